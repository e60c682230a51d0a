import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { type KeyValueStorage, parseStored, storageKeys } from './browser-storage.ts';

const text = z.nullish(z.string());

/** The properties of an administrator that the console shows. The server may leave them out. */
const adminSchema = z.looseObject({
  _id: text,
  email: text,
  fullname: text,
  name: text,
  username: text,
  firstName: text,
  lastName: text,
  avatar: text,
});

/** The administrator, as in the response to the sign-in. */
export type Admin = z.infer<typeof adminSchema>;

/** Reads the administrator from a response, without properties that the console could not show. */
export const readAdmin = (user: unknown): Admin => adminSchema.safeParse(user).data ?? {};

export interface Session {
  /** The credential; empty if the contract needs none. */
  token: string;
  user: Admin;
}

export interface StoredSessionOptions {
  /** Whether a session needs a sign-in. If it does not, a session always exists. */
  needsSignIn?: boolean;
  /** The contract's schema of the administrator. */
  userSchema?: ZodMiniType | undefined;
}

/** The session for a contract that needs no credential. */
const openSession: Session = { token: '', user: {} };

/** The session in the storage. If the storage is full or blocked by the browser, the session is kept in memory. */
export function createStoredSession(
  storage: KeyValueStorage,
  { needsSignIn = true, userSchema = adminSchema }: StoredSessionOptions = {},
) {
  /**
   * Parses the stored administrator; a missing one is valid. One that violates the contract is undefined, and counts as
   * signed out.
   */
  function parseUser(json: string | null): Admin | undefined {
    if (json === null) return {};
    const { success, data } = userSchema.safeParse(parseStored(json));
    return success ? readAdmin(data) : undefined;
  }

  /** A session for which the storage has no space, and the items that are stored instead. */
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
      // If only the profile has changed, other tabs, and this tab after a reload, continue with the previous profile.
      if (readToken() !== token) remove();
      unstored = { session: { token, user }, items: readItems() };
    }
  }

  return {
    /** The session, if it is complete and valid. */
    read(): Session | undefined {
      if (!needsSignIn) return openSession;
      if (unstored?.items === readItems()) return unstored.session;
      // Another tab has signed in or out in the meantime.
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
