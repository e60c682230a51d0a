import { CommandError } from '../lib/exit-with-error.ts';
import type { OperationId } from './operations.ts';
import type { Probe } from './probe.ts';
import { getProperty } from './response-values.ts';

export type Credentials = { token: string } | { email: string; password: string };

const rejectedStatuses = new Set([401, 403, 429]);

/** A token is invalid when the server rejects it for both. */
const firstReads: OperationId[] = ['getDashboardData', 'getAllUsers'];

async function applyGivenToken(probe: Probe, token: string): Promise<void> {
  probe.setToken(token);
  for (const id of firstReads) {
    const { status, isWebPage } = await probe.call(id);
    if (isWebPage || (status !== 401 && status !== 403)) return;
  }
  throw new CommandError('The server rejects this token. Sign in again to get another.');
}

/** Signs in like the console, or uses the given token. A login changes nothing on the server. */
export async function signIn(probe: Probe, credentials: Credentials): Promise<void> {
  if ('token' in credentials) return applyGivenToken(probe, credentials.token);
  const { email, password } = credentials;
  const { status, body, isWebPage } = await probe.call('login', { body: { email, password } });
  if (!isWebPage && status !== undefined && rejectedStatuses.has(status)) {
    throw new CommandError(
      `The server rejects this email and password (status ${status}). Check --email and --password.`,
    );
  }
  const token = getProperty(body, 'token');
  // The contract allows any text, but a header does not.
  if (typeof token === 'string' && isToken(token)) probe.setToken(token);
  await probe.call('login', { body: {}, expectedStatuses: [400, 422] });
}

/** Whether a text can be sent as a bearer token. */
export const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);
