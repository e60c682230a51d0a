import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder.ts';
import { securityHeaders } from '../../scripts/lib/servers/security-headers.ts';
import { expect, test } from './fixtures.ts';

/** A file of the build, whose name contains a hash. */
const findAsset = (pattern: RegExp) =>
  pattern.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? 'none';

const entryScript = findAsset(/assets\/entry-[^"]+\.js/);
const logo = findAsset(/assets\/logo-[^"]+\.svg/);

/** The headers that every response must have. Responses of the back-end are no pages, so their policy allows nothing. */
function expectedHeaders(stack: { url: string }, pathname: string) {
  const headers = new Headers({
    ...securityHeaders({ socket: new URL(stack.url).origin }),
    'Strict-Transport-Security': 'max-age=31536000',
    ...(/^\/(api|uploads)\//.test(pathname) && {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    }),
  });
  return Object.fromEntries(headers);
}

const notCached = 'no-store';
const cachedForever = 'public, max-age=31536000, immutable';
const responses: [pathname: string, status: number, headers: Record<string, string>][] = [
  ['/story-admin/', 200, { 'cache-control': notCached }],
  ['/story-admin/index.html', 200, { 'cache-control': notCached }],
  ['/story-admin/config.json', 200, { 'cache-control': notCached }],
  [`/story-admin/${logo}`, 200, { 'cache-control': cachedForever }],
  [`/story-admin/${entryScript}`, 200, { 'cache-control': cachedForever }],
  // This asset is one of an earlier deployment.
  ['/story-admin/assets/entry-00000000.js', 404, { 'cache-control': notCached }],
  ['/story-admin/assets/', 403, { 'cache-control': notCached }],
  ['/story-admin/.git/config', 404, { 'cache-control': notCached }],
  ['/story-admin/%2egit/config', 400, { 'cache-control': notCached }],
  ['/story-admin/.env', 404, { 'cache-control': notCached }],
  ['/elsewhere', 404, { 'cache-control': notCached }],
  ['/api/admin/getAllUsers', 401, { 'cache-control': notCached }],
  ['/uploads/gone.png', 404, { 'cache-control': notCached }],
  ['/', 302, { location: '/story-admin/' }],
  ['/story-admin', 302, { location: '/story-admin/' }],
];

test('Every response has the status and the headers of its kind', async ({ request, stack }) => {
  for (const [pathname, status, headers] of responses) {
    const response = await request.get(pathname, { maxRedirects: 0 });
    expect(response.status(), pathname).toBe(status);
    expect(response.headers(), pathname).toMatchObject({
      ...expectedHeaders(stack, pathname),
      ...headers,
      server: 'nginx',
    });
  }
});

test('An unchanged asset is not sent again', async ({ request, stack }) => {
  const pathname = `/story-admin/${entryScript}`;
  const { etag = '' } = (await request.get(pathname)).headers();
  const again = await request.get(pathname, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject({
    ...expectedHeaders(stack, pathname),
    'cache-control': cachedForever,
  });
});

test('Files are sent in the encoding that the browser accepts', async ({ request, stack }) => {
  for (const [accepted, encoding, ending] of [
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    for (const name of ['index.html', entryScript]) {
      const response = await request.get(`/story-admin/${name}`, { headers });
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers().vary).toBe('Accept-Encoding');
      const { size } = statSync(path.join('dist', name + ending));
      expect(response.headers()['content-length']).toBe(String(size));
      expect(await response.text()).toBe(readFileSync(path.join('dist', name), 'utf8'));
    }
    // The file config.json is edited after the build, so a compressed copy could be outdated.
    const config = await request.get('/story-admin/config.json', { headers });
    expect(config.headers()['content-encoding']).toBeUndefined();
    expect(await config.json()).toEqual({ apiBaseUrl: '', socketUrl: new URL(stack.url).origin });
  }
});

const requestHttp = (request: APIRequestContext, httpOrigin?: string) =>
  request.get(`${httpOrigin}/story-admin/?a=b`, { maxRedirects: 0 });

test('HTTP redirects to HTTPS', async ({ request, stack }) => {
  const response = await requestHttp(request, stack.nginx?.httpOrigin);
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(new URL('?a=b', stack.url).href);
});

test('HTTP has all headers but Strict-Transport-Security', async ({ request, stack }) => {
  const response = await requestHttp(request, stack.nginx?.httpOrigin);
  const { 'strict-transport-security': _, ...others } = expectedHeaders(stack, '/story-admin/');
  expect(response.headers()).toMatchObject(others);
  expect(response.headers()).not.toHaveProperty('strict-transport-security');
});

const signInPath = '/api/admin/login';

/** Sends a sign-in without a password, which the back-end rejects as unprocessable. */
const sendMegabytes = (request: APIRequestContext, count: number) =>
  request.post(signInPath, {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from(JSON.stringify({ email: '' }).padEnd(count * 1024 * 1024)),
  });

test('A request of 20 MB is forwarded', async ({ request }) => {
  expect((await sendMegabytes(request, 20)).status()).toBe(422);
});

test('A request of more than 20 MB is rejected', async ({ request, stack }) => {
  const response = await sendMegabytes(request, 21);
  expect(response.status()).toBe(413);
  expect(response.headers()).toMatchObject(expectedHeaders(stack, signInPath));
  expect(await response.json()).toEqual({
    success: false,
    error: { message: 'This is larger than the 20 MB that the server takes.' },
  });
});

test('The access log has neither the token nor a query', async ({ request, stack, session }) => {
  const response = await request.get('/api/admin/getAllUsers?key=a-secret', {
    headers: { authorization: `Bearer ${session.token}`, referer: 'https://a-secret.example/' },
  });
  expect(response.status()).toBe(200);
  const readLog = () => readFileSync(stack.nginx?.accessLog ?? '', 'utf8');
  await expect.poll(readLog).toContain('"GET /api/admin/getAllUsers" 200');
  for (const secret of ['a-secret', '?', 'Bearer', session.token])
    expect(readLog()).not.toContain(secret);
});

test.describe('A hostile file among the uploads', () => {
  test.use({ expectedConsoleErrors: /sandboxed|Content Security Policy/ });

  const script = '<title>before</title><script>document.title = "ran"</script>';
  for (const [name, text] of [
    ['hostile.html', script],
    ['hostile.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ] as const) {
    test(`runs nothing: ${name}`, async ({ page, stack }) => {
      writeFileSync(path.join(getSandboxFiles(stack.folder).uploads, name), text);
      const pathname = `/uploads/${name}`;
      const response = await page.goto(pathname);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject(expectedHeaders(stack, pathname));
      await expect(page).toHaveTitle('before');
      expect(await page.evaluate(() => window.origin)).toBe('null');
    });
  }
});
