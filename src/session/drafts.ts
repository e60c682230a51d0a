import { isSameAdmin, type SessionStore } from './session-store.ts';

/** The values of an unsaved form, and those that it was opened with. */
export interface Draft<Values> {
  originalValues: Values;
  values: Values;
}

/**
 * Keeps an unsaved form over an expired session: in memory only, until the same administrator has signed in again
 * and the form's screen is open.
 */
export interface Drafts {
  /** The draft of the screen with this path. */
  get: (pathname: string) => Draft<unknown> | undefined;
  /** Keeps a draft, but only if the session has expired. */
  persist: (pathname: string, draft: Draft<unknown>) => void;
  /** Discards the draft: its form has restored it, or another screen was opened. */
  clear: () => void;
}

export function createDrafts(store: SessionStore): Drafts {
  let persisted: { pathname: string; draft: Draft<unknown> } | undefined;
  const clear = () => {
    persisted = undefined;
  };
  let owner = store.get();

  store.subscribe(({ session, signOutReason }) => {
    if (!session) {
      if (signOutReason && signOutReason.kind !== 'expired') clear();
      return;
    }
    if (!isSameAdmin(session, owner)) clear();
    owner = session;
  });

  return {
    get: (pathname) => (persisted?.pathname === pathname ? persisted.draft : undefined),
    persist(pathname, draft) {
      const session = store.get();
      const hasExpired = session
        ? store.isExpired(session.token)
        : store.getSignOutReason()?.kind === 'expired';
      if (hasExpired) persisted = { pathname, draft };
    },
    clear,
  };
}
