import { createSessionStore, type Session } from '../../src/session/session-store.ts';
import { createServerClock } from '../../src/session/token-expiry.ts';

/** A storage in memory, and what it holds. */
export function createMemoryStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A tab in which someone has signed in; tabs share a storage, and learn of its changes by events. */
export function openTab(
  session: Session = { token: 't1', user: { email: 'ada@example.com' } },
  { storage = createMemoryStorage(), clock = createServerClock() } = {},
) {
  const events = new EventTarget();
  const store = createSessionStore(storage, events, clock);
  store.signIn(session);
  return { storage, events, store };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT whose signature nobody checks. */
export const createToken = (payload: unknown) =>
  `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
