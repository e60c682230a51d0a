import { hashKey, type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, gone } from './api-error.ts';
import type { OperationKey } from './contract.ts';
import type { AnyRequestParams, Api } from './create-api.ts';

/** How long data that was prefetched can be shown without another request. */
const maxAgeMs = 30_000;

/** How long after its failure a query is not sent again by a screen that opens: the screen's loader may just have sent it. */
const maxErrorAgeMs = 5000;

/** What follows the success of a mutation. */
export interface MutationMeta {
  successMessage?: string | undefined;
  /** Takes its place where a deletion finds that the record was gone already, which counts as success. */
  goneMessage?: string | undefined;
  /** The operations whose queries are invalidated. */
  invalidates?: readonly OperationKey[];
  /** Whether the mutation is pending until the invalidated queries are refetched, so that a row cannot be deleted twice. */
  awaitsRefetch?: boolean;
}

/** How mutations tell what has become of them. */
interface Toasts {
  toastSuccess: (message: string) => void;
  toastError: (message: string, source?: string) => void;
  /** Closes the error of what had failed before. */
  dismissError: (source: string) => void;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

/** What a mutation does: its failure is over once the same operation has succeeded on the same record. */
function getSource({ options, state }: Mutation<unknown, unknown, unknown, unknown>) {
  const { path } = (state.variables ?? {}) as AnyRequestParams;
  return options.mutationKey && hashKey([...options.mutationKey, path]);
}

/** Server state. Offline, a request fails at once: by default TanStack Query would pause it. */
export function createQueryClient(toasts?: Toasts): QueryClient {
  const mutationCache = new MutationCache({
    // Not in `onSuccess`, which would show the message before the mutation's own `onSuccess` has run.
    async onSettled(response, error, _request, _context, mutation) {
      const { meta = {} } = mutation;
      const source = getSource(mutation);
      if (error) {
        // A request is aborted when its session has ended.
        if (error.name !== 'AbortError') toasts?.toastError(error.message, source);
        return;
      }
      if (source !== undefined) toasts?.dismissError(source);
      const message = response === gone ? meta.goneMessage : meta.successMessage;
      if (message) toasts?.toastSuccess(message);
      const refetched = invalidateOperations(queryClient, meta.invalidates);
      if (meta.awaitsRefetch) await refetched;
    },
  });
  /** When the last screen that had shown a query was left. */
  const leftAt = new WeakMap<object, number>();
  const queryClient = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // What a screen has shown is read again when it is opened again; what its loader has just read for it is not.
        staleTime: (query) =>
          (leftAt.get(query) ?? -1) >= query.state.dataUpdatedAt ? 0 : maxAgeMs,
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
    if (type !== 'observerRemoved') return;
    leftAt.set(query, Date.now());
    // A query that was cleared while it had observers would otherwise keep its data for its gcTime after they unmount.
    if (cache.get(query.queryHash) !== query) query.destroy();
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
