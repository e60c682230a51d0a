import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A read is tried three times in all; what the server refused or got wrong is not tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || error.kind === 'contract' || failures >= 2) return false;
  return error.status === undefined || error.status >= 500;
}

/** Server state. Offline, a call fails at once instead of waiting for ever. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: worthRetrying,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      // A change that is over remembers the form it came from, whose screen is gone: not for long.
      mutations: { networkMode: 'always', retry: false, gcTime: 1000 },
    },
  });
  // A query that was cleared while it showed would otherwise keep its answer for minutes after its screen.
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && cache.get(query.queryHash) !== query) query.destroy();
  });
  return client;
}
