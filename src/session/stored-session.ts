import type { Answer } from '../api/contract.ts';

/** The administrator as the sign-in answer describes them. */
export type Admin = NonNullable<Answer<'POST /api/admin/login'>['user']>;

export interface Session {
  token: string;
  user: Admin;
}

/** The keys of local storage, see decisions.md. */
const storageKeys = { token: 'token', user: 'userInfo' } as const;

function parsedUser(text: string | null): Admin | undefined {
  if (text === null) return {};
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && !Array.isArray(user) ? user : undefined;
  } catch {
    // Unreadable means signed out, never a crash.
    return undefined;
  }
}

/** The session that the storage holds, if it holds a readable one. */
export function readSession(storage: Storage): Session | undefined {
  const token = storage.getItem(storageKeys.token);
  const user = parsedUser(storage.getItem(storageKeys.user));
  return token && user ? { token, user } : undefined;
}

export function writeSession(storage: Storage, session: Session | undefined): void {
  if (session) {
    storage.setItem(storageKeys.token, session.token);
    storage.setItem(storageKeys.user, JSON.stringify(session.user));
  } else {
    storage.removeItem(storageKeys.token);
    storage.removeItem(storageKeys.user);
  }
}
