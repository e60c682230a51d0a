/** How one list is paged and searched. */
import type { Constraints } from './contract.ts';
import type { PartPath } from './response-parts.ts';

/** The values of filters, by their names. */
type FilterValues = Readonly<Record<string, string>>;

/** Which rows a list has on all of its pages, and in which order. */
export interface ListCriteria {
  search: string;
  /** Absent where none is set. */
  filters?: FilterValues;
  /** The property that the rows are sorted by, after a minus downwards; absent in the order of the server. */
  sort?: string | undefined;
}

/** What a list shows. */
export interface ListParams extends ListCriteria {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Where the page begins, in a list whose pages the server tells one after the other; undefined for the first. */
  cursor?: string | undefined;
}

/** The page sizes that the contract allows. */
export interface PageSizes {
  options: readonly number[];
  defaultSize: number;
}

/** How a page is asked for: by its number, by the rows before it, by what the page before said, or not at all. */
export type PageRequest =
  | { by: 'number'; name: string; size: string; firstPage: number }
  | { by: 'offset'; name: string; size: string }
  | { by: 'cursor'; name: string; size?: string }
  | { by: 'nothing'; size?: string };

/** A query parameter, or a property, with few values, or with those of a kind that has an input of its own. */
export interface Filter {
  /** The name of the parameter, or of the property. */
  name: string;
  /** Those of one value. */
  constraints: Constraints;
  /** The value that is meant where none is set; absent where that is any. */
  defaultValue?: string;
}

/** Where the response has the number of rows on all pages. */
export type TotalPlace = { path: PartPath } | { header: string };

/** How one list is read. */
export interface Paging {
  request: PageRequest;
  pageSizes: PageSizes;
  /** The query parameter of a search; absent where the server does not search. */
  search?: string;
  /** What chooses among the rows: query parameters, or properties of the rows. */
  filters?: readonly Filter[];
  /** Whether filters are properties that the console compares, because the server does not filter. */
  filtersRows?: boolean;
  /** The query parameters of the orders in which the server sorts. */
  sorts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rows: PartPath;
  /** The property of a row that holds its properties: `attributes` of JSON:API, or the only one. */
  rowProperties?: string;
  /** The parameters that the list requires beside those of its page. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Absent where the response does not tell. */
  total?: TotalPlace;
  /** What the response says of the next page: whether there is one, its address or its cursor. */
  next?: PartPath;
}

/** The query parameters for a page of a list; without a search, that parameter is left out. */
export function buildListQuery(
  {
    request,
    search: searchParam,
    fixed,
    sorts,
    filtersRows = false,
  }: Pick<Paging, 'request' | 'search' | 'fixed' | 'sorts' | 'filtersRows'>,
  { page, pageSize, search, filters, sort = '', cursor }: ListParams,
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
      return { ...searched, [request.name]: page - 1 + request.firstPage, ...sized };
    case 'offset':
      return { ...searched, [request.name]: (page - 1) * pageSize, ...sized };
    case 'cursor':
      return { ...searched, ...(cursor !== undefined && { [request.name]: cursor }), ...sized };
    case 'nothing':
      return { ...searched, ...sized };
  }
}
