import type { Constraints } from '../../api/contract.ts';

/** The state of a list in the URL. */
export interface ListParams {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  search: string;
}

/** The page sizes that the contract allows. */
export interface PageSizes {
  options: readonly number[];
  defaultSize: number;
}

/** The page sizes from the constraints of `resultPerPage`. */
export function readPageSizes(constraints: Constraints | undefined): PageSizes {
  const sizes = (constraints?.enum ?? []).filter((size) => typeof size === 'number');
  const defaultSize =
    typeof constraints?.default === 'number' ? constraints.default : (sizes[0] ?? 1);
  return { options: sizes.length > 0 ? sizes : [defaultSize], defaultSize };
}

/** Reads the list parameters from a URL; an invalid value becomes page 1 or the default size. */
export function parseListParams(searchParams: URLSearchParams, pageSizes: PageSizes): ListParams {
  const page = searchParams.get('page') ?? '';
  const size = Number(searchParams.get('size'));
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    pageSize: pageSizes.options.includes(size) ? size : pageSizes.defaultSize,
    search: (searchParams.get('q') ?? '').trim(),
  };
}

/** The URL parameters for a list; defaults are left out. */
export function buildListParams(
  { page, pageSize, search }: ListParams,
  { defaultSize }: PageSizes,
): URLSearchParams {
  const searchParams = new URLSearchParams();
  if (page !== 1) searchParams.set('page', String(page));
  if (pageSize !== defaultSize) searchParams.set('size', String(pageSize));
  if (search !== '') searchParams.set('q', search);
  return searchParams;
}

/** The query parameters of the list operation; `key` is left out without a search. */
export const buildListQuery = ({ page, pageSize, search }: ListParams) => ({
  ...(search !== '' && { key: search }),
  currentPage: page,
  resultPerPage: pageSize,
});

/** The number of pages for `total` rows, at least one. */
export const countPages = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
