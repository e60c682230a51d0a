import { createContext, use, useSyncExternalStore } from 'react';
import type { Api } from '../api/create-api.ts';
import type { Drafts } from './drafts.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';

interface SessionContextValue {
  api: Api;
  store: SessionStore;
  drafts: Drafts;
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('Nothing above provides a SessionContext.');
  return value;
}

export const useSessionStore = (): SessionStore => useSessionContext().store;

export const useDrafts = (): Drafts => useSessionContext().drafts;

/** The client that calls as the signed-in administrator. */
export const useApi = (): Api => useSessionContext().api;

/** The session, undefined while signed out; follows every change. */
export function useSession(): Session | undefined {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
