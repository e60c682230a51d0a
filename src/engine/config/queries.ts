/** What an address shows: the queries of a list and of a record, the same for a route's loader, its screen and a prefetch. */
import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Api } from '../../api/create-api.ts';
import { buildListQuery, type ListParams, type PageSizes, type Paging } from '../../api/paging.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { operationQuery } from '../../api/query-client.ts';
import { useIsPrefetchEnabled } from '../../session/session-context.ts';
import { cleanText } from '../../ui/clean-text.ts';
import { loadModule } from '../../ui/loading/load-module.ts';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import { fetchListPage, hasSeveralWords, type ListPage, type ListResource } from './list-page.ts';
import { getId, type Resource, type ResourceRecord, selectRecord } from './resource.ts';

type QueryContext = Pick<QueryFunctionContext, 'client' | 'signal'>;

/** A search as it is sent: a clean text, whose words are separated by one plain space. */
export const cleanSearch = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

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
    search: search === undefined ? '' : cleanSearch(searchParams.get('q') ?? ''),
  };
}

/** The page size of a list that is opened: the preferred one if the contract allows it. */
const getOpeningSize = ({ options, defaultSize }: PageSizes, preferredSize: number | undefined) =>
  preferredSize !== undefined && options.includes(preferredSize) ? preferredSize : defaultSize;

/** The URL parameters for a list; defaults are left out, unless the list would open with the preferred size. */
export function buildListParams(
  { page, pageSize, search }: ListParams,
  pageSizes: PageSizes,
  preferredSize?: number,
): URLSearchParams {
  const { defaultSize } = pageSizes;
  const searchParams = new URLSearchParams();
  if (page !== 1) searchParams.set('page', String(page));
  const opensWithSize = page === 1 ? getOpeningSize(pageSizes, preferredSize) : defaultSize;
  if (pageSize !== defaultSize || pageSize !== opensWithSize)
    searchParams.set('size', String(pageSize));
  if (search !== '') searchParams.set('q', search);
  return searchParams;
}

/**
 * The URL parameters of a list that is opened, with the preferred size. An address with a page or a size has been shown
 * before, and means the same rows to everyone.
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

/** Query options for a page of a list. */
export function listQuery(api: Api, resource: ListResource, listParams: ListParams) {
  const { operations, paging } = resource;
  const { page, pageSize, search } = listParams;

  /** The page of a search for several words that the server does not find together. */
  async function searchWords(empty: ListPage, { client, signal }: QueryContext): Promise<ListPage> {
    const { searchList } = await loadModule(() => import('./search-words.ts'));
    const query = {
      // Of all its pages.
      queryKey: [operations.list, { words: search }],
      // The query of the page repeats.
      retry: false,
      queryFn: (context: QueryContext) => searchList(api, resource, search, context.signal),
    };
    const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
    signal.addEventListener('abort', cancel, { once: true });
    const { rows, ...found } = await client.fetchQuery(query);
    const first = (page - 1) * pageSize;
    return { ...empty, ...found, rows: rows.slice(first, first + pageSize), total: rows.length };
  }

  return {
    queryKey: [operations.list, { query: buildListQuery(paging, listParams) }] as const,
    async queryFn(context: QueryContext): Promise<ListPage> {
      const found = await fetchListPage(api, resource, listParams, context.signal);
      const isSearched = found.total > 0 || !hasSeveralWords(resource, search);
      return isSearched ? found : searchWords(found, context);
    },
  };
}

/**
 * The number of rows that a search finds, if one of its pages was read and nothing has changed since; undefined
 * otherwise. It sends no request.
 */
export function findTotal(
  client: QueryClient,
  { operations }: Pick<Resource, 'operations'>,
  search: string,
): number | undefined {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: [operations.list] })
    .map(({ state }) => state as QueryState<Partial<ListPage>>)
    .filter(({ data, isInvalidated }) => data?.search === search && !isInvalidated)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return latest?.data?.total;
}

/** Query options for the record with an id. */
export const recordQuery = (api: Api, resource: Resource, id: string) => ({
  ...operationQuery(api, resource.operations.read, {
    path: buildPathParams(resource.operations.read, id),
  }),
  // Created elsewhere: the cached query keeps a reference to everything in the scope of a function.
  select: requireRecord(resource),
});

/** Reads the record from a response. Where the contract allows a response without one, that is an error. */
function requireRecord(resource: Resource) {
  const select = selectRecord(resource);
  const name = resource.labels.singular.toLowerCase();
  return (response: unknown) => {
    const record = select(response) as ResourceRecord | null | undefined;
    if (!record) throw new Error(`The server's answer has no ${name}.`);
    return record;
  };
}

/** What a page of the list in memory has of a record, as the response that would read it. */
export function findRow(
  client: QueryClient,
  api: Api,
  resource: Resource,
  listParams: ListParams,
  id: string,
): unknown {
  const page = client.getQueryData<ListPage>(listQuery(api, resource, listParams).queryKey);
  const row = page?.rows.find((candidate) => getId(resource, candidate) === id);
  return row && resource.record !== undefined ? { [resource.record]: row } : row;
}

/**
 * Fetches what is likely to be shown next once the browser is idle, unless it is in memory, the administrator is offline,
 * or the browser was asked to save data. Undefined is nothing.
 */
export function usePrefetch(query: FetchQueryOptions | undefined): void {
  const queryClient = useQueryClient();
  const isEnabled = useIsPrefetchEnabled();
  const hash = query && hashKey(query.queryKey);

  const prefetch = useEffectEvent(() => {
    const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!query || !onLine || connection?.saveData) return;
    void queryClient.prefetchQuery({ ...query, staleTime: Infinity });
  });

  useEffect(
    () => (isEnabled && hash !== undefined ? whenIdle(() => prefetch()) : undefined),
    [isEnabled, hash],
  );
}
