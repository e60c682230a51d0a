import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { operationQueryKey } from '../../api/query-client.ts';
import { useApi } from '../../session/session-context.ts';
import { useRouter } from '../../ui/route-link.tsx';
import { buildListAddress, createOriginState, type ListOrigin } from '../config/list-params.ts';
import {
  type ListPage,
  listQuery,
  type PrefetchableQuery,
  recordQuery,
} from '../config/queries.ts';
import { getId } from '../config/read-record.ts';
import type { Resource } from '../config/resource.ts';

type IdentifiedResource = Pick<Resource, 'idProperty'>;

/**
 * Where a record is in the list that it was opened from, and the rows before and after it, which may be on other pages;
 * rows are counted from 1 over all pages. If the list has changed and the record is not there any more, its neighbours
 * are those of the row that it had: the rows after it have moved up.
 */
export function findPosition(
  resource: IdentifiedResource,
  { rows, firstRowNumber, total }: ListPage,
  id: string,
  lastRowNumber = Number.NaN,
) {
  const inList = (number: number) => (number >= 1 && number <= total ? number : undefined);
  const index = rows.findIndex((row) => getId(resource, row) === id);
  if (index === -1) {
    const previous = inList(Math.min(lastRowNumber - 1, total));
    return { rowNumber: undefined, previous, next: inList(lastRowNumber), total };
  }
  const rowNumber = firstRowNumber + index;
  return { rowNumber, previous: inList(rowNumber - 1), next: inList(rowNumber + 1), total };
}

/** The parameters of the page that a row is on. */
export const getPageOfRow = (listParams: ListParams, rowNumber: number): ListParams => ({
  ...listParams,
  page: Math.ceil(rowNumber / listParams.pageSize),
});

/** The identifier of the record in a row; undefined if it is not on the page. */
export function findRowId(
  resource: IdentifiedResource,
  { rows, firstRowNumber }: ListPage,
  rowNumber: number,
): string | undefined {
  const row = rows[rowNumber - firstRowNumber];
  return row && getId(resource, row);
}

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
  const pageParams = getPageOfRow(listParams, rowNumber ?? 1);
  const query = listQuery(api, resource, pageParams);
  const { data: page } = useQuery({ ...query, enabled: false });
  if (rowNumber === undefined) return undefined;
  const id = page && findRowId(resource, page, rowNumber);
  if (id === undefined)
    return { rowNumber, id, address: buildListAddress(resource, pageParams), query };
  const address = generatePath(resource.routes.view, { id });
  return { rowNumber, id, address, query: recordQuery(api, resource, id) };
}

/** The records before and after one, in the order of the list that it was opened from. */
export function useRecordNavigation(resource: Resource, id: string, origin: ListOrigin) {
  const { listParams } = origin;
  const api = useApi();
  const queries = useQueryClient();
  const { router } = useRouter();

  // The list of the screen before is in memory; it is read again only if something has changed since.
  const { data: page } = useQuery({ ...listQuery(api, resource, listParams), staleTime: Infinity });
  const position = page && findPosition(resource, page, id, origin.rowNumber);
  const previous = useNeighbour(resource, listParams, position?.previous);
  const next = useNeighbour(resource, listParams, position?.next);

  const { mutate: fetchPage, isPending: isOpening } = useMutation({
    mutationFn: (rowNumber: number) =>
      queries.fetchQuery({
        ...listQuery(api, resource, getPageOfRow(listParams, rowNumber)),
        staleTime: Infinity,
      }),
  });

  /** Shows a record in place of the other, so that Back leads to the list. */
  function show(rowId: string, rowNumber: number) {
    const listAddress = buildListAddress(resource, getPageOfRow(listParams, rowNumber));
    void router.navigate(generatePath(resource.routes.view, { id: rowId }), {
      replace: true,
      state: createOriginState(listAddress, rowNumber),
      // The next click or key finds the links of the next record.
      flushSync: true,
    });
  }

  /** Opens a neighbour, after its page of the list was read. Nothing happens if the screen is left meanwhile. */
  function open({ rowNumber, id: knownId }: Neighbour) {
    if (knownId !== undefined) return show(knownId, rowNumber);
    return fetchPage(rowNumber, {
      onSuccess(data) {
        const rowId = findRowId(resource, data, rowNumber);
        if (rowId !== undefined) return show(rowId, rowNumber);
        // The list has become shorter since it was read.
        return queries.invalidateQueries({
          queryKey: operationQueryKey(resource.operations.list),
        });
      },
    });
  }

  return { position, previous, next, isOpening, open };
}
