import { createPath, parsePath } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { createEntryState, type EntryState, useEntryState } from '../../session/history-entry.ts';
import { buildListParams, parseListParams } from './list-params.ts';
import type { Resource } from './resource.ts';

/** The list that a record was opened from. */
export interface ListOrigin {
  /** The address of its page: `/admin/users?page=2&q=jane`. */
  address: string;
  listParams: ListParams;
  /** The number of the record's row when it was opened, counted from 1 over all pages; undefined if it is not known. */
  rowNumber: number | undefined;
}

/** The state of a history entry for a record or an add screen: the list from which it was opened. */
export const createOriginState = (listAddress: string, rowNumber?: number): EntryState =>
  createEntryState({ listAddress, rowNumber });

/** The address of a page of the list. */
export const buildListAddress = ({ routes, paging }: Resource, listParams: ListParams): string =>
  createPath({
    pathname: routes.list,
    search: buildListParams(listParams, paging.pageSizes).toString(),
  });

/** Reads the origin from a history entry; undefined if there is none, or it is not a page of this resource's list. */
export function readListOrigin(
  resource: Resource,
  { listAddress: address, rowNumber }: EntryState,
): ListOrigin | undefined {
  if (address === undefined) return undefined;
  const { pathname, search } = parsePath(address);
  if (pathname !== resource.routes.list) return undefined;
  const listParams = parseListParams(new URLSearchParams(search), resource.paging);
  return { address, listParams, rowNumber };
}

/** The list that the record on the screen was opened from. */
export const useListOrigin = (resource: Resource): ListOrigin | undefined =>
  readListOrigin(resource, useEntryState());
