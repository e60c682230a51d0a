/** The queries of a list and of a record. The loader of a route, its screen and a prefetch use the same options. */
import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryState,
  type UseQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Api } from '../../api/create-api.ts';
import { buildListQuery, type ListCriteria, type ListParams } from '../../api/paging.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { operationQuery } from '../../api/query-client.ts';
import { useIsPrefetchEnabled } from '../../session/session-context.ts';
import { loadModule } from '../../ui/loading/load-module.ts';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import { fetchShared, type QueryContext } from './fetch-shared.ts';
import {
  fetchListPage,
  getCriteriaKey,
  hasSeveralWords,
  isReadWhole,
  type ListPage,
  type ListResource,
  pickCriteria,
} from './list-page.ts';
import { selectRecord, toReadResponse } from './record-response.ts';
import { getId, type Resource } from './resource.ts';

/** Query options for a page of a list. */
export function listQuery(api: Api, resource: ListResource, listParams: ListParams) {
  const { operations, paging } = resource;
  const { pageNumber, pageSize, search } = listParams;
  const criteria = pickCriteria(listParams);

  /** Finds a page of a search for several words that the server does not find together. */
  async function searchWords(empty: ListPage, context: QueryContext): Promise<ListPage> {
    const { searchList } = await loadModule(() => import('./search-words.ts'));
    const query = {
      // The key is the same for all pages of the search.
      queryKey: [operations.list, { words: criteria }],
      // The query of the page repeats failed requests.
      retry: false,
      queryFn: ({ signal }: QueryContext) => searchList(api, resource, criteria, signal),
    };
    const { rows, ...found } = await fetchShared(query, context);
    const first = (pageNumber - 1) * pageSize;
    return { ...empty, ...found, rows: rows.slice(first, first + pageSize), total: rows.length };
  }

  return {
    queryKey: [
      operations.list,
      isReadWhole(paging, listParams)
        ? { listParams }
        : { query: buildListQuery(paging, listParams) },
    ] as const,
    async queryFn(context: QueryContext): Promise<ListPage> {
      if (isReadWhole(paging, listParams)) {
        const { cutPage } = await loadModule(() => import('./whole-list.ts'));
        return cutPage(api, resource, listParams, context);
      }
      const found = await fetchListPage(api, resource, listParams, context.signal);
      const isSearched = found.total > 0 || !hasSeveralWords(resource, search);
      return isSearched ? found : searchWords(found, context);
    },
  };
}

/**
 * The number of rows that some criteria choose, if one of its pages is in memory; undefined otherwise. It sends no
 * request.
 */
export function findTotal(
  queryClient: QueryClient,
  { operations }: Pick<Resource, 'operations'>,
  criteria: ListCriteria,
): number | undefined {
  const key = getCriteriaKey(criteria);
  const [latest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [operations.list] })
    .map(({ state }) => state as QueryState<Partial<ListPage>>)
    .filter(({ data }) => hasCriteria(data, key) && data.isTotalKnown)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return latest?.data?.total;
}

/** Whether cached data of the list operation is a page of the list with the rows of some criteria. */
const hasCriteria = (data: Partial<ListPage> | undefined, key: string): data is ListPage =>
  data?.search !== undefined && getCriteriaKey({ ...data, search: data.search }) === key;

/** The cursor of a page, if the previous page was read; undefined for the first page, and for lists without cursors. */
export function findCursor(
  queryClient: QueryClient,
  { operations }: Pick<Resource, 'operations'>,
  listParams: ListParams,
): string | undefined {
  const firstRowNumber = (listParams.pageNumber - 2) * listParams.pageSize + 1;
  const key = getCriteriaKey(listParams);
  return queryClient
    .getQueriesData<Partial<ListPage>>({ queryKey: [operations.list] })
    .map(([, data]) => data)
    .filter((data) => hasCriteria(data, key))
    .find((data) => data.firstRowNumber === firstRowNumber && data.sort === listParams.sort)
    ?.nextCursor;
}

/**
 * Query options for the record with an id. If the contract has no operation that reads one record, its row is the
 * record.
 */
export function recordQuery(api: Api, resource: Resource, id: string) {
  const { read, list } = resource.operations;
  // This is created by another function, because the cached query keeps a reference to everything in the scope of its
  // functions.
  const select = requireRecord(resource, id);
  const query: Pick<UseQueryOptions, 'queryKey'> & { queryFn: ReturnType<typeof createRowReader> } =
    read === undefined
      ? { queryKey: [list, { record: id }], queryFn: createRowReader(api, resource, id) }
      : operationQuery(api, read, { path: buildPathParams(read, id) });
  return { ...query, select };
}

const createRowReader =
  (api: Api, resource: Resource, id: string) =>
  async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
    const { readRow } = await loadModule(() => import('./read-row.ts'));
    return toReadResponse(resource, await readRow(api, resource, id, signal));
  };

/** Returns a function that reads the record from a response, and throws if the response has none. */
function requireRecord(resource: Resource, id: string) {
  const select = selectRecord(resource);
  const name = resource.labels.singular.toLowerCase();
  return (response: unknown) => {
    const record = select(response);
    if (!record) throw new Error(`The server's answer has no ${name}.`);
    // A record that was read by its identifier may not contain the identifier.
    return resource.idProperty in record ? record : { ...record, [resource.idProperty]: id };
  };
}

/** The row of a record on a cached page of the list, in the form of a response to `read`. */
export function findRow(
  queryClient: QueryClient,
  api: Api,
  resource: Resource,
  listParams: ListParams,
  id: string,
): unknown {
  const page = queryClient.getQueryData<ListPage>(listQuery(api, resource, listParams).queryKey);
  const row = page?.rows.find((candidate) => getId(resource, candidate) === id);
  return row && toReadResponse(resource, row);
}

/** The browser, with the preference that only some browsers have. */
type NetworkNavigator = Navigator & { connection?: { saveData?: boolean } };

/**
 * Prefetches a query that is likely to be shown next, once the browser is idle, unless its data is cached, the
 * administrator is offline, or the browser asks to save data. Undefined prefetches nothing.
 */
export function usePrefetch(query: FetchQueryOptions | undefined): void {
  const queryClient = useQueryClient();
  const isEnabled = useIsPrefetchEnabled();
  const hash = query && hashKey(query.queryKey);

  const prefetch = useEffectEvent(() => {
    const { connection, onLine }: NetworkNavigator = navigator;
    if (!query || !onLine || connection?.saveData) return;
    void queryClient.prefetchQuery({ ...query, staleTime: 'static' });
  });

  useEffect(
    () => (isEnabled && hash !== undefined ? whenIdle(() => prefetch()) : undefined),
    [isEnabled, hash],
  );
}
