import { afterAll } from 'vitest';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';
import { signIn } from './sign-in-to-stack.ts';

/** A stack for the tests of a file, which is stopped after them; with a token of the administrator. */
export async function openStack(folder?: string) {
  const stack = await startStack(folder ?? (await createTempFolder()));
  afterAll(() => stack.stop());
  const { url, api, sandbox } = stack;
  const addresses = { page: new URL(url).origin, gateway: api, sandbox };
  return { stack, addresses, token: await signIn(api) };
}
