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

/** How many rows a search has read, and how many there are to read. */
export interface Searched {
  count: number;
  total: number;
}

/**
 * A list that is too long to be read whole before the administrator agrees. Numbers that are not known in advance are
 * undefined.
 */
export interface Unread {
  total: number | undefined;
  requestCount: number | undefined;
}

/** A page of a list. */
export interface ListPage extends ReadPage, ListCriteria {
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  /** How far the search has read; present if more rows may match than were found. */
  searched?: Searched;
  /** How many rows were read, if the page was made from all rows of the list. */
  readCount?: number;
  /** The size of a long list. It takes the place of the rows until the administrator agrees to read the whole list. */
  unread?: Unread;
}

/** Picks the criteria for rows and order from list parameters or a page. */
export const pickCriteria = ({ search, filters, sort }: ListCriteria): ListCriteria => ({
  search,
  ...(filters && { filters }),
  ...(sort !== undefined && { sort }),
});

/** A key that is equal for criteria with the same rows, whatever their order; empty for all rows. */
export const getCriteriaKey = ({ search, filters }: ListCriteria): string =>
  search === '' && !filters ? '' : hashKey([search, filters]);

/** "150 of 2,034 searched" */
export const formatSearched = ({ count, total }: Searched): string =>
  `${formatCount(count)} of ${formatCount(total)} searched`;

/** Whether a page of the list can only be made from all of its rows. */
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

/**
 * Whether a search has several words. They may be in different properties of a row, and the server may search only one
 * property at a time.
 */
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

/** Whether the console itself searches a list, because the server sends the whole list and does not search. */
export const isSearchedHere = ({ request, search }: Pick<Paging, 'request' | 'search'>): boolean =>
  request.by === 'nothing' && search === undefined;

/** Whether a list can be searched, by the server or by the console. */
export const canSearch = (paging: Pick<Paging, 'request' | 'search'>): boolean =>
  paging.search !== undefined || isSearchedHere(paging);

/** Reads a page of a list, with the rows that the server finds for a search. A list without pages has one page. */
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
  const page = readListResponse(paging, listParams, response);
  const rows = isSearchedHere(paging)
    ? page.rows.filter((row) => matchesSearch(row, search))
    : page.rows;
  return {
    ...page,
    rows: request.by === 'nothing' ? sortRows(rows, sort) : rows,
    ...(request.by === 'nothing' && { total: rows.length }),
    // While rows of the previous page are shown, they keep their numbers.
    firstRowNumber: (listParams.pageNumber - 1) * listParams.pageSize + 1,
    ...pickCriteria(listParams),
  };
}
