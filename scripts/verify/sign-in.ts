import { StartError } from '../serve/refuse.ts';
import type { Inquiry } from './inquiry.ts';
import { partOf } from './part-of.ts';

export type Credentials = { token: string } | { email: string; password: string };

const credentialsRefused = new Set([401, 403, 429]);

/** The first reads of a session; a server that refuses both does not know the token. */
const firstReads = ['getDashboardData', 'getAllUsers'];

async function tryToken(inquiry: Inquiry, token: string): Promise<void> {
  inquiry.useToken(token);
  for (const id of firstReads) {
    const { status } = await inquiry.ask(id);
    if (status !== 401 && status !== 403) return;
  }
  throw new StartError('The server does not take this token. Sign in anew for another one.');
}

/** Signs in as the console does, or takes the token that was given. A login changes nothing. */
export async function signIn(inquiry: Inquiry, credentials: Credentials): Promise<void> {
  if ('token' in credentials) return tryToken(inquiry, credentials.token);
  const { email, password } = credentials;
  const { status, body } = await inquiry.ask('login', { body: { email, password } });
  if (status !== undefined && credentialsRefused.has(status)) {
    throw new StartError(
      `The server refuses this email and password (status ${status}). Check --email and --password.`,
    );
  }
  const token = partOf(body, 'token');
  // What no header takes cannot be sent; the contract's schema lets any text pass.
  if (typeof token === 'string' && isToken(token)) inquiry.useToken(token);
  await inquiry.ask('login', { body: {}, wanted: [400, 422] });
}

/** Whether a text can be sent as a bearer token. */
export const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);
