import type { Api } from '../api/create-api.ts';
import { toBasicCredential } from '../api/credential.ts';
import { parsePath, readPart, replacePart } from '../api/response-parts.ts';
import { isSameAdmin } from './administrator.ts';
import type { Session, SessionStore } from './session-store.ts';
import type { PasswordSignIn, SignInConfig } from './sign-in-config.ts';
import { readAdmin } from './stored-session.ts';

/** What the administrator types. A token or a key is the password; if it has several parts, each is a line of it. */
export interface Credentials {
  identifier: string;
  password: string;
}

const expiredTokenMessage =
  'The server began a session that has expired already. Is the clock of this computer right?';

const otherAdminMessage =
  'These are the credentials of another administrator. To use them, log out first.';

interface Services {
  api: Api;
  store: SessionStore;
  signIn: SignInConfig | undefined;
}

/** Builds the body of the request that signs in. */
function buildRequest(config: PasswordSignIn, { identifier, password }: Credentials): object {
  const named = replacePart(config.body ?? {}, parsePath(config.identifier), identifier);
  return replacePart(named, parsePath(config.password), password) as object;
}

/** Requests a token. If the response does not describe the administrator, the typed email is used instead. */
async function requestSession(
  api: Api,
  config: PasswordSignIn,
  credentials: Credentials,
): Promise<Session> {
  const body = buildRequest(config, credentials);
  const response = await api.requestByKey(config.operation, { body });
  const token = String(readPart(response, parsePath(config.token)));
  const user =
    config.user === undefined ? {} : readAdmin(readPart(response, parsePath(config.user)));
  return { token, user: { ...user, email: user.email ?? credentials.identifier } };
}

/** Creates a session from a credential. Only the first request that carries it shows whether the server accepts it. */
const createCredentialSession = (
  credential: 'bearer' | 'apiKey' | 'basic',
  { identifier, password }: Credentials,
): Session =>
  credential === 'basic'
    ? {
        token: toBasicCredential(identifier, password),
        user: { email: identifier, username: identifier },
      }
    : { token: password.replaceAll(/^\s+|\s+$/gm, ''), user: {} };

/**
 * Begins a session. Rejects with an ApiError, with the reason of `signal` if it was aborted before the response
 * arrived, or with the error of `check`. Does nothing if, in the meantime, the previous session was signed out or
 * another one has begun. If the previous session has only expired, signing in continues, although the signal of a form
 * on its screen aborts then: a server that allows one session may reject the old token before its response with the new
 * one arrives.
 */
export async function signIn(
  { api, store, signIn: config }: Services,
  credentials: Credentials,
  signal: AbortSignal,
  check?: (session: Session) => void,
): Promise<void> {
  if (!config) return;
  store.refresh();
  const sessionSignal = store.getSignal();
  const session =
    'credential' in config
      ? createCredentialSession(config.credential, credentials)
      : await requestSession(api, config, credentials);
  store.refresh();
  const hasEnded = sessionSignal.aborted;
  const hasExpired = hasEnded && !store.get() && store.getSignOutReason()?.kind === 'expired';
  if (!hasExpired) signal.throwIfAborted();
  if (hasEnded && !hasExpired) return;
  if (store.isExpired(session.token)) throw new Error(expiredTokenMessage);
  check?.(session);
  store.signIn(session);
}

/**
 * Signs in while a session exists, so that nothing on the page is lost. Only the administrator of this session can do
 * so.
 */
export function renewSession(services: Services, credentials: Credentials, signal: AbortSignal) {
  const { firstSession } = services.store.getState();
  return signIn(services, credentials, signal, (session) => {
    if (!isSameAdmin(session, firstSession)) throw new Error(otherAdminMessage);
  });
}
