import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { type KeyValueStorage, parseStored, storageKeys } from './browser-storage.ts';

const text = z.nullish(z.string());

/** What the console shows of an administrator, as far as the server tells it. */
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

/** What a response says of the administrator; nothing that the console could not show. */
export const readAdmin = (user: unknown): Admin => adminSchema.safeParse(user).data ?? {};

export interface Session {
  /** Empty where the contract needs none. */
  token: string;
  user: Admin;
}

export interface StoredSessionOptions {
  /** Whether there is a session only after a sign-in; otherwise always. */
  needsSignIn?: boolean;
  /** The contract's schema of the administrator. */
  userSchema?: ZodMiniType | undefined;
}

/** The session of a contract that needs none. */
const openSession: Session = { token: '', user: {} };

/** The session in the storage. While that is full, it is in memory, as where the browser blocks the storage. */
export function createStoredSession(
  storage: KeyValueStorage,
  { needsSignIn = true, userSchema = adminSchema }: StoredSessionOptions = {},
) {
  /** A missing user is valid; undefined for one that violates the contract, which counts as signed out. */
  function parseUser(json: string | null): Admin | undefined {
    if (json === null) return {};
    return userSchema.safeParse(parseStored(json)).data as Admin | undefined;
  }

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
      if (!needsSignIn) return openSession;
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
