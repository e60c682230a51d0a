import { createContext, use, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Api } from '../api/create-api.ts';
import type { Drafts } from './drafts.ts';
import type { Preferences, PreferencesStore } from './preferences.ts';
import type { Prefetcher } from './prefetcher.ts';
import type { Session } from './session-storage.ts';
import type { SessionStore, SignOutReason } from './session-store.ts';

interface SessionContextValue {
  api: Api;
  store: SessionStore;
  drafts: Drafts;
  prefetcher: Prefetcher;
  preferences: PreferencesStore;
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('No SessionContext provider found: render this inside of one.');
  return value;
}

/** The API client, which sends the token of the session. */
export const useApi = (): Api => useSessionContext().api;

export const useDrafts = (): Drafts => useSessionContext().drafts;

export const usePrefetcher = (): Prefetcher => useSessionContext().prefetcher;

export const useSessionStore = (): SessionStore => useSessionContext().store;

/** Changes preferences; a component that shows them uses `usePreferences`. */
export const usePreferencesStore = (): PreferencesStore => useSessionContext().preferences;

/** The preferences of the administrator who is signed in. */
export function usePreferences(): Preferences {
  const store = usePreferencesStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The session; undefined while signed out. */
export function useSession(): Session | undefined {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Why the last session ended, see SessionStore. */
export function useSignOutReason(): SignOutReason | undefined {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSignOutReason);
}

/** Returns a function that signs out in all tabs after a confirmation, and navigates to the sign-in. */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const navigate = useNavigate();
  return () => {
    if (!window.confirm('Are you sure you want to Logout?')) return;
    store.signOut({ kind: 'manual' });
    void navigate('/');
  };
}
