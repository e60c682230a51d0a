import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { OperationKey } from './contract.ts';
import type { AnyRequestParams, Api } from './create-api.ts';

/** How long data can be shown without another request. */
const maxAgeMs = 30_000;

/** How long after its failure a query is not sent again by a screen that opens: the screen's loader may just have sent it. */
const maxErrorAgeMs = 5000;

/** Server state. Offline, a request fails at once: by default TanStack Query would pause it. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A screen does not read again what its loader, or a prefetch, has just read for it.
        staleTime: maxAgeMs,
        // The screen whose loader has failed a moment ago shows that error.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > maxErrorAgeMs,
        retry: shouldRetry,
        retryDelay: (failureCount) => 400 * 2 ** failureCount,
      },
      // What was sent, such as a password, is not kept. At 0, a pending mutation would look for its end without a pause.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
  const cache = queryClient.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    // What no screen shows any more is read again by the next screen that shows it.
    if (cache.get(query.queryHash) === query) query.invalidate();
    // A query that was cleared while it had observers would otherwise keep its data for its gcTime after they unmount.
    else query.destroy();
  });
  return queryClient;
}

/**
 * Refetches what a mutation has changed. Whatever no screen shows is removed, also while it is being fetched: what was
 * read early for the next screen must not outlive the mutation.
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
