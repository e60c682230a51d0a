import type { ContractViolation } from '../api/contract-violation.ts';
import { operations } from '../api/contract.ts';
import { type ApiOptions, createApi } from '../api/create-api.ts';
import { createQueryClient, refetchNetworkErrors } from '../api/query-client.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import { createDrafts } from '../session/drafts.ts';
import { createPrefetcher } from '../session/prefetcher.ts';
import { createReturnState } from '../session/return-to.ts';
import { getBrowserStorage } from '../session/session-storage.ts';
import { createSessionStore } from '../session/session-store.ts';
import type { ServerClock } from '../session/token-expiry.ts';
import { setReload } from '../ui/load-module.ts';
import type { Config } from './config.ts';
import { indexHistoryEntries } from './history-index.ts';
import { followViews, preloadOnIntent } from './preload-on-intent.ts';
import { createRouter } from './router.tsx';

/** Callbacks for error reporting and development. */
export interface ConsoleListeners {
  onResponse?: ((headers: Headers, operationId: string) => void) | undefined;
  onViolation?: ((violation: ContractViolation) => void) | undefined;
}

/** Creates the services of the console, and connects them: what each does on a sign-out or a 401. */
export function createConsole(
  config: Config,
  clock: ServerClock,
  listeners: ConsoleListeners = {},
) {
  const store = createSessionStore(getBrowserStorage(), window, clock);
  const drafts = createDrafts(store);
  const queries = createQueryClient();
  const getToken = () => store.get()?.token;
  const realtime = createRealtime({ url: config.socketUrl, getToken });
  const updateHistoryIndex = indexHistoryEntries();
  const router = createRouter();
  router.subscribe(updateHistoryIndex);
  // A draft is kept until its screen is opened again; navigating elsewhere discards it.
  router.subscribe(({ location: { pathname } }) => {
    if (getToken() && pathname !== '/' && !drafts.get(pathname)) drafts.clear();
  });
  setReload(() => {
    const { location } = router.state.navigation;
    if (location) window.history.pushState(null, '', router.createHref(location));
    window.location.reload();
  });

  const apiOptions: ApiOptions = {
    baseUrl: config.apiBaseUrl,
    operations,
    getToken,
    onResponse(headers, operationId, status) {
      clock.syncWith(headers);
      prefetcher.handleStatus(status);
      listeners.onResponse?.(headers, operationId);
    },
    onViolation: listeners.onViolation,
    onUnauthorized(message, token) {
      // The first of several 401s ends the session; the others are about a session that has ended already.
      if (token !== getToken()) return;
      const { location } = router.state;
      store.signOut({ kind: 'expired', message });
      void router.navigate('/', { replace: true, state: createReturnState(location) });
    },
  };
  const api = createApi(apiOptions);

  // A 401 to a prefetch is ignored until the screen is opened: pointing at a link must not close a form.
  const prefetchApi = createApi({ ...apiOptions, onUnauthorized: () => undefined });
  const { prefetch: isEnabled } = config;
  const prefetcher = createPrefetcher({ api: prefetchApi, queries, store, isEnabled });
  preloadOnIntent(router, prefetcher.prefetch);
  followViews(router, prefetcher);

  window.addEventListener('online', () => refetchNetworkErrors(queries));

  let previousToken = getToken();
  store.subscribe(() => {
    const token = getToken();
    if (token === previousToken) return;
    previousToken = token;
    void queries.cancelQueries();
    realtime.reconnect();
    // No administrator sees cached data of another one: active queries are read again, after a sign-out all are removed.
    if (token) void queries.resetQueries();
    else queries.clear();
  });

  return { api, store, drafts, prefetcher, queries, realtime, router };
}

export type Console = ReturnType<typeof createConsole>;
