/** The part of `Storage` that the session uses. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The keys of local storage. */
export const storageKeys = { token: 'token', user: 'userInfo' } as const;

/** Local storage; when the browser blocks it, an in-memory storage for this page load. */
export function getBrowserStorage(): SessionStorage {
  try {
    const { localStorage } = window;
    localStorage.getItem(storageKeys.token);
    return localStorage;
  } catch {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}

/** Whether there may be a session: its token is not checked. */
export const hasStoredToken = (): boolean =>
  getBrowserStorage().getItem(storageKeys.token) !== null;
