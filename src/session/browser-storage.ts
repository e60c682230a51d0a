/** What a session needs of a storage. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage; where the browser blocks it, a storage that lasts as long as the page. */
export function browserStorage(): SessionStorage {
  try {
    const { localStorage } = window;
    localStorage.getItem('token');
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
