import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIsPrefetchEnabled } from '../../session/session-context.ts';
import { whenIdle } from '../../ui/loading/load-module.ts';

/** The options of a query that is started before the screen that shows it. */
export interface PrefetchableQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** Whether the administrator is online, and has not asked the browser to save data. */
function checkMayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return onLine && connection?.saveData !== true;
}

/** Fetches what is likely to be shown next once the browser is idle, unless it is in memory. Undefined is nothing. */
export function usePrefetch(query: PrefetchableQuery | undefined): void {
  const queries = useQueryClient();
  const isEnabled = useIsPrefetchEnabled();
  const hash = query && hashKey(query.queryKey);

  const prefetch = useEffectEvent(() => {
    if (query && checkMayPrefetch()) void queries.prefetchQuery({ ...query, staleTime: Infinity });
  });

  useEffect(
    () => (isEnabled && hash !== undefined ? whenIdle(() => prefetch()) : undefined),
    [isEnabled, hash],
  );
}
