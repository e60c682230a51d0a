import { operations } from '../api/contract.ts';
import { type ApiOptions, createApi } from '../api/create-api.ts';
import { createQueryClient, refetchNetworkErrors } from '../api/query-client.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import { getBrowserStorage } from '../session/browser-storage.ts';
import { createDrafts } from '../session/drafts.ts';
import { createPrefetcher } from '../session/prefetcher.ts';
import { createReturnState, readReturnTo } from '../session/return-to.ts';
import { createSessionStore } from '../session/session-store.ts';
import { type Credentials, signIn } from '../session/sign-in.ts';
import { createServerClock } from '../session/token-expiry.ts';
import { setReload } from '../ui/load-module.ts';
import { parseConfig } from './config.ts';
import { createErrorReporter, reportUncaughtErrors } from './error-reporting.ts';
import type { fetchConfig } from './fetch-config.ts';
import { indexHistoryEntries } from './history-index.ts';
import { followViews, preloadOnIntent } from './preload-on-intent.ts';
import { protectedRoutes } from './protected-routes.tsx';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

/** Creates the services of the console, and connects them: what each does on a sign-out or a 401. */
export async function createConsole(response: Awaited<ReturnType<typeof fetchConfig>>) {
  const clock = createServerClock();
  if (response) clock.syncWith(response.headers);
  const config = parseConfig(response?.json);
  const reporter = createErrorReporter(config);
  // The condition is static, so that the build drops the panel and its code.
  const panel = import.meta.env.DEV
    ? (await import('./dev/mount-violation-panel.tsx')).mountViolationPanel()
    : undefined;
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
      panel?.onResponse(headers, operationId);
    },
    onViolation(violation) {
      reporter.reportViolation(violation);
      panel?.onViolation(violation);
    },
    onUnauthorized(message, token) {
      // The first of several 401s ends the session; the others are about a session that has ended already.
      if (token !== getToken()) return;
      const { location, matches } = router.state;
      store.signOut({ kind: 'expired', message });
      // These redirect by themselves.
      if (matches.some(({ route }) => route.id === protectedRoutes.id)) return;
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

  const services = { api, store, drafts, prefetcher, queries, realtime, router };
  const onError = reportUncaughtErrors(reporter, router);
  return {
    element: <Providers {...services} onError={onError} />,
    /** Begins a session, and opens the page to return to. Errors are those of `signIn`. */
    async signIn(credentials: Credentials, signal: AbortSignal) {
      await signIn(services, credentials, signal);
      await router.navigate(readReturnTo(router.state.location.state), { replace: true });
    },
  };
}

/** The console, ready to be shown. */
export type Console = Awaited<ReturnType<typeof createConsole>>;
