import { type FetchQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import { toError } from '../../api/to-error.ts';
import { useApi } from '../../session/session-context.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { useRouter } from '../../ui/route-link.tsx';
import { useLifetimeSignal } from '../../ui/use-lifetime.ts';
import { readAgainIfRemoved } from '../config/fetch-shared.ts';
import { buildListAddress, createOriginState } from '../config/list-origin.ts';
import type { ListPage } from '../config/list-page.ts';
import { listQuery, recordQuery } from '../config/queries.ts';
import { getId, type Resource } from '../config/resource.ts';

/**
 * Finds the position of a record in the list from which it was opened, and the rows before and after it, which may be
 * on other pages. Rows are counted from 1 over all pages. If the list has changed and no longer has the record,
 * `lastRowNumber` is the row that it had; its neighbours are the row before, and the row that has moved up into its
 * place.
 */
export function findNeighbours(
  resource: Pick<Resource, 'idProperty'>,
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

/** The list parameters of the page that has a row. */
export const getPageOfRow = (listParams: ListParams, rowNumber: number): ListParams => ({
  ...listParams,
  pageNumber: Math.ceil(rowNumber / listParams.pageSize),
});

/** The identifier of the record in a row; undefined if it is not on the page. */
export function findRowId(
  resource: Pick<Resource, 'idProperty'>,
  { rows, firstRowNumber }: ListPage,
  rowNumber: number,
): string | undefined {
  const row = rows[rowNumber - firstRowNumber];
  return row && getId(resource, row);
}

/** The record before or after the one on the screen. */
export interface Neighbour {
  rowNumber: number;
  /** The address of the record. Until its page is cached, the address of this page of the list. */
  address: string;
  /** The query of the record, or of its page of the list. */
  query: FetchQueryOptions;
}

/** The neighbour in a row. This sends no request. */
export function useNeighbour(
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
    return { rowNumber, address: buildListAddress(resource, pageParams), query };
  const address = generatePath(resource.routes.view, { id });
  return { rowNumber, address, query: recordQuery(api, resource, id) };
}

/** Returns a function that shows the record in a row of the list, after it has read the page of the row. */
export function useOpenRow(resource: Resource, listParams: ListParams) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { router } = useRouter();
  const getSignal = useLifetimeSignal();
  const [isOpening, setOpening] = useState(false);

  async function openRow(rowNumber: number) {
    const signal = getSignal();
    const pageParams = getPageOfRow(listParams, rowNumber);
    const query = listQuery(api, resource, pageParams);
    setOpening(true);
    try {
      const page = await readAgainIfRemoved(() => queryClient.ensureQueryData(query), signal);
      if (signal.aborted) return;
      const id = findRowId(resource, page, rowNumber);
      if (id === undefined) {
        // The list has become shorter since it was read.
        void invalidateOperations(queryClient, [resource.operations.list]);
      } else {
        void router.navigate(generatePath(resource.routes.view, { id }), {
          // The new entry replaces that of the previous record, so that Back leads to the list.
          replace: true,
          state: createOriginState(buildListAddress(resource, pageParams), rowNumber),
          // The screen is rendered at once, so that the next click or key finds the links of the new record.
          flushSync: true,
        });
      }
    } catch (error) {
      if (!signal.aborted) toastError(toError(error).message);
    }
    setOpening(false);
  }

  return { isOpening, openRow };
}
