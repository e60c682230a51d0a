import { useLocation } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { buildListParams, parseListParams } from './queries.ts';
import type { Resource } from './resource.ts';

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
