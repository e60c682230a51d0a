import { administrator } from '../sandbox/seed/people.ts';
import { CommandError } from '../lib/exit-with-error.ts';

/** Sends requests with the token of a signed-in administrator. */
export interface ApiClient {
  /** Resolves with the body of a 200 response; throws on any other status and on a contract violation. */
  send: (method: string, path: string, body?: object) => Promise<string>;
}

/** Signs in as the seeded administrator. */
export async function signIn(api: string): Promise<ApiClient> {
  let token = '';
  async function send(method: string, path: string, body?: object) {
    const response = await fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const violations = response.headers.get('sl-violations');
    if (response.status === 200 && !violations) return text;
    throw new CommandError(
      `${method} ${path} failed with status ${response.status}, so nothing was measured: ${violations ?? text} Correct that first: npm start shows it, too.`,
    );
  }
  const { email, password } = administrator;
  const response = await send('POST', '/api/admin/login', { email, password });
  ({ token } = JSON.parse(response) as { token: string });
  return { send };
}
