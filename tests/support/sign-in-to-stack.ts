import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { requireSandbox } from '../../scripts/lib/sandbox.ts';
import { requestText, sendRaw } from './send-raw.ts';

const { administrator, startSandbox } = await requireSandbox();
const { email, password } = administrator;

export const credentials = { email, password };

/** The response of an API to the sign-in of the administrator. */
export const requestSignIn = (api: string) =>
  fetch(new URL('/api/admin/login', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

/** Signs the administrator in; returns the token. */
export async function signIn(api: string): Promise<string> {
  return ((await (await requestSignIn(api)).json()) as { token: string }).token;
}

/** Requests the sign-in with headers that `fetch` does not send as they are: `Host` and `Origin`. */
export function requestSignInWith(server: string, headers: Record<string, string>) {
  const body = JSON.stringify(credentials);
  const request = { method: 'POST', path: '/api/admin/login', body };
  const json = { 'content-type': 'application/json' };
  return sendRaw(server, requestText({ ...request, headers: { ...json, ...headers } }));
}

/** A sandbox of the product alone, by default on an empty folder. */
export const startSeededSandbox = async (folder?: string) =>
  startSandbox({
    contract: 'openapi.yaml',
    data: folder ?? (await createTempFolder()),
    users: 48,
    port: 0,
  });
