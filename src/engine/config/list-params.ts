import type { ListParams, PageSizes, Paging } from '../../api/paging.ts';

/**
 * Reads the list parameters from a URL; an invalid value becomes page 1 or the preferred size, and without a valid
 * preference the default size.
 */
export function parseListParams(
  searchParams: URLSearchParams,
  { pageSizes, search }: Pick<Paging, 'pageSizes' | 'search'>,
  preferredSize?: number,
): ListParams {
  const { options, defaultSize } = pageSizes;
  const page = searchParams.get('page') ?? '';
  const sizes = [Number(searchParams.get('size')), preferredSize ?? defaultSize];
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    pageSize: sizes.find((size) => options.includes(size)) ?? defaultSize,
    search: search === undefined ? '' : (searchParams.get('q') ?? '').trim(),
  };
}

/**
 * The URL parameters for a list; defaults are left out. The size is left out only where it is the default for everyone:
 * a link means the same page to an administrator with another preference, or none.
 */
export function buildListParams(
  { page, pageSize, search }: ListParams,
  { defaultSize }: PageSizes,
  preferredSize = defaultSize,
): URLSearchParams {
  const searchParams = new URLSearchParams();
  if (page !== 1) searchParams.set('page', String(page));
  if (pageSize !== defaultSize || preferredSize !== defaultSize)
    searchParams.set('size', String(pageSize));
  if (search !== '') searchParams.set('q', search);
  return searchParams;
}

/** The number of pages for `total` rows, at least one. */
export const countPages = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
