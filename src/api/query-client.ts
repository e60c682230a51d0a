import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { OperationKey } from './contract.ts';
import type { AnyRequestParams, Api } from './create-api.ts';
import { getStaleTimeMs, markAsShown } from './prefetch-query.ts';

/** Server state. Offline, a request fails at once: by default TanStack Query would pause it. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: getStaleTimeMs,
        retry: shouldRetry,
        retryDelay: (failureCount) => 400 * 2 ** failureCount,
      },
    },
  });
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved') return;
    markAsShown(query);
    // A query that was cleared while it had observers would otherwise keep its data for its gcTime after they unmount.
    if (cache.get(query.queryHash) !== query) query.destroy();
  });
  return client;
}

/** Three attempts in all, for network errors, timeouts and 5xx; other HTTP errors and contract violations are final. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.kind === 'contract' || failureCount >= 2) return false;
  return error.status === undefined || error.status >= 500;
}

/** Refetches the active queries that failed because the server was not reached. */
export function refetchNetworkErrors(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error instanceof ApiError && error.isNetworkError,
  });
}

/** The key that all queries of an operation begin with, for invalidation. */
export const operationQueryKey = (operation: OperationKey) => [operation] as const;

/** Query options for an operation of a resource: keyed by operation and parameters, aborted when no longer needed. */
export const operationQuery = (api: Api, operation: OperationKey, params: AnyRequestParams) => ({
  queryKey: [...operationQueryKey(operation), params] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.requestByKey(operation, params, signal),
});
