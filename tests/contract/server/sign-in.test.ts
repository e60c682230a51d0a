import { afterAll, describe, expect, test } from 'vitest';
import { createProbe } from '../../../scripts/contract-verify/probe.ts';
import { assertSignIn, type Credentials } from '../../../scripts/contract-verify/sign-in.ts';
import { listen } from '../../support/listen.ts';
import { credentials, startSeededSandbox } from '../../support/sign-in-to-stack.ts';

/** What is said of a server before it is checked; undefined when it can be. */
async function signIn(baseUrl: string, given: Credentials): Promise<string | undefined> {
  const probe = await createProbe({ contract: 'openapi.yaml', baseUrl, timeoutMs: 20_000 });
  return assertSignIn(probe, given, baseUrl).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

describe('Before the checks', async () => {
  const sandbox = await startSeededSandbox();
  afterAll(sandbox.close);

  test.each<[string, Credentials, string | undefined]>([
    ['correct credentials', credentials, undefined],
    ['a wrong password', { ...credentials, password: 'hush' }, 'rejects this email and password'],
    ['a wrong token', { token: 'hush' }, 'The server rejects this token. Sign in again'],
  ])('one line tells of %s, if they are wrong', async (_, given, line) => {
    const message = await signIn(sandbox.url, given);
    expect(message).toEqual(line && expect.stringContaining(line));
    expect(message ?? '').not.toMatch(/hush|\n/);
  });

  test('one line says that the server is unreachable', async () => {
    expect(await signIn('http://127.0.0.1:9', { token: 'any' })).toMatch(
      /^http:\/\/127\.0\.0\.1:9 cannot be reached\. Check the address, and that the server is running\. [^\n]+$/,
    );
  });
});

test('A token is not checked first if the contract has no protected read that needs no record', async () => {
  const baseUrl = 'http://127.0.0.1:9';
  const probe = await createProbe({ contract: 'openapi.yaml', baseUrl, timeoutMs: 20_000 });
  const operations = probe.operations.filter(({ method }) => method !== 'GET');
  expect(await assertSignIn({ ...probe, operations }, { token: 'any' }, baseUrl)).toBe(
    'The token is not checked first: the contract has no protected read without path parameters.',
  );
});

test.each([
  ['that responds to every path', 200, 200],
  ['that knows no such path', 404, 404],
  ['that forbids every path', 403, 403],
  ['that takes no POST', 200, 405],
])('A server of web pages %s is called that in one line', async (_, status, postStatus) => {
  const { server, url } = await listen(({ method }, response) => {
    if (method === 'POST' && postStatus !== status) return response.writeHead(postStatus).end();
    response.writeHead(status, { 'content-type': 'text/html' });
    return response.end('<!doctype html><p>Hello');
  });
  for (const given of [credentials, { token: 'any' }])
    expect(await signIn(url, given)).toBe(
      `This is a web page, not the API: ${url} responds with HTML. Give the address that the contract's paths are appended to as --base-url, such as https://api.example.com.`,
    );
  server.closeAllConnections();
  server.close();
});
