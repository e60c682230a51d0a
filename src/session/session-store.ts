import { createStore } from 'zustand/vanilla';
import { isObject } from '../api/response-parts.ts';
import { isSameAdmin } from './administrator.ts';
import { getStorageOwner, type KeyValueStorage, parseStored } from './browser-storage.ts';
import {
  type Admin,
  createStoredSession,
  type Session,
  type StoredSessionOptions,
} from './stored-session.ts';
import { createServerClock, getSecondsLeft } from './token-expiry.ts';

export type { Admin, Session } from './stored-session.ts';

/** Why a session ended: the administrator signed out, here or in another tab (`remote`), or it expired. */
export interface SignOutReason {
  kind: 'manual' | 'expired' | 'remote';
  /** The server's message, if the server ended the session. */
  message?: string | undefined;
}

interface SessionState {
  /** The session; undefined while signed out. */
  session: Session | undefined;
  /**
   * The session as it was when the administrator signed in. It does not change when the profile does, or when it is
   * renewed.
   */
  firstSession: Session | undefined;
  /** Why the last session ended; undefined if there was none, or a new one began. */
  signOutReason: SignOutReason | undefined;
}

/** The key that passes the reason to other tabs; it is in the storage only while a session ends. */
const reasonKey = 'signOutReason';

const maxMessageLength = 500;

/** Parses the reason that another tab has stored. An invalid one counts as a sign-out. */
function readReason(text: string | null): SignOutReason {
  const reason = parseStored(text);
  if (!isObject(reason) || reason['kind'] !== 'expired') return { kind: 'remote' };
  const { message } = reason;
  return { kind: 'expired', message: typeof message === 'string' ? message : undefined };
}

interface SessionOptions extends StoredSessionOptions {
  /** Whether a token without an expiry counts as expired. */
  requiresExpiry?: boolean;
}

/**
 * The session, in memory and in local storage, synchronized between tabs. Its listeners are called after every change,
 * also by other tabs.
 */
export function createSessionStore(
  storage: KeyValueStorage,
  events: Pick<Window, 'addEventListener'>,
  clock = createServerClock(),
  { requiresExpiry = true, ...options }: SessionOptions = {},
) {
  const stored = createStoredSession(storage, options);
  const secondsLeft = (token: string) => getSecondsLeft(token, clock.now(), requiresExpiry);
  const store = createStore<SessionState>(() => {
    const session = stored.read();
    return { session, firstSession: session, signOutReason: undefined };
  });
  const { getState, getInitialState, subscribe } = store;
  const get = () => getState().session;
  /** All tokens that the current session has had. */
  let tokens = [get()?.token];
  let controller = new AbortController();
  /** The reason in the last storage event of another tab. */
  let announcedReason: string | null = null;

  function update(session: Session | undefined, signOutReason?: SignOutReason) {
    let { firstSession } = getState();
    if (session?.token !== get()?.token) {
      if (!session || !isSameAdmin(session, firstSession)) {
        firstSession = session;
        tokens = [];
        controller.abort();
        controller = new AbortController();
      }
      tokens.push(session?.token);
    }
    store.setState({ session, firstSession, signOutReason });
  }

  function updateAndStore(session: Session | undefined, reason?: SignOutReason) {
    stored.write(session);
    update(session, reason);
  }

  function refresh() {
    const session = stored.read();
    if (JSON.stringify(session) !== JSON.stringify(get()))
      update(session, session ? undefined : readReason(announcedReason));
  }

  function handleStorageChange({ key, newValue }: StorageEvent) {
    if (key === reasonKey) announcedReason = newValue;
    refresh();
  }

  function signOut(reason: SignOutReason) {
    const message = reason.message?.slice(0, maxMessageLength);
    try {
      // The reason is stored first, so that other tabs receive its event before that of the token.
      storage.setItem(reasonKey, JSON.stringify({ ...reason, message }));
    } catch {
      // If the storage is full, other tabs treat the end of the session as a sign-out.
    }
    updateAndStore(undefined, { ...reason, message });
    storage.removeItem(reasonKey);
  }

  events.addEventListener('storage', handleStorageChange);
  // A page restored from the back/forward cache has missed all storage events.
  events.addEventListener('pageshow', refresh);

  return {
    getState,
    getInitialState,
    subscribe,
    get,
    /**
     * Identifies the administrator to whom the page belongs: by the name in the storage, or else by the token. The text
     * stays the same while the same administrator is signed in.
     */
    getOwner(): string | undefined {
      const { firstSession } = getState();
      return firstSession && (getStorageOwner(firstSession.user) ?? firstSession.token);
    },
    /** The server's time, in milliseconds since 1970. */
    getServerTime: () => clock.now() * 1000,
    getSignOutReason: () => getState().signOutReason,
    /** Whether a token has expired, by the server's clock. */
    isExpired: (token: string) => secondsLeft(token) < 0,
    /** The seconds until the session expires, by the server's clock; negative afterwards, undefined while signed out. */
    getSecondsLeft() {
      const session = get();
      return session && secondsLeft(session.token);
    },
    /** Begins a session. If the same administrator is signed in, the session is renewed with the new token. */
    signIn: (session: Session) => updateAndStore(session),
    signOut,
    /**
     * Ends the session whose token the server has rejected, with the server's message. Returns false if another tab has
     * replaced the token in the meantime.
     */
    expire(token: string, message: string): boolean {
      refresh();
      if (get()?.token !== token) return false;
      signOut({ kind: 'expired', message });
      return true;
    },
    /** Replaces the administrator, unless the session with this token has ended or was replaced. */
    replaceUser(user: Admin, token: string) {
      refresh();
      const session = get();
      if (session && tokens.includes(token)) updateAndStore({ token: session.token, user });
    },
    /** Reads the storage again, because the event about a change in another tab arrives late. */
    refresh,
    /** A signal that aborts when the current session ends or is replaced, but not when it is renewed. */
    getSignal: () => controller.signal,
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
