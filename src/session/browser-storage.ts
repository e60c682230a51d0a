/** The part of `Storage` that the session uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The keys of local storage. */
export const storageKeys = {
  token: 'token',
  user: 'userInfo',
  preferences: 'preferences',
} as const;

/** The key of the unsaved texts of an administrator. */
export const getUnsavedTextsKey = (owner: string): string => `unsavedTexts ${owner}`;

/** Local storage; when the browser blocks it, an in-memory storage for this page load. */
export function getBrowserStorage(): KeyValueStorage {
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

/** Parses stored JSON, unchecked; undefined if nothing is stored, or if it is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a token is stored. It is not checked, so there may still be no valid session. */
export const hasStoredToken = (): boolean =>
  getBrowserStorage().getItem(storageKeys.token) !== null;

/**
 * The name under which the data of an administrator is stored. It is the email if there is one, because an account is
 * deleted by its email, even while nobody is signed in; otherwise the id. If the server tells neither, it is undefined,
 * and nothing is stored.
 */
export const getStorageOwner = (
  admin: { _id?: string | null | undefined; email?: string | null | undefined } | undefined,
): string | undefined => admin?.email?.toLowerCase() ?? admin?._id ?? undefined;

/** The theme that the administrator of the stored session has chosen, unchecked; undefined if there is none. */
export function readStoredTheme(): unknown {
  const storage = getBrowserStorage();
  const read = (key: keyof typeof storageKeys) =>
    JSON.parse(storage.getItem(storageKeys[key]) ?? '{}');
  try {
    const owner = hasStoredToken() ? getStorageOwner(read('user')) : undefined;
    return owner === undefined ? undefined : read('preferences')[owner]?.theme;
  } catch {
    // The stored text was written by another program, or edited by hand.
    return undefined;
  }
}
