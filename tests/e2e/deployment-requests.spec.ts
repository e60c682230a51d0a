import type { IncomingHttpHeaders, Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { requestText, sendRaw, sendRawTls } from '../support/send-raw.ts';
import { listen } from '../support/listen.ts';
import { startNginx } from '../support/nginx.ts';

/** The requests as the back-end received them. */
const received: { path: string; headers: IncomingHttpHeaders }[] = [];

let backEnd: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  const { server, url } = await listen(({ url: path = '', headers }, response) => {
    received.push({ path, headers });
    response.end('{}');
  });
  backEnd = server;
  nginx = await startNginx({ api: url, sandbox: url });
});
test.beforeEach(() => void received.splice(0));
test.afterAll(async () => {
  await nginx.stop();
  backEnd.close();
});

const site = () => new URL(nginx.origin);

/** Sends a request to nginx without normalizing its path; `serverName` is that of the TLS handshake (SNI). */
function sendRequest({ path = '/api/x', headers = {}, serverName = site().hostname }) {
  const request = requestText({ method: 'GET', path, headers: { host: site().host, ...headers } });
  return sendRawTls(Number(site().port), serverName, request);
}

/** Paths, and how they reach the back-end. */
const forwardedPaths = [
  ['/api/admin/getUser/65b0?key=a', '/api/admin/getUser/65b0?key=a'],
  ['/api/x?next=%2F..%2f//a/../b', '/api/x?next=%2F..%2f//a/../b'],
  ['/uploads/a%20b%C3%A9.png', '/uploads/a%20b%C3%A9.png'],
  ['/api/a%3Fb%23c%25d', '/api/a%3Fb%23c%25d'],
  ['/api/a..b/c...', '/api/a..b/c...'],
  ['/%61pi/%78', '/api/x'],
  ['/socket.io/?EIO=4', '/socket.io/?EIO=4'],
] as const;

const rejectedPaths = [
  '/internal/..%2fapi/x',
  '/internal/%2e%2e/api/x',
  '/internal/.%2E/api/x',
  '/internal/../api/x',
  '/uploads/..%2Fapi%2Fx',
  '/socket.io/..%2fapi/x',
  '/api/../x',
  '/api/./x',
  '/api/x/..',
  '/api/%2e%2e/uploads/x',
  '/api/a%2fb',
  '/api/a%5cb',
  String.raw`/api/a\b`,
  '/api/a%00b',
  '/api//x',
  '//api/x',
  '/api/x#/../y',
];

test('A path reaches the back-end as it was sent, or not at all', async () => {
  for (const [path] of forwardedPaths) expect((await sendRequest({ path })).status, path).toBe(200);
  for (const path of rejectedPaths) expect((await sendRequest({ path })).status, path).toBe(400);
  expect(received.map(({ path }) => path)).toEqual(forwardedPaths.map(([, path]) => path));
});

/** Headers by which proxies, or frameworks, tell a server who a client is or what it asks for. */
const forgedHeaders = `
  Forwarded Via Proxy From Max-Forwards Remote-User Remote-Addr X-Anything X-Forwarded
  X-Forwarded-By X-Forwarded-Email X-Forwarded-Groups X-Forwarded-User
  X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Server X-Forwarded-Client-Cert
  X-Remote-User X-User X-Email X-Auth-Request-User X-WebAuth-User X-SSL-Client-Verify
  X-HTTP-Method X-HTTP-Method-Override X-Method-Override X-Original-URL X-Rewrite-URL
  X-Client-IP X-Cluster-Client-IP X-Originating-IP True-Client-IP CF-Connecting-IP
  X-Middleware-Subrequest X-Envoy-Internal X-Amzn-Oidc-Identity Cookie Referer
`
  .trim()
  .split(/\s+/);

test('Of the headers of a client, the back-end receives only what the operations need', async () => {
  const sent = { accept: 'a/b', authorization: 'Bearer any', 'user-agent': 'test' };
  const forged = Object.fromEntries(forgedHeaders.map((name) => [name, 'forged']));
  const overwritten = {
    'X-Forwarded-For': 'forged',
    'X-Forwarded-Host': 'forged',
    'X-Real-IP': 'forged',
  };
  const headers = { ...sent, ...forged, ...overwritten, host: `${site().hostname}:1` };
  expect((await sendRequest({ headers })).status).toBe(200);
  expect(received[0]?.headers).toEqual({
    ...sent,
    connection: 'close',
    'content-length': '0',
    host: site().host,
    'x-forwarded-host': site().host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-real-ip': '127.0.0.1',
  });
});

test('A request with another host name gets no response', async () => {
  for (const serverName of ['other.example', ''])
    await expect(
      sendRequest({ serverName, headers: { host: 'other.example' } }),
      serverName,
    ).rejects.toThrow('unrecognized name');
  for (const rawRequest of [
    { headers: { host: 'other.example' } },
    { path: 'https://other.example/api/x' },
  ])
    expect((await sendRequest(rawRequest)).text).toBe('');
  const { port } = new URL(nginx.httpOrigin);
  for (const headers of [{ host: 'other.example' }, { host: '127.0.0.1' }, {}]) {
    const request = requestText({ method: 'GET', path: '/story-admin/', headers });
    expect((await sendRaw(`http://127.0.0.1:${port}`, request)).text).toBe('');
  }
  expect(received).toEqual([]);
});

test('What is no request for the site gets no page that names the server', async () => {
  const { host, port } = site();
  const request = (version: string, ...headers: string[]) =>
    `${[`GET /story-admin/ HTTP/${version}`, ...headers, '', ''].join('\r\n')}`;
  const texts = [
    request('1.1'),
    request('1.0'),
    request('1.1', 'Host: a/b'),
    request('1.1', 'Host: a', 'Host: b'),
    request('3.0', 'Host: a'),
    'HELO example.com\r\n\r\n',
    'CONNECT example.com:443 HTTP/1.1\r\n\r\n',
  ];
  // These requests are HTTP on the port of HTTPS, one of them under the right name.
  const onTls = [request('1.1', `Host: ${host}`), request('1.1', 'Host: other.example')];
  for (const [ports, sent] of [
    [[new URL(nginx.httpOrigin).port, port], texts],
    [[port], onTls],
  ] as const)
    for (const text of sent)
      for (const each of ports)
        expect((await sendRaw(`http://127.0.0.1:${each}`, text)).text, text).toBe('');
  expect(received).toEqual([]);
});
