import { useLocation } from 'react-router-dom';
import type { ListParams, PageSizes, Paging } from '../../api/paging.ts';
import type { Resource } from './resource.ts';

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

/** What the router's state of a record's address keeps of the list that it was opened from. */
interface OriginState {
  /** The address of the page of the list: `/admin/users?page=2&q=jane`. */
  listAddress: string;
  rowNumber?: number | undefined;
}

/** The list that a record was opened from. */
export interface ListOrigin {
  /** The address of its page. */
  address: string;
  listParams: ListParams;
  /** The number of the record's row when it was opened, counted from 1 over all pages; undefined if it is not known. */
  rowNumber: number | undefined;
}

/** Router state for the address of a record, or of the add screen. It survives a reload and Back, but opens no new tab. */
export const createOriginState = (listAddress: string, rowNumber?: number): OriginState => ({
  listAddress,
  rowNumber,
});

/** The address of a page of the list. */
export const buildListAddress = ({ routes, paging }: Resource, listParams: ListParams): string => {
  const search = buildListParams(listParams, paging.pageSizes).toString();
  return search === '' ? routes.list : `${routes.list}?${search}`;
};

/** Reads the origin from the router's state; undefined if there is none, or it is not a page of this resource's list. */
export function readListOrigin(resource: Resource, state: unknown): ListOrigin | undefined {
  const { listAddress: address, rowNumber } = (state ?? {}) as Partial<OriginState>;
  if (typeof address !== 'string') return undefined;
  const [pathname, ...search] = address.split('?');
  if (pathname !== resource.routes.list) return undefined;
  const searchParams = new URLSearchParams(search.join('?'));
  return { address, listParams: parseListParams(searchParams, resource.paging), rowNumber };
}

/** The list that the record on the screen was opened from. */
export function useListOrigin(resource: Resource): ListOrigin | undefined {
  const { state } = useLocation();
  return readListOrigin(resource, state);
}
