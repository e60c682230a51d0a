/** Finds out before the checks whether there is an API at the address, and whether it accepts the credentials. */
import { CommandError } from '../lib/exit-with-error.ts';
import { describeConnectionError } from '../lib/servers/describe-connection-error.ts';
import type { CallResult, Probe } from './probe.ts';

export type Credentials = { token: string } | { email: string; password: string };

/** Whether a text can be sent as a bearer token. */
export const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** A page, or the status of a path or method that a server does not have: servers of files respond to POST so. */
const isOfWebSite = ({ isWebPage, status = 0 }: CallResult) =>
  isWebPage || [404, 405, 501].includes(status);

const isRejected = ({ isWebPage, status = 0 }: CallResult) =>
  !isWebPage && [401, 403, 429].includes(status);

/** Signs in like the console, which changes nothing on the server; throws a CommandError where that is not possible. */
export async function assertSignIn(probe: Probe, credentials: Credentials, baseUrl: string) {
  const login = 'token' in credentials ? [] : [await probe.call('login', { body: credentials })];
  if ('token' in credentials) probe.session.token = credentials.token;
  const reads = [await probe.call('getDashboardData'), await probe.call('getAllUsers')];
  const results = [...login, ...reads];
  if (results.every(({ error }) => error !== undefined))
    throw new CommandError(describeConnectionError(results[0]?.error, baseUrl));
  // One operation may be faulty, but where all respond with pages, or do not exist, there is no API.
  if (results.some(({ isWebPage }) => isWebPage) && results.every(isOfWebSite))
    throw new CommandError(
      `This is a web page, not the API: ${baseUrl} responds with HTML. Give the address that the contract's paths are appended to as --base-url, such as https://api.example.com.`,
    );
  const rejectedLogin = login.find(isRejected);
  if (rejectedLogin)
    throw new CommandError(
      `The server rejects this email and password (status ${rejectedLogin.status}). Check --email and --password.`,
    );
  // A token is invalid when the server rejects it for both.
  if ('token' in credentials && reads.every(isRejected))
    throw new CommandError('The server rejects this token. Sign in again to get another.');
}
