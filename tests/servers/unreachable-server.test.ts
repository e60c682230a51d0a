/** What the gateway responds when the back-end cannot be reached, or is not the API. */
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateway, type Violation } from '../../scripts/lib/servers/gateway.ts';
import { listen } from '../support/sign-in-to-stack.ts';

/** The URL of a back-end. */
async function startBackEnd(handle: RequestListener): Promise<string> {
  const { server, url } = await listen(handle);
  onTestFinished(() => void server.close());
  return url;
}

async function startStopped(): Promise<string> {
  const { server, url } = await listen(() => undefined);
  await new Promise((resolve) => server.close(resolve));
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
  onTestFinished(gateway.close);
  const response = await fetch(`${gateway.url}/api/admin/privacy_policy`);
  return { status: response.status, body: await response.text(), violations };
}

const endEarly: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{');
  response.destroy();
};
const redirect: RequestListener = (_, response) => {
  response.writeHead(301, { location: 'https://other.example/login' }).end();
};

test.each<[string, () => Promise<string>, string]>([
  [
    'A port that nothing listens at',
    startStopped,
    'Nothing listens at URL: the connection was refused. Start that server, or correct the port. (ECONNREFUSED)',
  ],
  [
    'A name that does not exist',
    async () => 'http://api.invalid/v1',
    "The name api.invalid of URL cannot be resolved. Check its spelling and this machine's DNS. (E",
  ],
  [
    'A connection that is closed within the response',
    () => startBackEnd(endEarly),
    'URL closed the connection before its response was complete. Look in the log of that server. (UND_ERR_SOCKET)',
  ],
  [
    'A server without TLS, by https',
    async () => (await startBackEnd(redirect)).replace('http:', 'https:'),
    'URL does not respond with TLS.',
  ],
  [
    'A redirect, which would turn a POST into a GET',
    () => startBackEnd(redirect),
    'URL redirects to https://other.example, which the contract does not document. Use the address that it redirects to.',
  ],
])('%s is named, with what to do, in the response and in the terminal', async (...row) => {
  const [, start, message] = row;
  const upstream = await start();
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { status, body } = await request(upstream);
  const expected = expect.stringContaining(message.replace('URL', upstream));
  expect(status).toBe(502);
  expect(JSON.parse(body)).toEqual({ success: false, error: { message: expected } });
  expect(printed.mock.calls).toEqual([[expected]]);
  printed.mockRestore();
});

test('A server of web pages is forwarded, and called that first', async () => {
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
