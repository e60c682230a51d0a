import { createMemoryRouter, createPath, type RouteObject } from 'react-router-dom';
import { type ApiOptions, createApi } from '../../src/api/create-api.ts';
import { createDrafts } from '../../src/session/drafts.ts';
import { createEntryViews } from '../../src/session/history-entry.ts';
import { createPreferencesStore } from '../../src/session/preferences.ts';
import { createSessionStore } from '../../src/session/session-store.ts';
import { createServerClock } from '../../src/session/token-expiry.ts';

/** A token that expires in the year 2286. */
export const validToken = `a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.b`;

/** The value of a session context: the session that the local storage holds, and a client with these options. */
export function createTestSession(
  options: Pick<ApiOptions, 'baseUrl' | 'operations' | 'fetch' | 'acceptViolations'>,
) {
  const clock = createServerClock();
  const store = createSessionStore(localStorage, window, clock);
  return {
    api: createApi({
      getToken: () => store.get()?.token,
      onUnauthorized: () => undefined,
      onResponse: (headers) => clock.syncWith(headers),
      ...options,
    }),
    store,
    drafts: createDrafts(store, localStorage),
    preferences: createPreferencesStore(localStorage, window, store),
    entryViews: createEntryViews(),
    leaveWarnings: new Set<string>(),
    isPrefetchEnabled: false,
  };
}

/** A router in memory, whose links are those of the console's hash router. */
export function createTestRouter(routes: RouteObject[], initialPath: string) {
  const router = createMemoryRouter(routes, { initialEntries: [initialPath] });
  router.createHref = (to: Parameters<typeof createPath>[0] | string) =>
    `#${typeof to === 'string' ? to : createPath(to)}`;
  return router;
}
