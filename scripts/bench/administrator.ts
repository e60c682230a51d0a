import { administrator } from '../sandbox/seed/administrator.ts';
import { StartError } from '../serve/refuse.ts';

/** A signed-in administrator who talks to a back-end over connections that stay open. */
export interface Administrator {
  /** Reads an answer to its end; one that is not in order makes a measurement worthless, and throws. */
  call: (method: string, address: string, body?: object) => Promise<string>;
}

export async function signIn(api: string): Promise<Administrator> {
  let token = '';
  async function call(method: string, address: string, body?: object) {
    const answer = await fetch(api + address, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const violations = answer.headers.get('sl-violations');
    if (answer.status === 200 && !violations) return text;
    throw new StartError(
      `${method} ${address} was answered ${answer.status}, so nothing was measured: ${violations ?? text}`,
    );
  }
  const { email, password } = administrator;
  const answer = await call('POST', '/api/admin/login', { email, password });
  ({ token } = JSON.parse(answer) as { token: string });
  return { call };
}
