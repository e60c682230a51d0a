import { adminSchema, type ResponseBody } from '../api/contract.ts';
import { type KeyValueStorage, parseStored, storageKeys } from './browser-storage.ts';

/** The administrator, as in the response to the sign-in. */
export type Admin = NonNullable<ResponseBody<'POST /api/admin/login'>['user']>;

export interface Session {
  token: string;
  user: Admin;
}

/** A missing user is valid; undefined for one that violates the contract, which counts as signed out. */
const parseUser = (text: string | null): Admin | undefined =>
  text === null ? {} : (adminSchema.safeParse(parseStored(text)).data as Admin | undefined);

/** The session in the storage. While that is full, it is in memory, as where the browser blocks the storage. */
export function createStoredSession(storage: KeyValueStorage) {
  /** A session that the storage has no space for, and what is stored in its place. */
  let unstored: { session: Session; items: string } | undefined;

  const readToken = () => storage.getItem(storageKeys.token);
  const readUser = () => storage.getItem(storageKeys.user);
  const readItems = () => JSON.stringify([readToken(), readUser()]);

  function remove() {
    storage.removeItem(storageKeys.token);
    storage.removeItem(storageKeys.user);
  }

  function store({ token, user }: Session) {
    try {
      // The token is written last, so that other tabs never read a session without its user.
      storage.setItem(storageKeys.user, JSON.stringify(user));
      storage.setItem(storageKeys.token, token);
    } catch {
      // Only the profile has changed: other tabs, and this one after a reload, go on with the one before.
      if (readToken() !== token) remove();
      unstored = { session: { token, user }, items: readItems() };
    }
  }

  return {
    /** The session, if it is complete and valid. */
    read(): Session | undefined {
      if (unstored?.items === readItems()) return unstored.session;
      // Another tab has signed in or out since.
      unstored = undefined;
      const token = readToken();
      const user = parseUser(readUser());
      return token && user ? { token, user } : undefined;
    },
    write(session: Session | undefined): void {
      unstored = undefined;
      if (session) store(session);
      else remove();
    },
  };
}
