import { createSessionStore } from '../../src/session/session-store.ts';

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

/** A session that is kept in memory. */
export function createMemorySession() {
  const store = createSessionStore(createMemoryStorage(), new EventTarget());
  store.signIn({ token: 't1', user: { email: 'ada@example.com' } });
  return store;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT whose signature nobody checks. */
export const createToken = (payload: unknown) =>
  `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
