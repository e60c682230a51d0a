import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Api } from '../api/create-api.ts';
import type { Draft, Drafts } from './drafts.ts';
import type { EntryViews } from './history-entry.ts';
import type { Preferences, PreferencesStore } from './preferences.ts';
import type { Session, SessionStore } from './session-store.ts';
import { noticeSeconds, subscribeToExpiry } from './token-expiry.ts';

interface SessionContextValue {
  api: Api;
  store: SessionStore;
  drafts: Drafts;
  preferences: PreferencesStore;
  entryViews: EntryViews;
  /** What would be lost if the page was left or the administrator signed out, as one sentence each. */
  leaveWarnings: Set<string>;
  /** The value of `prefetch` in `config.json`. */
  isPrefetchEnabled: boolean;
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('No SessionContext provider found: render this inside of one.');
  return value;
}

/** The API client, which sends the token of the session. */
export const useApi = (): Api => useSessionContext().api;

/** Whether data is prefetched. */
export const useIsPrefetchEnabled = (): boolean => useSessionContext().isPrefetchEnabled;

export const useSessionStore = (): SessionStore => useSessionContext().store;

/** How the screens of the history entries were left. */
export const useEntryViews = (): EntryViews => useSessionContext().entryViews;

/** What would be lost by leaving the page or signing out; a component adds to it with `useLeaveWarning`. */
export const useLeaveWarnings = (): Set<string> => useSessionContext().leaveWarnings;

/** Changes preferences; a component that shows them uses `usePreferences`. */
export const usePreferencesStore = (): PreferencesStore => useSessionContext().preferences;

/** The preferences of the administrator who is signed in. */
export const usePreferences = (): Preferences => useStore(usePreferencesStore());

/** The session; undefined while signed out. */
export const useSession = (): Session | undefined =>
  useStore(useSessionStore(), ({ session }) => session);

/** The whole seconds until the session expires; negative afterwards. It changes only in the last minutes. */
export function useSecondsLeft(): number {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToExpiry(store, listener),
    [store],
  );
  return useSyncExternalStore(subscribe, () =>
    Math.min(Math.floor(store.getSecondsLeft() ?? Infinity), noticeSeconds + 1),
  );
}

/** The draft of the current screen, as it was when the component mounted. */
export function useRestoredDraft<Values>(): Draft<Values> | undefined {
  const drafts = useSessionContext().drafts;
  const { pathname } = useLocation();
  const [draft] = useState(() => drafts.get(pathname));
  return draft as Draft<Values> | undefined;
}

/**
 * When the form unmounts and the session has expired, keeps the draft that `getDraft` returns, unless it is undefined.
 * When the form mounts, clears the draft, because the form has restored it.
 */
export function usePersistDraft<Values>(getDraft: () => Draft<Values> | undefined): void {
  const drafts = useSessionContext().drafts;
  const { pathname } = useLocation();
  const persist = useEffectEvent(() => {
    const draft = getDraft();
    if (draft) drafts.persist(pathname, draft);
  });
  useEffect(() => {
    drafts.clear();
    return () => persist();
  }, [drafts]);
}
