import { afterAll, expect, onTestFinished, test } from 'vitest';
import { buildConsole } from '../../scripts/lib/servers/build-console.ts';
import { startBuiltConsole } from '../../scripts/lib/servers/console-server.ts';
import { createAllowedHosts } from '../../scripts/lib/servers/hosts.ts';
import { requestText, sendRaw } from '../support/send-raw.ts';

// Nothing here requests the API.
const api = 'http://127.0.0.1:9';
const { url, close } = await startBuiltConsole(await buildConsole(), { port: 0, api });
afterAll(close);

const get = (pathname: string, encoding: string) =>
  fetch(new URL(pathname, url), { headers: { 'accept-encoding': encoding } });

const page = await (await get('/story-admin/', 'identity')).text();
/** A script that the page loads. */
const script = /\/story-admin\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('A browser that accepts %s gets files in %s', async (accepted, encoding) => {
  for (const [pathname, type] of [
    ['/story-admin/', 'text/html'],
    [script, 'text/javascript'],
  ] as const) {
    const response = await get(pathname, accepted);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(await (await get(pathname, 'identity')).text());
  }
});

test('Only a file with a hash in its name is cached permanently', async () => {
  const readCacheControl = async (pathname: string) =>
    (await get(pathname, 'br')).headers.get('cache-control');
  const permanently = 'public, max-age=31536000, immutable';
  expect(await readCacheControl(script)).toBe(permanently);
  expect(await readCacheControl('/story-admin/')).toBe('no-cache');
  expect(await readCacheControl('/story-admin/logo.svg')).toBe('no-cache');
  expect(await readCacheControl('/story-admin/assets/gone-00000000.js')).not.toBe(permanently);
});

test('The configuration of a run replaces that of the build', async () => {
  const response = await get('/story-admin/config.json', 'br');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toMatchObject({ apiBaseUrl: '' });
});

test('The policy names the host by which the page was requested', async () => {
  const hosts = createAllowedHosts({ host: '0.0.0.0', expose: ['', 'admin.test'] });
  const sandbox = 'http://127.0.0.1:4000';
  const exposed = await startBuiltConsole(await buildConsole(), { port: 0, api, sandbox, hosts });
  onTestFinished(exposed.close);
  const read = async (path: string, host?: string) => {
    const request = { method: 'GET', path, headers: host === undefined ? {} : { host } };
    return (await sendRaw(exposed.url, requestText(request))).text;
  };
  for (const [host, name] of [
    ['admin.test', 'admin.test'],
    ['192.0.2.1:5173', '192.0.2.1'],
    [undefined, '127.0.0.1'],
    // A policy cannot contain an IPv6 address.
    ['[2001:db8::1]:5173', '*'],
  ] as const) {
    expect(await read('/story-admin/', host)).toContain(
      `connect-src 'self' http://${name}:4000 ws://${name}:4000;`,
    );
    const socketName = name === '*' ? '[2001:db8::1]' : name;
    expect(await read('/story-admin/config.json', host)).toContain(
      `"socketUrl":"http://${socketName}:4000"`,
    );
  }
});
