/** npm run dev -- --api URL: the paths of the console's server in front of a real server. */
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startDevServers } from '../../scripts/dev/start-dev-servers.ts';
import { fileHeaders } from '../../scripts/lib/servers/security-headers.ts';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { listen } from '../support/listen.ts';

/** Responds with the request that it received. */
const { server: echo, url: origin } = await listen(({ method, url, headers }, response) => {
  const { host, cookie, forwarded, 'x-real-ip': address } = headers;
  response.setHeader('content-type', 'application/json');
  response.setHeader('set-cookie', ['own=1', 'second=2']);
  response.end(JSON.stringify({ request: `${method} ${url}`, host, cookie, forwarded, address }));
});

let upgraded: IncomingHttpHeaders = {};
echo.on('upgrade', ({ headers }, socket) => {
  upgraded = headers;
  socket.end(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
});

const contract = 'tests/support/frozen-contract.yaml';
const server = { url: `${origin}/v1`, socket: origin };
const stack = await startDevServers({ contract, port: 0, mockPort: 0, server });
afterAll(stack.close);

describe('On a server with a base path', () => {
  test('the page is told the same path on its own origin', async () => {
    const config = await fetch(new URL('config.json', stack.url));
    expect(await config.json()).toMatchObject({ apiBaseUrl: '/v1', socketUrl: '/' });
  });

  test.each([
    ['the API', '/v1/api/admin/getAllUsers?currentPage=2'],
    ['a picture with an absolute path', '/uploads/a.png'],
    ['a picture relative to the API', '/v1/pictures/a.png?size=2'],
    ['the first request of a socket', '/socket.io/?EIO=4&transport=polling'],
  ])('%s is requested at the same path of the server', async (_, path) => {
    const headers = {
      cookie: 'session=secret; own=1',
      forwarded: 'for=_x',
      'x-real-ip': '10.0.0.1',
    };
    const { headers: received } = await fetch(new URL(path, stack.url), { headers });
    expect(received.getSetCookie()).toEqual(['own=1', 'second=2']);
    expect(Object.fromEntries(received)).toMatchObject(fileHeaders);
    const again = await fetch(new URL(path, stack.url), { headers });
    const request = { request: `GET ${path}`, host: new URL(origin).host, cookie: 'own=1' };
    expect(await again.json()).toEqual(request);
  });

  test('a scenario is answered by the mock', async () => {
    const headers = { authorization: 'Bearer any', 'x-scenario': 'getAllUsers:500' };
    const url = new URL('/v1/api/admin/getAllUsers', stack.url);
    expect((await fetch(url, { headers })).status).toBe(500);
  });

  test('the console itself is not', async () => {
    const page = await fetch(stack.url);
    expect(await page.text()).toContain('<div id="root">');
  });
});

/** Whether a WebSocket is opened by a page, by default one under the host name, which leads to this machine. */
async function opensSocket(hostname: string, page?: string): Promise<boolean> {
  const host = `${hostname}:${new URL(stack.url).port}`;
  const headers = {
    host,
    origin: page ?? `http://${host}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    cookie: 'session=secret',
    'x-real-ip': '10.0.0.1',
  };
  const path = '/socket.io/?EIO=4&transport=websocket';
  const { status } = await sendRaw(stack.url, requestText({ method: 'GET', path, headers }));
  return status === 101;
}

test('A socket is opened under a host name of this machine only: DNS rebinding gives a page any other', async () => {
  expect(await opensSocket('localhost')).toBe(true);
  expect(upgraded).toMatchObject({ origin });
  expect(upgraded).not.toHaveProperty('cookie');
  expect(upgraded).not.toHaveProperty('x-real-ip');
  expect(await opensSocket('evil.example')).toBe(false);
});

test('A socket is not opened by a page of another origin', async () => {
  expect(await opensSocket('localhost', 'https://evil.example')).toBe(false);
  expect(await opensSocket('localhost', 'null')).toBe(false);
});

test('A server that is stopped is named in the response', async () => {
  await new Promise((resolve) => {
    echo.close(resolve);
    echo.closeAllConnections();
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = `Nothing listens at ${origin}: the connection was refused. Start that server, or correct the port. (ECONNREFUSED)`;
  for (const path of ['/uploads/a.png', '/uploads/b.png']) {
    const response = await fetch(new URL(path, stack.url));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ success: false, error: { message } });
  }
  expect(printed.mock.calls).toEqual([[message]]);
  printed.mockRestore();
});
