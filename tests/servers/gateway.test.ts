import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { listen } from '../support/listen.ts';
import { startGateway } from '../../scripts/lib/servers/gateway.ts';

const json = { 'content-type': 'application/json' };
const respondWith =
  (body: string | Buffer, status = 200, own: Record<string, string | string[]> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { ...json, ...own }).end(body);

/** What the back-end does with each request; a test assigns another. */
let respond: (response: ServerResponse) => unknown;
let received: Buffer;
let receivedHeaders: IncomingHttpHeaders = {};
const { server: backEnd, url: upstream } = await listen(async (request, response) => {
  received = await buffer(request);
  receivedHeaders = request.headers;
  respond(response);
});
afterAll(() => void backEnd.close());

const contract = 'tests/support/frozen-contract.yaml';
const startGatewayTo = (url: string) => startGateway({ contract, upstream: url, port: 0 });
const gateway = await startGatewayTo(upstream);
afterAll(gateway.close);

const printed = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  printed.mockClear();
  received = Buffer.alloc(0);
  respond = respondWith('{"success":true}');
});

const headers = { authorization: 'Bearer any' };
const dashboard = '{"success":true,"data":[]}';

test('An upload is forwarded byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const body = new FormData();
  body.append('clientName', 'Acme');
  body.append('navigationUrl', 'https://acme.example.com');
  body.append('image', new File([bytes], 'bytes.png', { type: 'image/png' }));
  const address = `${gateway.url}/api/banner/create-banner`;
  const response = await fetch(address, { method: 'POST', headers, body });
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('sl-violations')).toBeNull();
  expect(received.includes(Buffer.from(bytes))).toBe(true);
});

const invalidList = '{"success":true,"users":[{}],"length":1}';

