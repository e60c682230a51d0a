import type { SessionStorage } from './browser-storage.ts';
import { readSession, type Admin, type Session, writeSession } from './stored-session.ts';

/** Why there is no session: none was begun, the administrator chose to sign out, or it expired. */
type Ending = 'none' | 'choice' | 'expiry';

export interface SessionStore {
  get: () => Session | undefined;
  /** How the last session ended, so that only an expired one leads back to where it was. */
  ending: () => Ending;
  signIn: (session: Session) => void;
  signOut: (ending: Ending) => void;
  replaceUser: (user: Admin) => void;
  /** Calls back after every change, those of other tabs included. */
  subscribe: (listener: () => void) => () => void;
}

/** The session in memory and in local storage, the same in every tab. */
export function createSessionStore(storage: SessionStorage, events: EventTarget): SessionStore {
  const listeners = new Set<() => void>();
  let session = readSession(storage);
  let ending: Ending = 'none';

  function change(next: Session | undefined) {
    session = next;
    for (const listener of listeners) listener();
  }

  function changeEverywhere(next: Session | undefined) {
    writeSession(storage, next);
    change(next);
  }

  events.addEventListener('storage', () => {
    const next = readSession(storage);
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    if (session && !next) ending = 'choice';
    change(next);
  });

  return {
    get: () => session,
    ending: () => ending,
    signIn: changeEverywhere,
    signOut: (why) => {
      ending = why;
      changeEverywhere(undefined);
    },
    replaceUser: (user) => session && changeEverywhere({ ...session, user }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
