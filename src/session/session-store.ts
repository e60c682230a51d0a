import type { SessionStorage } from './browser-storage.ts';
import { createServerClock } from './server-clock.ts';
import { readSession, type Admin, type Session, writeSession } from './stored-session.ts';
import { isExpired } from './token-expiry.ts';

/** Why there is no session: none was begun, the administrator chose to sign out, or it expired. */
type Ending = 'none' | 'choice' | 'expiry';

export interface SessionStore {
  get: () => Session | undefined;
  /** How the last session ended, so that only an expired one leads back to where it was. */
  ending: () => Ending;
  /** Whether the time of a token is over, by the server's clock. */
  isExpired: (token: string) => boolean;
  signIn: (session: Session) => void;
  signOut: (ending: Ending) => void;
  replaceUser: (user: Admin) => void;
  /** Calls back after every change, those of other tabs included. */
  subscribe: (listener: () => void) => () => void;
}

/** In the storage only while a session ends, to tell other tabs why. */
const endingKey = 'sessionEnding';

/** The session in memory and in local storage, the same in every tab. */
export function createSessionStore(
  storage: SessionStorage,
  events: EventTarget,
  clock = createServerClock(),
): SessionStore {
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

  let told: string | null = null;

  function followStorage(event: Event) {
    const { key, newValue = null } = event as Partial<StorageEvent>;
    if (key === endingKey) told = newValue;
    const next = readSession(storage);
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    if (session && !next) ending = told === 'expiry' ? 'expiry' : 'choice';
    change(next);
  }

  events.addEventListener('storage', followStorage);
  // A page that Back brings to life again has heard nothing of what happened meanwhile.
  events.addEventListener('pageshow', followStorage);

  return {
    get: () => session,
    ending: () => ending,
    isExpired: (token) => isExpired(token, clock.now()),
    signIn: changeEverywhere,
    signOut: (why) => {
      ending = why;
      // Other tabs hear of both, in this order.
      storage.setItem(endingKey, why);
      changeEverywhere(undefined);
      storage.removeItem(endingKey);
    },
    replaceUser: (user) => session && changeEverywhere({ ...session, user }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
