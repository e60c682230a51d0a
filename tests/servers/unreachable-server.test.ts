/** What the gateway responds when the back-end cannot be reached, or is not the API. */
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConnectionError } from '../../scripts/lib/servers/describe-connection-error.ts';
import { startGateway, type Violation } from '../../scripts/lib/servers/gateway.ts';
import { listen } from '../support/sign-in-to-stack.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The URL of a back-end, which is stopped after the test. */
async function startBackEnd(handle: RequestListener = () => undefined): Promise<string> {
  const { server, url } = await listen(handle);
  closing.push(() => server.close());
  return url;
}

async function request(upstream: string) {
  const violations: Violation[] = [];
  const gateway = await startGateway({
    contract: 'tests/support/frozen-contract.yaml',
    upstream,
    port: 0,
    onViolation: (_, reported) => violations.push(...reported),
  });
  closing.push(gateway.close);
  const response = await fetch(`${gateway.url}/api/admin/privacy_policy`);
  return { status: response.status, body: await response.text(), violations };
}

test.each<[string, () => Promise<string>, string]>([
  [
    'A port that nothing listens at',
    async () => {
      const upstream = await startBackEnd();
      closing.splice(0).forEach((close) => close());
      return upstream;
    },
    'Nothing listens at URL: the connection was refused. Start that server, or correct the port. (ECONNREFUSED)',
  ],
  [
    'A name that does not exist',
    async () => 'http://api.invalid/v1',
    "The name api.invalid of URL cannot be resolved. Check its spelling and this machine's DNS. (E",
  ],
  [
    'A connection that is closed within the response',
    () =>
      startBackEnd((_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{');
        response.destroy();
      }),
    'URL closed the connection before its response was complete. Look in the log of that server. (UND_ERR_SOCKET)',
  ],
  [
    'A server without TLS, by https',
    async () => (await startBackEnd()).replace('http:', 'https:'),
    'URL does not respond with TLS.',
  ],
  [
    'A redirect, which would turn a POST into a GET',
    () =>
      startBackEnd((_, response) => {
        response.writeHead(301, { location: 'https://other.example/login' }).end();
      }),
    'URL redirects to https://other.example, which the contract does not document. Use the address that it redirects to.',
  ],
])(
  '%s is named, with what to do, in the response and in the terminal',
  async (_, start, message) => {
    const upstream = await start();
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await request(upstream);
    const expected = expect.stringContaining(message.replace('URL', upstream));
    expect(status).toBe(502);
    expect(JSON.parse(body)).toEqual({ success: false, error: { message: expected } });
    expect(printed.mock.calls).toEqual([[expected]]);
    printed.mockRestore();
  },
);

test('A server of web pages', async () => {
  const upstream = await startBackEnd((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>');
  });
  const { status, violations } = await request(upstream);
  expect(status).toBe(200);
  expect(violations[0]).toEqual({
    location: ['response', 'body'],
    message: `This is a web page, not the API: check that the contract's paths are appended to ${upstream}`,
  });
});

test.each([
  ['UND_ERR_CONNECT_TIMEOUT', 'did not respond in time'],
  ['EHOSTUNREACH', 'There is no route to'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS=ca.pem'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'was issued for another name'],
  ['CERT_HAS_EXPIRED', 'is not valid at this time'],
])('%s is explained', (code, text) => {
  const message = describeConnectionError({ cause: { code } }, 'https://api.example.com');
  expect(message).toContain('https://api.example.com');
  expect(message).toContain(text);
  expect(message).toContain(`(${code})`);
});

test('An unknown reason is quoted', () => {
  const reason = new TypeError('fetch failed', { cause: new Error('bad port') });
  expect(describeConnectionError(reason, 'http://127.0.0.1:1')).toBe(
    'http://127.0.0.1:1 cannot be reached. Check the address, and that the server is running. (bad port)',
  );
});
