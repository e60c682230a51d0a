import type { SessionStorage } from './browser-storage.ts';
import {
  type Admin,
  getSessionOwner,
  readSession,
  type Session,
  writeSession,
} from './session-storage.ts';
import { createServerClock, isExpired, readExpiry } from './token-expiry.ts';

/** Why a session ended: the administrator signed out, here or in another tab (`remote`), or it expired. */
export interface SignOutReason {
  kind: 'manual' | 'expired' | 'remote';
  /** The server's message, if the server ended the session. */
  message?: string | undefined;
}

export interface SessionStore {
  get: () => Session | undefined;
  /** Identifies the administrator of the session; does not change when the profile does. */
  getOwner: () => string | undefined;
  /** Why the last session ended; undefined if there was none, or a new one began. */
  getSignOutReason: () => SignOutReason | undefined;
  /** Whether a token has expired, by the server's clock. */
  isExpired: (token: string) => boolean;
  /** Until the session expires, by the server's clock; negative afterwards, undefined while signed out. */
  getSecondsLeft: () => number | undefined;
  /** Begins a session; the same administrator renews the one that there is, with another token. */
  signIn: (session: Session) => void;
  signOut: (reason: SignOutReason) => void;
  /** Replaces the administrator; does nothing if the session with this token has ended, or was replaced. */
  replaceUser: (user: Admin, token: string) => void;
  /** Reads the storage again: the event about a change in another tab arrives with a delay. */
  refresh: () => void;
  /** A signal that aborts when the current session ends or is replaced, but not when it is renewed. */
  getSignal: () => AbortSignal;
  /** Calls the listener after every change, also by other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** The key that passes the reason to other tabs; it is in the storage only while a session ends. */
const reasonKey = 'signOutReason';

/** The reason that another tab wrote; an invalid one counts as a sign-out. */
function readReason(text: string | null): SignOutReason {
  try {
    const { kind, message } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>;
    if (kind !== 'expired') return { kind: 'remote' };
    return { kind, message: typeof message === 'string' ? message : undefined };
  } catch {
    return { kind: 'remote' };
  }
}

/** The session, in memory and in local storage, synchronized between tabs. */
export function createSessionStore(
  storage: SessionStorage,
  events: EventTarget,
  clock = createServerClock(),
): SessionStore {
  const listeners = new Set<() => void>();
  let session = readSession(storage);
  let owner = session && getSessionOwner(session);
  /** The tokens that the current session has and had. */
  let tokens = [session?.token];
  let reason: SignOutReason | undefined;
  let controller = new AbortController();
  /** The reason in the last storage event of another tab. */
  let announcedReason: string | null = null;

  function notify() {
    for (const listener of listeners) listener();
  }

  function update(next: Session | undefined) {
    const isNewToken = next?.token !== session?.token;
    session = next;
    if (next) reason = undefined;
    if (isNewToken) {
      const nextOwner = next && getSessionOwner(next);
      if (nextOwner !== owner) {
        owner = nextOwner;
        tokens = [];
        controller.abort();
        controller = new AbortController();
      }
      tokens.push(next?.token);
    }
    notify();
  }

  function updateAndStore(next: Session | undefined) {
    writeSession(storage, next);
    update(next);
  }

  function refresh() {
    const next = readSession(storage);
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    if (session && !next) reason = readReason(announcedReason);
    update(next);
  }

  function handleStorageChange(event: Event) {
    const { key, newValue = null } = event as Partial<StorageEvent>;
    if (key === reasonKey) announcedReason = newValue;
    refresh();
  }

  events.addEventListener('storage', handleStorageChange);
  // A page restored from the back/forward cache has missed all storage events.
  events.addEventListener('pageshow', handleStorageChange);

  return {
    get: () => session,
    getOwner: () => owner,
    getSignOutReason: () => reason,
    isExpired: (token) => isExpired(token, clock.now()),
    getSecondsLeft: () => session && (readExpiry(session.token) ?? -Infinity) - clock.now(),
    signIn: updateAndStore,
    signOut: (nextReason) => {
      reason = nextReason;
      // Other tabs receive the event of the reason before that of the token.
      storage.setItem(reasonKey, JSON.stringify(nextReason));
      updateAndStore(undefined);
      storage.removeItem(reasonKey);
    },
    replaceUser: (user, token) => {
      refresh();
      if (session && tokens.includes(token)) updateAndStore({ token: session.token, user });
    },
    refresh,
    getSignal: () => controller.signal,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
