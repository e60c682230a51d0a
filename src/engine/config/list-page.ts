import type { Api } from '../../api/create-api.ts';
import { buildListQuery, type ListParams, readListResponse } from '../../api/paging.ts';
import { formatCount } from '../../ui/format.ts';
import type { Resource, ResourceRecord } from './resource.ts';

/** The part of a resource that reads a list. */
export type ListResource = Pick<
  Resource,
  'operations' | 'paging' | 'rows' | 'idProperty' | 'search'
>;

/** How many rows were read to find those of a search, and how many there were to read. */
export interface Searched {
  count: number;
  total: number;
}

/** A page of a list. */
export interface ListPage {
  /** The number of rows on all pages. */
  total: number;
  rows: ResourceRecord[];
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  search: string;
  /** Present if there may be more rows than were found. */
  searched?: Searched;
}

/** "150 of 2,034 searched" */
export const formatSearched = ({ count, total }: Searched): string =>
  `${formatCount(count)} of ${formatCount(total)} searched`;

/** The number of pages for `total` rows, at least one. */
export const countPages = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));

/** Whether the words of a search may be in different properties of a row, which the server may not find together. */
export const hasSeveralWords = ({ search }: Pick<ListResource, 'search'>, text: string): boolean =>
  search.fields.length > 1 && text.includes(' ');

/** Reads a page of a list, with the rows that the server finds for a search. */
export async function fetchListPage(
  api: Api,
  { operations, paging, rows }: Pick<ListResource, 'operations' | 'paging' | 'rows'>,
  listParams: ListParams,
  signal: AbortSignal,
): Promise<ListPage> {
  const query = buildListQuery(paging, listParams);
  const response = await api.requestByKey(operations.list, { query }, signal);
  return {
    ...readListResponse<ResourceRecord>(paging, rows, response),
    // Placeholder rows of the page before keep theirs.
    firstRowNumber: (listParams.page - 1) * listParams.pageSize + 1,
    search: listParams.search,
  };
}
