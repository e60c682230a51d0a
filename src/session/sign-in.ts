import type { RequestBody } from '../api/contract.ts';
import type { Api } from '../api/create-api.ts';
import type { SessionStore } from './session-store.ts';

export type Credentials = RequestBody<'POST /api/admin/login'>;

const expiredTokenMessage =
  'The server began a session that has expired already. Is the clock of this computer right?';

/**
 * Begins a session. Rejects with an ApiError, with the reason of `signal` if that was aborted when the response arrives,
 * or with the error of a full local storage. Does nothing if another session began since.
 */
export async function signIn(
  { api, store }: { api: Api; store: SessionStore },
  credentials: Credentials,
  signal: AbortSignal,
): Promise<void> {
  store.refresh();
  const sessionSignal = store.getSignal();
  const { token, user } = await api.request('POST /api/admin/login', { body: credentials });
  signal.throwIfAborted();
  store.refresh();
  if (sessionSignal.aborted) return;
  if (store.isExpired(token)) throw new Error(expiredTokenMessage);
  store.signIn({ token, user: user ?? {} });
}
