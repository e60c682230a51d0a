import type { ListParams, PageSizes, Paging } from '../../api/paging.ts';

/** Reads the list parameters from a URL; an invalid value becomes page 1 or the default size. */
export function parseListParams(
  searchParams: URLSearchParams,
  { pageSizes: { options, defaultSize }, search }: Pick<Paging, 'pageSizes' | 'search'>,
): ListParams {
  const page = searchParams.get('page') ?? '';
  const size = Number(searchParams.get('size'));
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    pageSize: options.includes(size) ? size : defaultSize,
    search: search === undefined ? '' : (searchParams.get('q') ?? '').trim(),
  };
}

/** The URL parameters for a list; defaults are left out, unless the list would open with the preferred size. */
export function buildListParams(
  { page, pageSize, search }: ListParams,
  { defaultSize }: PageSizes,
  preferredSize = defaultSize,
): URLSearchParams {
  const searchParams = new URLSearchParams();
  if (page !== 1) searchParams.set('page', String(page));
  const opensWithSize = page === 1 ? preferredSize : defaultSize;
  if (pageSize !== defaultSize || pageSize !== opensWithSize)
    searchParams.set('size', String(pageSize));
  if (search !== '') searchParams.set('q', search);
  return searchParams;
}

/**
 * The URL parameters of a list that is opened, with the preferred size if the contract allows it. An address with a
 * page or a size has been shown before, and means the same rows to everyone.
 */
export function withPreferredSize(
  searchParams: URLSearchParams,
  { pageSizes: { options, defaultSize } }: Pick<Paging, 'pageSizes'>,
  preferredSize = defaultSize,
): URLSearchParams {
  const isChosen = searchParams.has('page') || searchParams.has('size');
  if (isChosen || preferredSize === defaultSize || !options.includes(preferredSize))
    return searchParams;
  return new URLSearchParams([['size', String(preferredSize)], ...searchParams]);
}

/** The number of pages for `total` rows, at least one. */
export const countPages = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
