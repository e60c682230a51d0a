import { adminSchema, type ResponseBody } from '../api/contract.ts';
import { type SessionStorage, storageKeys } from './browser-storage.ts';

/** The administrator, as in the response to the sign-in. */
export type Admin = NonNullable<ResponseBody<'POST /api/admin/login'>['user']>;

export interface Session {
  token: string;
  user: Admin;
}

/** Identifies the administrator of a session: by id or email, else by the token. */
export const getSessionOwner = ({ token, user }: Session): string =>
  user._id ?? user.email ?? token;

/** A missing user is valid; undefined for one that violates the contract, which counts as signed out. */
function parseUser(text: string | null): Admin | undefined {
  if (text === null) return {};
  try {
    const { data } = adminSchema.safeParse(JSON.parse(text));
    return data as Admin | undefined;
  } catch {
    return undefined;
  }
}

/** The session in the storage, if it is complete and valid. */
export function readSession(storage: SessionStorage): Session | undefined {
  const token = storage.getItem(storageKeys.token);
  const user = parseUser(storage.getItem(storageKeys.user));
  return token && user ? { token, user } : undefined;
}

export function writeSession(storage: SessionStorage, session: Session | undefined): void {
  if (session) {
    // The token is written last, so that other tabs never read a session without its user.
    storage.setItem(storageKeys.user, JSON.stringify(session.user));
    storage.setItem(storageKeys.token, session.token);
  } else {
    storage.removeItem(storageKeys.token);
    storage.removeItem(storageKeys.user);
  }
}
