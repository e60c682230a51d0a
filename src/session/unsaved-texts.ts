/** Unsaved texts in local storage. They outlive the page, and are offered again after a crash. */
import {
  getStorageOwner,
  getUnsavedTextsKey,
  type KeyValueStorage,
  parseStored,
} from './browser-storage.ts';
import type { Draft } from './drafts.ts';
import type { Admin } from './stored-session.ts';

export interface UnsavedText extends Draft<string> {
  /** When the text was stored, in milliseconds since 1970. */
  time: number;
}

const isUnsavedText = (value: unknown): value is UnsavedText =>
  typeof value === 'object' &&
  value !== null &&
  'originalValues' in value &&
  'values' in value &&
  'time' in value &&
  typeof value.originalValues === 'string' &&
  typeof value.values === 'string' &&
  typeof value.time === 'number';

/**
 * The unsaved texts of an administrator, by the path of their screen. If nothing identifies the administrator, nothing
 * is stored.
 */
export function openUnsavedTexts(storage: KeyValueStorage, admin: Admin | undefined) {
  const owner = getStorageOwner(admin);
  const key = getUnsavedTextsKey(owner ?? '');

  function readAll(): Record<string, unknown> {
    const all = owner === undefined ? undefined : parseStored(storage.getItem(key));
    return typeof all === 'object' ? { ...all } : {};
  }

  function write(all: Record<string, unknown>) {
    if (owner === undefined) return;
    try {
      if (Object.keys(all).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(all));
    } catch {
      // If the storage is full, for example of large pictures, its content stays as it is.
    }
  }

  return {
    /** The unsaved text of the screen with this path. */
    get(pathname: string): UnsavedText | undefined {
      const text = readAll()[pathname];
      return isUnsavedText(text) ? text : undefined;
    },
    set: (pathname: string, text: UnsavedText) => write({ ...readAll(), [pathname]: text }),
    remove(pathname: string) {
      const { [pathname]: _, ...others } = readAll();
      write(others);
    },
  };
}