describe.each([
  ['A response of the wrong shape', 200, invalidList, '_id'],
  ['A response that is truncated', 200, '{"success":tr', 'must be object'],
  ['A response with an undocumented status', 418, '{}', 'status code'],
])('%s', (_, status, body, message) => {
  const requestUsers = () => {
    respond = respondWith(body, status);
    return fetch(`${gateway.url}/api/admin/getAllUsers`, { headers });
  };

  test('is forwarded unchanged', async () => {
    const response = await requestUsers();
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  test('is reported', async () => {
    const response = await requestUsers();
    expect(response.headers.get('sl-violations')).toContain(message);
    expect(printed.mock.calls.join()).toContain(message);
  });
});

test('Each value of a repeated parameter is checked', async () => {
  respond = respondWith('{"success":true,"users":[],"length":0}');
  const path = '/api/admin/getAllUsers?currentPage=x&currentPage=1';
  const response = await fetch(gateway.url + path, { headers });
  expect(response.headers.get('sl-violations')).toContain('currentpage');
});

test('A request that violates a constraint is reported', async () => {
  const body = '{"firstName":"Al"}';
  respond = respondWith('{"success":false,"error":{"message":"No"}}', 422);
  const path = '/api/admin/updateUser/65b000000000000000000001';
  const init = { method: 'PUT', headers: { ...headers, ...json }, body };
  const response = await fetch(gateway.url + path, init);
  expect(received.toString()).toBe(body);
  const message = 'Request body property firstName must NOT have fewer than 4 characters';
  expect(response.headers.get('sl-violations')).toContain(message);
  expect(printed.mock.calls).toEqual([
    [`Contract violated by PUT ${path}: request.body.firstName ${message}`],
  ]);
});

test('The back-end receives only the headers that the operations need', async () => {
  const cookies = ['gateway=1; HttpOnly', 'second=2; Path=/api'];
  const read = (cookie: string) =>
    fetch(`${gateway.url}/api/admin/getDashboardData`, {
      headers: {
        ...headers,
        cookie,
        'x-real-ip': '10.0.0.1',
        'x-forwarded-user': 'root',
        'x-http-method-override': 'DELETE',
      },
    });
  respond = respondWith(dashboard, 200, { 'set-cookie': cookies });
  const response = await read('gateway=of another application');
  expect(receivedHeaders).toMatchObject(headers);
  // `fetch` adds the last two.
  const names = ['accept', 'accept-encoding', 'accept-language', 'authorization', 'user-agent'];
  expect(Object.keys(receivedHeaders).toSorted()).toEqual(
    [...names, 'connection', 'host', 'sec-fetch-mode'].toSorted(),
  );
  expect(response.headers.getSetCookie()).toEqual(cookies);
  await read('session=secret; gateway=1;second=a=b');
  expect(receivedHeaders.cookie).toBe('gateway=1; second=a=b');
});

test('When the client leaves, the request to the back-end ends', async () => {
  respond = () => undefined;
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
});

/** Opened as a page, a response is on the origin of the console, whose token its scripts could read. */
const isHarmless = (text: string) =>
  /^x-content-type-options: nosniff\r$/im.test(text) &&
  /^content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox\r$/im.test(text);

test('A page of the back-end may neither run scripts nor load anything', async () => {
  const body = '<script>send(localStorage)</script>';
  const ownPolicy = { 'content-security-policy': "script-src 'unsafe-inline'" };
  respond = respondWith(body, 200, { 'content-type': 'text/html; charset=utf-8', ...ownPolicy });
  const request = requestText({ method: 'GET', path: '/api/admin/getAllUsers' });
  const { text } = await sendRaw(gateway.url, request);
  expect(text).toContain(body);
  expect(isHarmless(text)).toBe(true);
  expect(text).not.toContain('unsafe-inline');
  const message = `This is a web page, not the API: check that the contract's paths are appended to ${upstream}`;
  expect(printed.mock.calls[0]).toEqual([
    `Contract violated by GET /api/admin/getAllUsers: response.body ${message}`,
  ]);
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
  expect([received.toString(), printed.mock.calls]).toEqual(['', []]);
});

test('A compressed response is forwarded without compression', async () => {
  respond = respondWith(gzipSync(dashboard), 200, { 'content-encoding': 'gzip' });
  const response = await fetch(`${gateway.url}/api/admin/getDashboardData`, { headers });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(dashboard);
});

const stopped = await listen(() => undefined);
stopped.server.close();

const redirect = respondWith('', 301, { location: 'https://other.example/login' });
const endEarly = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '100' }).write('{');
  response.destroy();
};

describe('What keeps the back-end from responding is named, with what to do, in the response and in the terminal', () => {
  test.each<[situation: string, url: string, message: string, response?: typeof respond]>([
    [
      'a port that nothing listens at',
      stopped.url,
      'Nothing listens at URL: the connection was refused. Start that server, or correct the port. (ECONNREFUSED)',
    ],
    [
      'a name that does not exist',
      'http://api.invalid/v1',
      "The name api.invalid of URL cannot be resolved. Check its spelling and this machine's DNS. (E",
    ],
    [
      'a server without TLS, by https',
      upstream.replace('http:', 'https:'),
      'URL does not respond with TLS.',
    ],
    [
      'a connection that is closed within the response',
      upstream,
      'URL closed the connection before its response was complete. Look in the log of that server. (UND_ERR_SOCKET)',
      endEarly,
    ],
    [
      'a redirect, which would turn a POST into a GET',
      upstream,
      'URL redirects to https://other.example, which the contract does not document. Use the address that it redirects to.',
      redirect,
    ],
  ])('%s', async (_, url, message, response = redirect) => {
    respond = response;
    const failing = await startGatewayTo(url);
    onTestFinished(failing.close);
    const answer = await fetch(`${failing.url}/api/admin/privacy_policy`);
    const expected = expect.stringContaining(message.replace('URL', url));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ success: false, error: { message: expected } });
    expect(printed.mock.calls).toEqual([[expected]]);
  });
});
