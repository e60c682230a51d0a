import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/create-api.ts';
import { prefetchQuery, type PrefetchableQuery } from '../api/prefetch-query.ts';
import { shouldRetry } from '../api/query-client.ts';
import type { SessionStore } from './session-store.ts';

export interface Prefetcher {
  /** Fetches a query that is likely to be needed next, if that is allowed and sensible now. A failure is silent. */
  prefetch: (createQuery: (api: Api) => PrefetchableQuery) => void;
  /** Call this when another location is shown; a replaced location is the same view. */
  startView: (isReplaced: boolean) => void;
  /** Call this with the status of every response. */
  handleStatus: (status: number) => void;
}

export interface PrefetcherOptions {
  /** Its `onUnauthorized` must not end the session: pointing at a link would discard the screen. */
  api: Api;
  queries: QueryClient;
  store: Pick<SessionStore, 'get' | 'isExpired'>;
  /** The `prefetch` of `config.json`. */
  isEnabled: boolean;
}

/** Whether the administrator has asked the browser to save data. */
function checkSavesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Prefetches at most one query in a view, and none in the first view of a session, with Save-Data, offline, without a
 * valid session, or after a 401, 429 or 5xx until another request has succeeded.
 */
export function createPrefetcher({
  api,
  queries,
  store,
  isEnabled,
}: PrefetcherOptions): Prefetcher {
  /** Of the current view; undefined while signed out. */
  let viewToken: string | undefined;
  let isViewUsed = true;
  let hasServerFailed = false;

  function isAllowed(): boolean {
    const token = store.get()?.token;
    return (
      isEnabled &&
      !isViewUsed &&
      !hasServerFailed &&
      token !== undefined &&
      token === viewToken &&
      !store.isExpired(token) &&
      navigator.onLine !== false &&
      !checkSavesData()
    );
  }

  return {
    prefetch(createQuery) {
      if (isAllowed() && prefetchQuery(queries, createQuery(api), shouldRetry)) isViewUsed = true;
    },
    startView(isReplaced) {
      const token = store.get()?.token;
      const isFirst = token === undefined || token !== viewToken;
      viewToken = token;
      if (isFirst) isViewUsed = true;
      else if (!isReplaced) isViewUsed = false;
    },
    handleStatus(status) {
      if (status === 401 || status === 429 || status >= 500) hasServerFailed = true;
      else if (status < 300) hasServerFailed = false;
    },
  };
}
