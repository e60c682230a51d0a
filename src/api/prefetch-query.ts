import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Api } from './create-api.ts';

/** The options of a query that a screen and its prefetch share. */
export interface PrefetchableQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

interface Address {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  /** The preferred rows per page of lists, by the name of the resource, where the address has none. */
  pageSizes: Readonly<Record<string, number>>;
}

/** Returns the query of the screen at an address. */
export type RouteQuery = (api: Api, address: Address) => PrefetchableQuery;

/** How long prefetched data can be used. */
const maxAgeMs = 30_000;

/** Prefetched queries that no screen has shown and left. */
const prefetchedQueries = new WeakSet<object>();

/** A screen refetches what is in memory, unless it was prefetched for it a moment ago. */
export const getStaleTimeMs = (query: object): number =>
  prefetchedQueries.has(query) ? maxAgeMs : 0;

/** Makes a query that was shown like any other: shown again, it is refetched. */
export const markAsShown = (query: object): void => void prefetchedQueries.delete(query);

/**
 * Starts to fetch a query in advance. Returns whether that sent a request: not if the query has data, is being fetched,
 * or is on the screen. A screen that opens in the meantime uses the same request.
 */
export function prefetchQuery(
  client: QueryClient,
  { queryKey, queryFn }: PrefetchableQuery,
  shouldRetry: (failureCount: number, error: Error) => boolean,
): boolean {
  const cache = client.getQueryCache();
  const known = cache.find({ queryKey });
  if (known) {
    const { data, fetchStatus } = known.state;
    if (data !== undefined || fetchStatus !== 'idle' || known.isActive()) return false;
    // A failed query would keep its longer gcTime.
    cache.remove(known);
  }
  let query: Query | undefined;
  /** Nobody waits for a prefetch, but for a screen that has opened since. Its own request also handles a 401. */
  const retry = (failureCount: number, error: Error) => {
    if (!query?.isActive()) return false;
    const isUnauthorized = error instanceof ApiError && error.status === 401;
    return (isUnauthorized && failureCount === 0) || shouldRetry(failureCount, error);
  };
  // Without a screen, the data is removed from memory after its gcTime.
  void client.prefetchQuery({ queryKey, queryFn, retry, gcTime: maxAgeMs });
  query = cache.find({ queryKey });
  if (query) prefetchedQueries.add(query);
  return true;
}

/**
 * Starts the query of a screen that is about to be rendered, unless its data is in memory. A failure waits for the
 * screen, which would otherwise ask again when it opens.
 */
export function startQuery(client: QueryClient, { queryKey, queryFn }: PrefetchableQuery): void {
  const cache = client.getQueryCache();
  const known = cache.find({ queryKey });
  if (known && (known.state.data !== undefined || known.isActive())) return;
  const isShown = () => cache.find({ queryKey })?.isActive() === true;
  const untilShown = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const stop = cache.subscribe(() => {
        if (!isShown() && !signal.aborted) return;
        stop();
        resolve();
      });
    });
  void client.prefetchQuery({
    queryKey,
    async queryFn({ signal }) {
      try {
        return await queryFn({ signal });
      } catch (error) {
        if (!isShown()) await untilShown(signal);
        throw error;
      }
    },
  });
  const query = cache.find({ queryKey });
  if (query) prefetchedQueries.add(query);
}
