/** The state of a list in its address: page, page size, search, filters and order. */
import type { ListParams, PageSizes, Paging } from '../../api/paging.ts';
import { readFilterValues } from '../../api/read-filters.ts';
import { cleanText } from '../../ui/clean-text.ts';
import { canSearch } from './list-page.ts';
import { canSortHere } from './sort-rows.ts';

/** A search as it is sent: a clean text with single spaces between its words. */
export const cleanSearch = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

/** The URL parameters of every list. */
const ownNames = new Set(['page', 'size', 'q', 'sort', 'cursor']);

/**
 * The URL parameter of a filter: its name in the contract, or with a prefix if the list itself has a parameter of this
 * name.
 */
const toUrlName = (filter: string) => (ownNames.has(filter) ? `filter.${filter}` : filter);

/** Reads the list parameters from a URL; an invalid value becomes page 1 or the default size. */
export function parseListParams(
  searchParams: URLSearchParams,
  paging: Pick<Paging, 'request' | 'pageSizes' | 'search' | 'filters' | 'sorts'>,
): ListParams {
  const { options, defaultSize } = paging.pageSizes;
  const cursor = (paging.request.by === 'cursor' && searchParams.get('cursor')) || undefined;
  // If the list has cursors, a page needs one.
  const isReachable = paging.request.by !== 'cursor' || cursor !== undefined;
  const page = (isReachable && searchParams.get('page')) || '';
  const size = Number(searchParams.get('size'));
  const sort = searchParams.get('sort') ?? '';
  const isSorted = canSortHere(paging) || Object.hasOwn(paging.sorts ?? {}, sort);
  return {
    pageNumber: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    pageSize: options.includes(size) ? size : defaultSize,
    search: canSearch(paging) ? cleanSearch(searchParams.get('q') ?? '') : '',
    ...readFilterValues(paging.filters, (name) => searchParams.get(toUrlName(name))),
    ...(sort !== '' && isSorted && { sort }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** The page size with which a list opens: the preferred one if the contract allows it. */
const getOpeningSize = ({ options, defaultSize }: PageSizes, preferredSize: number | undefined) =>
  preferredSize !== undefined && options.includes(preferredSize) ? preferredSize : defaultSize;

/** The URL parameters for a list. Defaults are left out, unless the list would then open with the preferred size. */
export function buildListParams(
  { pageNumber, pageSize, search, filters = {}, sort, cursor }: ListParams,
  pageSizes: PageSizes,
  preferredSize?: number,
): URLSearchParams {
  const { defaultSize } = pageSizes;
  const searchParams = new URLSearchParams();
  if (pageNumber !== 1) searchParams.set('page', String(pageNumber));
  const opensWithSize = pageNumber === 1 ? getOpeningSize(pageSizes, preferredSize) : defaultSize;
  if (pageSize !== defaultSize || pageSize !== opensWithSize)
    searchParams.set('size', String(pageSize));
  if (search !== '') searchParams.set('q', search);
  for (const [name, value] of Object.entries(filters)) searchParams.set(toUrlName(name), value);
  if (sort !== undefined) searchParams.set('sort', sort);
  if (pageNumber !== 1 && cursor !== undefined) searchParams.set('cursor', cursor);
  return searchParams;
}

/**
 * The URL parameters of a list that is opened, with the preferred size. An address that names a page or a size is not
 * changed, because it has been shown before, and has to mean the same rows to everyone.
 */
export function withPreferredSize(
  searchParams: URLSearchParams,
  { pageSizes }: Pick<Paging, 'pageSizes'>,
  preferredSize?: number,
): URLSearchParams {
  const size = getOpeningSize(pageSizes, preferredSize);
  const isChosen = searchParams.has('page') || searchParams.has('size');
  if (isChosen || size === pageSizes.defaultSize) return searchParams;
  return new URLSearchParams([['size', String(size)], ...searchParams]);
}
