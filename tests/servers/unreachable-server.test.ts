/** What the gateway responds when the back-end cannot be reached, or is not the API. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { describeConnectionError } from '../../scripts/lib/servers/describe-connection-error.ts';
import { startGateway, type Violation } from '../../scripts/lib/servers/gateway.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

const error = (message: string) => JSON.stringify({ success: false, error: { message } });

test('A port that nothing listens at', async () => {
  const upstream = await listen(() => undefined);
  closing.splice(0).forEach((close) => close());
  expect(await request(upstream)).toMatchObject({
    status: 502,
    body: error(
      `Nothing listens at ${upstream}: the connection was refused. Start that server, or correct the port. (ECONNREFUSED)`,
    ),
  });
});

test('A name that does not exist', async () => {
  const { status, body } = await request('http://api.invalid/v1');
  expect(status).toBe(502);
  expect(body).toMatch(
    /The name api\.invalid of http:\/\/api\.invalid\/v1 cannot be resolved\. Check its spelling and this machine's DNS\. \((ENOTFOUND|EAI_AGAIN)\)/,
  );
});

test('A connection that is closed within the response', async () => {
  const upstream = await listen((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    response.destroy();
  });
  expect(await request(upstream)).toMatchObject({
    status: 502,
    body: error(
      `${upstream} closed the connection before its response was complete. Look in the log of that server. (UND_ERR_SOCKET)`,
    ),
  });
});

test('A server without TLS, by https', async () => {
  const upstream = (await listen(() => undefined)).replace('http:', 'https:');
  const { status, body } = await request(upstream);
  expect(status).toBe(502);
  expect(body).toContain(`${upstream} does not respond with TLS.`);
});

test('A redirect, which would turn a POST into a GET', async () => {
  const upstream = await listen((_, response) => {
    response.writeHead(301, { location: 'https://other.example/login' }).end();
  });
  expect(await request(upstream)).toMatchObject({
    status: 502,
    body: error(
      `${upstream} redirects to https://other.example, which the contract does not document. Use the address that it redirects to.`,
    ),
  });
});

test('A server of web pages', async () => {
  const upstream = await listen((_, response) => {
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
