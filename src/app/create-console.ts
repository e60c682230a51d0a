import { createApi } from '../api/create-api.ts';
import { createQueryClient } from '../api/query-client.ts';
import { operations } from '../api/operation.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createSessionStore } from '../session/session-store.ts';
import { wayBackTo } from '../session/way-back.ts';
import { reloadBy } from '../ui/load-code.ts';
import { notifyFailure } from '../ui/notify.ts';
import type { Config } from './config.ts';
import { numberTypedAddresses } from './number-typed-addresses.ts';
import { createRouter } from './router.tsx';

/** Wires the parts of the console to one another: what a sign-out or a 401 means for each of them. */
export function createConsole(config: Config) {
  const store = createSessionStore(browserStorage(), window);
  const queries = createQueryClient();
  const getToken = () => store.get()?.token;
  const realtime = createRealtime({ url: config.socketUrl, getToken });
  const afterEachStep = numberTypedAddresses();
  const router = createRouter();
  router.subscribe(afterEachStep);
  reloadBy(() => {
    const { location } = router.state.navigation;
    if (location) window.history.pushState(null, '', router.createHref(location));
    window.location.reload();
  });

  const api = createApi({
    baseUrl: config.apiBaseUrl,
    operations,
    getToken,
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

  return { api, store, queries, realtime, router };
}

export type Console = ReturnType<typeof createConsole>;
