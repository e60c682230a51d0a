/** Finds out before the checks whether there is an API at the address, and whether it accepts the credentials. */
import { CommandError } from '../lib/exit-with-error.ts';
import { describeConnectionError } from '../lib/servers/describe-connection-error.ts';
import type { CallResult, Probe } from './probe.ts';

interface Login {
  email: string;
  password: string;
}

export type Credentials = { token: string } | Login;

/** Whether a text can be sent as a bearer token. */
export const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

/**
 * Whether the response comes from a web site: a page, or the status for a missing path or method, with which file
 * servers respond to POST.
 */
const isOfWebSite = ({ isWebPage, status = 0 }: CallResult) =>
  isWebPage || [404, 405, 501].includes(status);

const isRejected = ({ isWebPage, status = 0 }: CallResult) =>
  !isWebPage && [401, 403, 429].includes(status);

/** Reads that need no record. There are two of them, because a server may have a mistake in one. */
const listReads = ({ operations }: Probe) =>
  operations
    .filter(
      ({ method, path, requiresAuth }) => method === 'GET' && requiresAuth && !/[{]/.test(path),
    )
    .slice(0, 2);

function signIn({ signIn: found, operations, call }: Probe, { email, password }: Login) {
  const operation = operations.find(({ key }) => key === found?.operation);
  if (!found || !operation)
    throw new CommandError('The contract has no operation that signs in. Give --token.');
  return call(operation, { body: { [found.identifier]: email, [found.password]: password } });
}

/**
 * Signs in like the console, which changes nothing on the server; throws a CommandError where that is not possible.
 * Returns the reason if the contract offers no way to find out.
 */
export async function assertSignIn(
  probe: Probe,
  credentials: Credentials,
  baseUrl: string,
): Promise<string | undefined> {
  const login = 'token' in credentials ? [] : [await signIn(probe, credentials)];
  if ('token' in credentials) probe.session.token = credentials.token;
  const reads: CallResult[] = [];
  for (const operation of listReads(probe)) reads.push(await probe.call(operation));
  const results = [...login, ...reads];
  if (results.length === 0)
    return 'The token is not checked first: the contract has no protected read without path parameters.';
  if (results.every(({ error }) => error !== undefined))
    throw new CommandError(describeConnectionError(results[0]?.error, baseUrl));
  // A single operation may be faulty. But if all respond with pages, or do not exist, there is no API.
  if (results.some(({ isWebPage }) => isWebPage) && results.every(isOfWebSite))
    throw new CommandError(
      `This is a web page, not the API: ${baseUrl} responds with HTML. Give the address that the contract's paths are appended to as --base-url, such as https://api.example.com.`,
    );
  const rejectedLogin = login.find(isRejected);
  if (rejectedLogin)
    throw new CommandError(
      `The server rejects this email and password (status ${rejectedLogin.status}). Check --email and --password.`,
    );
  // The token counts as invalid if the server rejects it for both operations.
  if ('token' in credentials && reads.every(isRejected))
    throw new CommandError('The server rejects this token. Sign in again to get another.');
  return undefined;
}
