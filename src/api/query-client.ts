import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { OperationKey } from './contract.ts';
import type { AnyRequestParams, Api } from './create-api.ts';

/** How long data can be shown without another request. */
const maxAgeMs = 30_000;

/** A screen that opens within this time after a query has failed does not repeat it, because its loader may have sent it. */
const maxErrorAgeMs = 5000;

/** Creates the cache of what the server has sent. Offline, a request fails at once; TanStack Query would pause it by default. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A screen does not read again what its loader, or a prefetch, has just read for it.
        staleTime: maxAgeMs,
        // If the loader of a screen has failed a moment ago, the screen shows its error.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > maxErrorAgeMs,
        retry: shouldRetry,
        retryDelay: (failureCount) => 400 * 2 ** failureCount,
      },
      // The variables of a mutation, such as a password, are not kept. With 0, TanStack Query would check without a
      // pause whether a pending mutation has ended.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
  const cache = queryClient.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    // The next screen that shows this query reads it again.
    if (cache.get(query.queryHash) === query) query.invalidate();
    // A query that was cleared while a screen showed it would otherwise keep its data for its gcTime after the screen is left.
    else query.destroy();
  });
  return queryClient;
}

/**
 * Refetches the queries of operations that a mutation has changed. Queries that no screen shows are removed, and aborted if
 * they are being fetched, because data that was prefetched before the mutation may be outdated.
 */
export async function invalidateOperations(
  queryClient: QueryClient,
  operations: readonly OperationKey[] = [],
): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => operations.some((operation) => operation === queryKey[0]),
  });
}

/** Three attempts in all, for network errors, timeouts and 5xx; other HTTP errors and contract violations are final. */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.kind === 'contract' || failureCount >= 2) return false;
  return error.status === undefined || error.status >= 500;
}

/** Refetches the active queries that failed because the server was not reached. */
export function refetchNetworkErrors(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error instanceof ApiError && error.status === undefined,
  });
}

/** Query options for an operation of a resource: keyed by operation and parameters, aborted when no longer needed. */
export const operationQuery = (api: Api, operation: OperationKey, params: AnyRequestParams) => ({
  queryKey: [operation, params] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.requestByKey(operation, params, signal),
});
