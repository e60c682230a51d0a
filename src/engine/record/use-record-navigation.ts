import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { generatePath } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { operationQueryKey } from '../../api/query-client.ts';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { useErrorToast } from '../../ui/feedback/toast.tsx';
import { useRouter } from '../../ui/route-link.tsx';
import { type ListPage, listQuery } from '../config/list-query.ts';
import { buildListAddress, createOriginState, type ListOrigin } from '../config/list-origin.ts';
import { recordQuery } from '../config/read-record.ts';
import type { Resource } from '../config/resource.ts';
import type { PrefetchableQuery } from '../config/use-prefetch.ts';
import { findPosition, findRowId, getPageOfRow } from './record-position.ts';

/** A record before or after the one on the screen. */
export interface Neighbour {
  rowNumber: number;
  /** Undefined while its page of the list is not in memory. */
  id: string | undefined;
  /** The address of the record, or else of its page of the list. */
  address: string;
  /** The query of what is there. */
  query: PrefetchableQuery;
}

/** The record in a row, if its page is in memory. It sends no request. */
function useNeighbour(
  resource: Resource,
  listParams: ListParams,
  rowNumber: number | undefined,
): Neighbour | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(onChange),
    [queries],
  );
  const pageParams = getPageOfRow(listParams, rowNumber ?? 1);
  const pageQuery = listQuery(api, resource, pageParams);
  const id = useSyncExternalStore(subscribe, () => {
    if (rowNumber === undefined) return undefined;
    const page = queries.getQueryData<ListPage>(pageQuery.queryKey);
    return page && findRowId(resource, page, rowNumber);
  });
  if (rowNumber === undefined) return undefined;
  if (id === undefined)
    return { rowNumber, id, address: buildListAddress(resource, pageParams), query: pageQuery };
  const address = generatePath(resource.routes.view, { id });
  return { rowNumber, id, address, query: recordQuery(api, resource, id) };
}

/** The records before and after one, in the order of the list that it was opened from. */
export function useRecordNavigation(resource: Resource, id: string, origin: ListOrigin) {
  const { listParams } = origin;
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const { router } = useRouter();
  const errorToast = useErrorToast();
  const isRunning = useRef(false);
  const [isOpening, setOpening] = useState(false);

  // The list of the screen before is in memory; it is read again only if something has changed since.
  const { data: page } = useQuery({ ...listQuery(api, resource, listParams), staleTime: Infinity });
  const position = page && findPosition(resource, page, id, origin.rowNumber);
  const previous = useNeighbour(resource, listParams, position?.previous);
  const next = useNeighbour(resource, listParams, position?.next);

  /** The identifier of a neighbour whose page is not in memory; undefined if that failed, or there is none any more. */
  async function fetchRowId(rowNumber: number): Promise<string | undefined> {
    const signal = store.getSignal();
    try {
      const data = await queries.fetchQuery({
        ...listQuery(api, resource, getPageOfRow(listParams, rowNumber)),
        staleTime: Infinity,
      });
      const rowId = findRowId(resource, data, rowNumber);
      if (rowId !== undefined) return rowId;
      // The list has become shorter since it was read.
      await queries.invalidateQueries({ queryKey: operationQueryKey(resource.operations.list) });
    } catch (error) {
      if (!signal.aborted) errorToast.show(error as Error);
    }
    return undefined;
  }

  /** Opens a neighbour in place of the record, so that Back leads to the list. Ignored while another one is being opened. */
  async function open(neighbour: Neighbour) {
    if (isRunning.current) return;
    isRunning.current = true;
    setOpening(true);
    const { location } = router.state;
    const { rowNumber } = neighbour;
    const rowId = neighbour.id ?? (await fetchRowId(rowNumber));
    isRunning.current = false;
    setOpening(false);
    const isLeft = router.state.location !== location;
    if (rowId === undefined || isLeft) return;
    const listAddress = buildListAddress(resource, getPageOfRow(listParams, rowNumber));
    void router.navigate(generatePath(resource.routes.view, { id: rowId }), {
      replace: true,
      state: createOriginState(listAddress, rowNumber),
      // The next click or key finds the links of the next record.
      flushSync: true,
    });
  }

  return { position, previous, next, isOpening, open };
}
