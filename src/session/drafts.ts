import { isSameAdmin } from './administrator.ts';
import { getStorageOwner, getUnsavedTextsKey, type KeyValueStorage } from './browser-storage.ts';
import type { SessionStore } from './session-store.ts';

/** The values of an unsaved form, and the values with which it was opened. */
export interface Draft<Values> {
  originalValues: Values;
  values: Values;
}

/**
 * Keeps an unsaved form after its session has expired, in memory only, until the same administrator has signed in again
 * and the screen of the form is open. A sign-out also removes the unsaved texts from the storage.
 */
export function createDrafts(store: SessionStore, storage: Pick<KeyValueStorage, 'removeItem'>) {
  let persisted: { pathname: string; draft: Draft<unknown> } | undefined;
  const clear = () => {
    persisted = undefined;
  };
  let lastSession = store.get();

  store.subscribe(({ session, signOutReason }) => {
    if (!session) {
      if (signOutReason && signOutReason.kind !== 'expired') {
        clear();
        storage.removeItem(getUnsavedTextsKey(getStorageOwner(lastSession?.user) ?? ''));
      }
      return;
    }
    if (!isSameAdmin(session, lastSession)) clear();
    lastSession = session;
  });

  return {
    /** The draft of the screen with this path. */
    get: (pathname: string) => (persisted?.pathname === pathname ? persisted.draft : undefined),
    /** Keeps a draft, but only if the session has expired. */
    persist(pathname: string, draft: Draft<unknown>) {
      const session = store.get();
      const hasExpired = session
        ? store.isExpired(session.token)
        : store.getSignOutReason()?.kind === 'expired';
      if (hasExpired) persisted = { pathname, draft };
    },
    /** Discards the draft: its form has restored it, or another screen was opened. */
    clear,
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
