import { adminSchema } from '../api/admin-schema.ts';
import type { Answer } from '../api/contract.ts';
import type { SessionStorage } from './browser-storage.ts';

/** The administrator as the sign-in answer describes them. */
export type Admin = NonNullable<Answer<'POST /api/admin/login'>['user']>;

export interface Session {
  token: string;
  user: Admin;
}

/** The keys of local storage, see decisions.md. */
const storageKeys = { token: 'token', user: 'userInfo' } as const;

/** Unreadable, or not what the contract calls an administrator, means signed out, never a crash. */
function parsedUser(text: string | null): Admin | undefined {
  if (text === null) return {};
  try {
    const { data } = adminSchema.safeParse(JSON.parse(text));
    return data as Admin | undefined;
  } catch {
    return undefined;
  }
}

/** The session that the storage holds, if it holds a readable one. */
export function readSession(storage: SessionStorage): Session | undefined {
  const token = storage.getItem(storageKeys.token);
  const user = parsedUser(storage.getItem(storageKeys.user));
  return token && user ? { token, user } : undefined;
}

export function writeSession(storage: SessionStorage, session: Session | undefined): void {
  if (session) {
    // The token comes last: without it another tab sees no session yet, and never one without its user.
    storage.setItem(storageKeys.user, JSON.stringify(session.user));
    storage.setItem(storageKeys.token, session.token);
  } else {
    storage.removeItem(storageKeys.token);
    storage.removeItem(storageKeys.user);
  }
}
