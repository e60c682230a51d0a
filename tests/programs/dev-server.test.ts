import { connect } from 'node:net';
import { PNG } from 'pngjs';
import { io } from 'socket.io-client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startDevServers } from '../../scripts/dev/start-dev-servers.ts';
import { CommandError } from '../../scripts/lib/exit-with-error.ts';
import { securityHeaders } from '../../scripts/lib/servers/security-headers.ts';
import { connectSocket } from '../support/connect-socket.ts';
import { requestText, sendRaw, sendUpgradeAndReset } from '../support/send-raw.ts';

const printed: string[] = [];
const print = (line: unknown) => void printed.push(String(line));
vi.spyOn(console, 'log').mockImplementation(print);
vi.spyOn(console, 'error').mockImplementation(print);

const dev = await startDevServers({ contract: 'openapi.yaml', port: 0, mockPort: 0 });
afterAll(dev.close);
const { origin, host, port } = new URL(dev.url);

test.each([
  ['--port', 'console', 'port'],
  ['--mock-port', 'mock', 'mockPort'],
])('dev with a busy %s says what to do', async (option, server, name) => {
  const ports = { port: 0, mockPort: 0, [name]: Number(port) };
  await expect(startDevServers({ contract: 'openapi.yaml', ...ports })).rejects.toStrictEqual(
    new CommandError(`Port ${port} for the ${server} is in use. Choose another with ${option}.`),
  );
});

describe('The socket server', () => {
  test('prints what it receives without control characters', async () => {
    const socket = io(origin, { auth: { token: 'any' } });
    socket.emit('escape-turn', { roomId: '\u001b[2J\u009b' });
    const line = String.raw`Real-time: escape-turn {"roomId":"\u001b[2J\u009b"}`;
    await expect.poll(() => printed).toContain(line);
    socket.disconnect();
  });

  test('rejects pages of another origin', async () => {
    const extraHeaders = { origin: 'https://evil.example' };
    expect(await connectSocket(origin, { extraHeaders })).not.toBe('connected');
  });
});

test('npm run dev has the same policy as a build, and a nonce for Vite', async () => {
  const { headers } = await fetch(dev.url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+'; /);
  const ofBuild = policy.replace(/ 'nonce-[^']+'| worker-src blob:;/g, '');
  expect(ofBuild).toBe(securityHeaders({})['Content-Security-Policy']);
});

const readBanners = () =>
  fetch(`${origin}/api/banner/get-banners`, { headers: { authorization: 'Bearer any' } });

test('Pictures of examples are the same each time', async () => {
  const { banners } = (await (await readBanners()).json()) as { banners: { bannerUrl: string }[] };
  expect(banners.length).toBeGreaterThan(1);
  for (const { bannerUrl } of banners) {
    const draw = async () => Buffer.from(await (await fetch(new URL(bannerUrl, origin))).bytes());
    const picture = await draw();
    expect(PNG.sync.read(picture).width).toBeGreaterThan(0);
    expect(await draw()).toEqual(picture);
  }
});

test('A form whose page is left before it has arrived is no error', async () => {
  printed.length = 0;
  const text = requestText({
    method: 'POST',
    path: '/api/banner/create-banner',
    headers: { host, 'content-type': 'multipart/form-data; boundary=-', 'content-length': '1000' },
  });
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => void socket.write(text, resolve));
  // The server has begun to read the form.
  await readBanners();
  socket.destroy();
  await readBanners();
  expect(printed).toEqual([]);
});

describe('What another page requests in the browser of the developer', () => {
  const read = async (path: string, headers: Record<string, string>) =>
    (await sendRaw(dev.url, requestText({ method: 'GET', path, headers: { host, ...headers } })))
      .status;
  const paths = ['/__open-in-editor?file=index.html', '/story-admin/src/main.ts', '/uploads/a.png'];
  // A page of another port of this machine is of the same site.
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];

  test.each(paths)('is refused: %s', async (path) => {
    for (const headers of foreign) expect(await read(path, headers)).toBe(403);
  });

  test('is opened if it is the page, by a link', async () => {
    for (const path of ['/story-admin/', '/story-admin/?scenario=getUser:slow'])
      expect(await read(path, { 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await read('/', { 'sec-fetch-site': 'cross-site' })).toBe(302);
  });

  test('is allowed to the page itself, to programs, and by an address that was typed', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])
      expect(await read('/story-admin/src/main.ts', headers)).toBe(200);
  });
});

test('The mock responds to the names and pages of this machine only', async () => {
  const { host: ofMock } = new URL(dev.mock);
  const read = (headers: Record<string, string>) =>
    sendRaw(dev.mock, requestText({ method: 'GET', path: '/api/admin/privacy_policy', headers }));
  expect((await read({ host: 'rebound.example' })).status).toBe(403);
  const { status, text } = await read({ host: ofMock, origin: 'https://evil.example' });
  expect(status).toBe(200);
  expect(text.toLowerCase()).not.toContain('access-control-allow-origin');
});

test('A broken WebSocket request does not end npm run dev', async () => {
  for (const path of ['/story-admin/', 'http://[', '/socket.io/?EIO=4&transport=websocket'])
    await sendUpgradeAndReset(origin, path, { 'sec-websocket-protocol': 'vite-hmr' });
  expect((await fetch(dev.url)).status).toBe(200);
});

const login = {
  method: 'POST',
  path: '/api/admin/login',
  body: '{"email":"a@b.c","password":"any"}',
};
const readPage = { method: 'GET', path: '/story-admin/', body: '' };
const readScenarios = { ...readPage, path: '/story-admin/dev/scenarios.json' };

test.each([
  ['A write by its own page', 200, login, {}],
  ['A write by a page of another origin', 403, login, { origin: 'https://evil.example' }],
  ['A write under a foreign host name', 403, login, { host: 'rebound.example' }],
  ['A read of the page under a foreign address', 403, readPage, { host: '192.0.2.1' }],
  ['A read of the scenarios under a foreign address', 403, readScenarios, { host: '192.0.2.1' }],
])('%s has the status %i', async (_, status, target, headers) => {
  const own = { host, origin, 'content-type': 'application/json' };
  const text = requestText({ ...target, headers: { ...own, ...headers } });
  expect((await sendRaw(dev.url, text)).status).toBe(status);
});
