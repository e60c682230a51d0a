import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { listen } from '../support/sign-in-to-stack.ts';
import { startGateway, type Violation } from '../../scripts/lib/servers/gateway.ts';

/** What the back-end sends: what a test assigns to it. */
let backEndResponse: {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string | string[]>;
};
let received: Buffer;
let receivedHeaders: IncomingHttpHeaders = {};
const { server: backEnd, url: upstream } = await listen(async (request, response) => {
  received = await buffer(request);
  receivedHeaders = request.headers;
  if (request.url === '/api/held') return;
  const { status = 200, type = 'application/json', body, headers: own } = backEndResponse;
  response.writeHead(status, { 'content-type': type, ...own }).end(body);
});

let gateway: Awaited<ReturnType<typeof startGateway>>;
let violations: Violation[] = [];

beforeAll(async () => {
  gateway = await startGateway({
    contract: 'tests/support/frozen-contract.yaml',
    upstream,
    port: 0,
    onViolation: (_, reported) => violations.push(...reported),
  });
});

beforeEach(() => {
  violations = [];
  received = Buffer.alloc(0);
  backEndResponse = { body: '{"success":true}' };
});

afterAll(() => {
  gateway.close();
  backEnd.close();
});

const headers = { authorization: 'Bearer any' };

test('An upload is forwarded byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const form = new FormData();
  form.append('clientName', 'Acme');
  form.append('navigationUrl', 'https://acme.example.com');
  form.append('image', new File([bytes], 'bytes.png', { type: 'image/png' }));
  const response = await fetch(`${gateway.url}/api/banner/create-banner`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('sl-violations')).toBeNull();
  expect(received.includes(Buffer.from(bytes))).toBe(true);
});

const invalidList = '{"success":true,"users":[{}],"length":1}';

test.each([
  ['a response of the wrong shape', 200, invalidList, '_id'],
  ['a response that is truncated', 200, '{"success":tr', 'must be object'],
  ['a response with an undocumented status', 418, '{}', 'status code'],
])('Forwards and reports %s', async (_, status, body, message) => {
  backEndResponse = { status, body };
  const response = await fetch(`${gateway.url}/api/admin/getAllUsers`, { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('sl-violations')).toContain(message);
  expect(violations.map((violation) => violation.message).join()).toContain(message);
});

test('A request that violates a constraint is forwarded and reported', async () => {
  backEndResponse = { status: 422, body: '{"success":false,"error":{"message":"No"}}' };
  await fetch(`${gateway.url}/api/admin/updateUser/65b000000000000000000001`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"firstName":"Al"}',
  });
  expect(received.toString()).toBe('{"firstName":"Al"}');
  expect(violations).toEqual([
    {
      location: ['request', 'body', 'firstName'],
      message: 'Request body property firstName must NOT have fewer than 4 characters',
    },
  ]);
});

test('Of the headers of a client, the back-end receives neither those of proxies nor cookies of other applications', async () => {
  const body = '{"success":true,"data":[]}';
  const cookies = ['gateway=1; HttpOnly', 'second=2; Path=/api'];
  const read = (cookie: string) =>
    fetch(`${gateway.url}/api/admin/getDashboardData`, {
      headers: { ...headers, cookie, 'x-real-ip': '10.0.0.1', 'x-original-url': '/other' },
    });
  backEndResponse = { body, headers: { 'set-cookie': cookies } };
  const response = await read('gateway=of another application');
  expect(receivedHeaders).toMatchObject(headers);
  expect(Object.keys(receivedHeaders)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|x-real-ip|x-original-url)$/)]),
  );
  expect(response.headers.getSetCookie()).toEqual(cookies);
  await read('session=secret; gateway=1;second=a=b');
  expect(receivedHeaders.cookie).toBe('gateway=1; second=a=b');
});

test('When the client leaves, the request to the back-end ends', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const leave = new AbortController();
  const [isReceived, isLeft] = [
    once(backEnd, 'request'),
    fetch(`${gateway.url}/api/held`, { signal: leave.signal }).catch(({ name }: Error) => name),
  ];
  const [request] = (await isReceived) as [IncomingMessage];
  leave.abort();
  expect(await isLeft).toBe('AbortError');
  await once(request.socket, 'close');
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

/** Opened as a page, a response is on the origin of the console, whose token its scripts could read. */
const isHarmless = (text: string) =>
  /^x-content-type-options: nosniff\r$/im.test(text) &&
  /^content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox\r$/im.test(text);

test('A page of the back-end may neither run scripts nor load anything', async () => {
  const body = '<script>send(localStorage)</script>';
  const ownPolicy = { 'content-security-policy': "script-src 'unsafe-inline'" };
  backEndResponse = { type: 'text/html', body, headers: ownPolicy };
  const { text } = await sendRaw(
    gateway.url,
    requestText({ method: 'GET', path: '/api/admin/getAllUsers' }),
  );
  expect(text).toContain(body);
  expect(isHarmless(text)).toBe(true);
  expect(text).not.toContain('unsafe-inline');
});

test.each([
  ['403', { method: 'GET', path: '/', headers: { host: 'evil.example' } }],
  ['415', { method: 'POST', path: '/api/admin/login', body: 'x' }],
  ['400', { method: 'GET', path: '/ x y' }],
  ['405', { method: 'TRACE', path: '/' }],
  ['400', { method: 'GET', path: '/unknown', body: 'x' }],
])('An error %s of the gateway is as harmless', async (status, options) => {
  const { text } = await sendRaw(gateway.url, requestText(options));
  expect(text.split(' ')[1]).toBe(status);
  expect(isHarmless(text)).toBe(true);
});

test('A compressed response is forwarded without compression', async () => {
  const body = '{"success":true,"data":[]}';
  backEndResponse = { body: gzipSync(body), headers: { 'content-encoding': 'gzip' } };
  const response = await fetch(`${gateway.url}/api/admin/getDashboardData`, { headers });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(body);
});

test.each(['/api/admin/x/../login', '/api/admin/x/%2e%2e/login', '/api/./admin/login?a=b'])(
  'The media type of a request is checked for the address that it is forwarded to: %s',
  async (target) => {
    const { status } = await sendRaw(
      gateway.url,
      requestText({
        method: 'POST',
        path: target,
        headers: { 'content-type': 'text/plain' },
        body: '{"email":"a@b.example","password":"c"}',
      }),
    );
    expect(status).toBe(415);
    expect([received.toString(), violations]).toEqual(['', []]);
  },
);
