import { createSessionStore } from '../../src/session/session-store.ts';

/** A session that is kept in memory. */
export function createMemorySession() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const store = createSessionStore(storage, new EventTarget());
  store.signIn({ token: 't1', user: { email: 'ada@example.com' } });
  return store;
}
