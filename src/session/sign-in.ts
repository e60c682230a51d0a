import type { RequestBody } from '../api/contract.ts';
import type { Api } from '../api/create-api.ts';
import { isSameAdmin, type Session, type SessionStore } from './session-store.ts';

export type Credentials = RequestBody<'POST /api/admin/login'>;

const expiredTokenMessage =
  'The server began a session that has expired already. Is the clock of this computer right?';

const otherOwnerMessage =
  'These are the credentials of another administrator. To use them, log out first.';

interface Services {
  api: Api;
  store: SessionStore;
}

/**
 * Begins a session. Rejects with an ApiError, with the reason of `signal` if that was aborted when the response arrives,
 * or with the error of `check`. Does nothing if the session of before was signed out since, or another one began. It goes
 * on if that session has expired, which aborts the signal of a form on its screen: where a server allows one session, it
 * may reject the old token before its response with the new one arrives.
 */
export async function signIn(
  { api, store }: Services,
  credentials: Credentials,
  signal: AbortSignal,
  check?: (session: Session) => void,
): Promise<void> {
  store.refresh();
  const sessionSignal = store.getSignal();
  const { token, user } = await api.request('POST /api/admin/login', { body: credentials });
  store.refresh();
  const hasEnded = sessionSignal.aborted;
  const hasExpired = hasEnded && !store.get() && store.getSignOutReason()?.kind === 'expired';
  if (!hasExpired) signal.throwIfAborted();
  if (hasEnded && !hasExpired) return;
  if (store.isExpired(token)) throw new Error(expiredTokenMessage);
  // Responses need no administrator; the email that was typed says who it is.
  const session = { token, user: { ...user, email: user?.email ?? credentials.email } };
  check?.(session);
  store.signIn(session);
}

/** `signIn` that goes on with the current session, so that nothing on the page is lost: only for its administrator. */
export function renewSession(services: Services, credentials: Credentials, signal: AbortSignal) {
  const { owner } = services.store.getState();
  return signIn(services, credentials, signal, (session) => {
    if (!isSameAdmin(session, owner)) throw new Error(otherOwnerMessage);
  });
}
