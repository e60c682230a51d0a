import { createApi } from '../api/create-api.ts';
import { createQueryClient } from '../api/query-client.ts';
import { operations } from '../api/operation.ts';
import type { Violation } from '../api/violation.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createDrafts } from '../session/drafts.ts';
import type { ServerClock } from '../session/server-clock.ts';
import { createSessionStore } from '../session/session-store.ts';
import { wayBackTo } from '../session/way-back.ts';
import { reloadBy } from '../ui/load-code.ts';
import { notifyFailure } from '../ui/notify.ts';
import type { Config } from './config.ts';
import { fetchOnIntent } from './fetch-on-intent.ts';
import { numberTypedAddresses } from './number-typed-addresses.ts';
import { createRouter } from './router.tsx';

/** What is told of the answers of the server, and of what breaks the contract in them. */
export interface Onlookers {
  answer?: ((headers: Headers, operation: string) => void) | undefined;
  violation?: ((violation: Violation) => void) | undefined;
}

/** Wires the parts of the console to one another: what a sign-out or a 401 means for each of them. */
export function createConsole(config: Config, clock: ServerClock, onlookers: Onlookers = {}) {
  const store = createSessionStore(browserStorage(), window, clock);
  const drafts = createDrafts(store);
  const queries = createQueryClient();
  const getToken = () => store.get()?.token;
  const realtime = createRealtime({ url: config.socketUrl, getToken });
  const afterEachStep = numberTypedAddresses();
  const router = createRouter();
  router.subscribe(afterEachStep);
  fetchOnIntent(router);
  // A draft waits until its place is open again; whoever goes elsewhere has no use for it.
  router.subscribe(({ location: { pathname } }) => {
    if (getToken() && pathname !== '/' && !drafts.at(pathname)) drafts.drop();
  });
  reloadBy(() => {
    const { location } = router.state.navigation;
    if (location) window.history.pushState(null, '', router.createHref(location));
    window.location.reload();
  });

  const api = createApi({
    baseUrl: config.apiBaseUrl,
    operations,
    getToken,
    onAnswer(headers, operation) {
      clock.learnFrom(headers);
      onlookers.answer?.(headers, operation);
    },
    onViolation: onlookers.violation,
    onUnauthorized(message, token) {
      // The first of many 401s ends the session; those that follow speak of one that is gone.
      if (token !== getToken()) return;
      const { location } = router.state;
      store.signOut('expiry');
      notifyFailure(message);
      void router.navigate('/', { replace: true, state: wayBackTo(location) });
    },
  });

  let token = getToken();
  store.subscribe(() => {
    if (getToken() === token) return;
    token = getToken();
    void queries.cancelQueries();
    realtime.renew();
    // Another administrator's answers replace the old ones where they are shown; nobody's are kept.
    if (token) void queries.resetQueries();
    else queries.clear();
  });

  return { api, store, drafts, queries, realtime, router };
}

export type Console = ReturnType<typeof createConsole>;
