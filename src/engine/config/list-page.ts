import type { Api } from '../../api/create-api.ts';
import { readListResponse, type ReadPage } from '../../api/list-response.ts';
import { hashKey } from '@tanstack/react-query';
import {
  buildListQuery,
  type ListCriteria,
  type ListParams,
  type Paging,
} from '../../api/paging.ts';
import { formatCount } from '../../ui/format.ts';
import { scoreText } from '../../ui/match-text.ts';
import type { Resource, ResourceRecord } from './resource.ts';
import { canSortHere, sortRows } from './sort-rows.ts';

/** The part of a resource that reads a list. */
export type ListResource = Pick<Resource, 'operations' | 'paging' | 'idProperty' | 'search'>;

/** How many rows were read to find those of a search, and how many there were to read. */
export interface Searched {
  count: number;
  total: number;
}

/** A list that is too long to be read whole without a question; what is undefined is not known before. */
export interface Unread {
  total: number | undefined;
  requestCount: number | undefined;
}

/** A page of a list. */
export interface ListPage extends ReadPage<ResourceRecord>, ListCriteria {
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  /** Present if there may be more rows than were found. */
  searched?: Searched;
  /** The number of rows that were read, of a page that follows from all of them. */
  readCount?: number;
  /** In place of the rows, until the administrator agrees. */
  unread?: Unread;
}

/** Of list parameters, or a page, what chooses among the rows and sorts them. */
export const pickCriteria = ({ search, filters, sort }: ListCriteria): ListCriteria => ({
  search,
  ...(filters && { filters }),
  ...(sort !== undefined && { sort }),
});

/** The same for criteria that choose the same rows, in any order; empty for all rows. */
export const getCriteriaKey = ({ search, filters }: ListCriteria): string =>
  search === '' && !filters ? '' : hashKey([search, filters]);

/** "150 of 2,034 searched" */
export const formatSearched = ({ count, total }: Searched): string =>
  `${formatCount(count)} of ${formatCount(total)} searched`;

/** Whether a page of a list follows from all of its rows. */
export const isReadWhole = (
  paging: Pick<Paging, 'request' | 'sorts' | 'filtersRows'>,
  { filters, sort }: Pick<ListCriteria, 'filters' | 'sort'>,
): boolean =>
  paging.request.by === 'nothing' ||
  (paging.filtersRows === true && filters !== undefined) ||
  (sort !== undefined && canSortHere(paging));

/** The number of pages for `total` rows, at least one. */
export const countPages = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));

/** Whether the words of a search may be in different properties of a row, which the server may not find together. */
export const hasSeveralWords = ({ search }: Pick<ListResource, 'search'>, text: string): boolean =>
  search.fields.length > 1 && text.includes(' ');

/** Whether a row has every word of a search in one of its texts and numbers. */
export const matchesSearch = (row: ResourceRecord, search: string): boolean =>
  search === '' ||
  scoreText(
    Object.values(row)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' '),
    search,
  ) > 0;

/** Whether a list is searched here, because the server does not, and sends all of it. */
export const isSearchedHere = ({ request, search }: Pick<Paging, 'request' | 'search'>): boolean =>
  request.by === 'nothing' && search === undefined;

/** Whether a list can be searched: by the server, or here. */
export const canSearch = (paging: Pick<Paging, 'request' | 'search'>): boolean =>
  paging.search !== undefined || isSearchedHere(paging);

/** Reads a page of a list, with the rows that the server finds for a search; a list without pages is one. */
export async function fetchListPage(
  api: Api,
  { operations, paging }: Pick<ListResource, 'operations' | 'paging'>,
  listParams: ListParams,
  signal: AbortSignal,
): Promise<ListPage> {
  const { request } = paging;
  const query = buildListQuery(paging, listParams);
  const response = await api.sendByKey(operations.list, { query }, signal);
  const { search, sort } = listParams;
  const page = readListResponse<ResourceRecord>(paging, listParams, response);
  const rows = isSearchedHere(paging)
    ? page.rows.filter((row) => matchesSearch(row, search))
    : page.rows;
  return {
    ...page,
    rows: request.by === 'nothing' ? sortRows(rows, sort) : rows,
    ...(request.by === 'nothing' && { total: rows.length }),
    // Placeholder rows of the page before keep theirs.
    firstRowNumber: (listParams.page - 1) * listParams.pageSize + 1,
    ...pickCriteria(listParams),
  };
}
