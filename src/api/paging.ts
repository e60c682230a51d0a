/** How one list is paged and searched. */
import type { Constraints } from './contract.ts';
import type { PartPath } from './response-parts.ts';

/** The values of filters, by their names. */
type FilterValues = Readonly<Record<string, string>>;

/** Criteria that choose the rows of a list, and their order. */
export interface ListCriteria {
  search: string;
  /** The values of the filters; absent if no filter is set. */
  filters?: FilterValues;
  /** The property by which rows are sorted, with a minus for descending order; absent for the order of the server. */
  sort?: string | undefined;
}

/** What a list shows: the criteria, and the page. */
export interface ListParams extends ListCriteria {
  /** The number of the page, counted from 1. */
  pageNumber: number;
  pageSize: number;
  /** The cursor of the page, in a list with cursors; undefined for the first page. */
  cursor?: string | undefined;
}

/** The page sizes that the contract allows. */
export interface PageSizes {
  options: readonly number[];
  defaultSize: number;
}

/** How a page is requested: by its number, by the number of rows before it, by a cursor, or not at all. */
export type PageRequest =
  | { by: 'number'; name: string; size: string; firstPage: number }
  | { by: 'offset'; name: string; size: string }
  | { by: 'cursor'; name: string; size?: string }
  | { by: 'nothing'; size?: string };

/**
 * A filter: a query parameter, or a property of the rows. It has few values, or values of a kind with an input of its
 * own.
 */
export interface Filter {
  /** The name of the parameter, or of the property. */
  name: string;
  /** The constraints of one value. */
  constraints: Constraints;
  /** The value that applies while none is set; absent if all rows are shown then. */
  defaultValue?: string;
}

/** Where the response has the number of rows on all pages. */
export type TotalSource = { path: PartPath } | { header: string };

/** How one list is read. */
export interface Paging {
  request: PageRequest;
  pageSizes: PageSizes;
  /** The query parameter of a search; absent if the server does not search. */
  search?: string;
  /** The filters of the list: query parameters, or properties of the rows. */
  filters?: readonly Filter[];
  /** Whether filters are properties that the console compares, because the server does not filter. */
  filtersRows?: boolean;
  /** The query parameters for each order in which the server sorts. */
  sorts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rows: PartPath;
  /** The property of a row that holds its values: `attributes` of JSON:API, or its only property. */
  rowProperties?: string;
  /** The values of other parameters that the list requires. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Where the response has the total; absent if it has none. */
  total?: TotalSource;
  /** The property that says whether there is a next page, or has its address or cursor. */
  next?: PartPath;
}

/** The query parameters for a page of a list. Without a search, the search parameter is left out. */
export function buildListQuery(
  {
    request,
    search: searchParam,
    fixed,
    sorts,
    filtersRows = false,
  }: Pick<Paging, 'request' | 'search' | 'fixed' | 'sorts' | 'filtersRows'>,
  { pageNumber, pageSize, search, filters, sort = '', cursor }: ListParams,
): Record<string, unknown> {
  const isSearched = searchParam !== undefined && search !== '';
  const searched = {
    ...fixed,
    ...(!filtersRows && filters),
    ...sorts?.[sort],
    ...(isSearched && { [searchParam]: search }),
  };
  const sized = request.size !== undefined && { [request.size]: pageSize };
  switch (request.by) {
    case 'number':
      return { ...searched, [request.name]: pageNumber - 1 + request.firstPage, ...sized };
    case 'offset':
      return { ...searched, [request.name]: (pageNumber - 1) * pageSize, ...sized };
    case 'cursor':
      return { ...searched, ...(cursor !== undefined && { [request.name]: cursor }), ...sized };
    case 'nothing':
      return { ...searched, ...sized };
  }
}
