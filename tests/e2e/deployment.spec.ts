import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../scripts/sandbox/open-database.ts';
import { securityHeaders } from '../../scripts/serve/security-headers.ts';
import { expect, test } from './fixtures.ts';
import { edit, submit } from './rich-text.ts';
import type { ConsoleStack } from './start-console.ts';

const at = ({ url }: ConsoleStack, address: string) => new URL(address, url).href;

const nginxOf = ({ nginx }: ConsoleStack) => {
  if (!nginx) throw new Error('There is no nginx.');
  return nginx;
};

/** The first script of the build, by the name that it has this time. */
const script =
  /assets\/first-[^"]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? 'no script';

/** What every answer has to carry; what the back-end answers is no page, and may do nothing. */
function wantedHeaders(stack: ConsoleStack, address: string) {
  const headers = {
    ...securityHeaders({ socket: new URL(stack.url).origin }),
    'Strict-Transport-Security': 'max-age=31536000',
    ...(/^\/(api|uploads)\//.test(address) && {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    }),
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

const never = 'no-store';
const forEver = 'public, max-age=31536000, immutable';
const answers: [what: string, address: string, status: number, kept: string][] = [
  ['The page', '/story-admin/', 200, never],
  ['The page by its name', '/story-admin/index.html', 200, never],
  ['config.json', '/story-admin/config.json', 200, never],
  ['The logo', '/story-admin/logo.svg', 200, never],
  ['An asset', `/story-admin/${script}`, 200, forEver],
  ['An asset of an earlier deploy', '/story-admin/assets/first-00000000.js', 404, never],
  ['The folder of assets', '/story-admin/assets/', 403, never],
  ["The build's manifest", '/story-admin/.vite/manifest.json', 404, never],
  ["The build's manifest, spelled otherwise", '/story-admin/%2evite/manifest.json', 404, never],
  ['A hidden file', '/story-admin/.env', 404, never],
  ['What is not the console', '/elsewhere', 404, never],
  ['A call without a token', '/api/admin/getAllUsers', 401, never],
  ['A picture that is gone', '/uploads/gone.png', 404, never],
];

for (const [what, address, status, kept] of answers) {
  test(`${what} is answered ${status} with every header, and kept: ${kept}`, async ({
    request,
    stack,
  }) => {
    const answer = await request.get(at(stack, address));
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject({
      ...wantedHeaders(stack, address),
      'cache-control': kept,
    });
    expect(answer.headers().server).toBe('nginx');
  });
}

test('What a browser has already is not sent again, and is still kept for ever', async ({
  request,
  stack,
}) => {
  const address = `/story-admin/${script}`;
  const { etag = '' } = (await request.get(at(stack, address))).headers();
  const again = await request.get(at(stack, address), { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject({
    ...wantedHeaders(stack, address),
    'cache-control': forEver,
  });
});

for (const [accepted, encoding, ending] of [
  ['gzip, deflate, br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', undefined, ''],
] as const) {
  test(`To a browser that accepts ${accepted}, ${encoding ?? 'plain'} is sent`, async ({
    request,
    stack,
  }) => {
    const headers = { 'accept-encoding': accepted };
    for (const name of ['index.html', script]) {
      const answer = await request.get(at(stack, `/story-admin/${name}`), { headers });
      expect(answer.headers()['content-encoding']).toBe(encoding);
      expect(answer.headers().vary).toBe('Accept-Encoding');
      const { size } = statSync(path.join('dist', name + ending));
      expect(answer.headers()['content-length']).toBe(String(size));
      expect(await answer.text()).toBe(readFileSync(path.join('dist', name), 'utf8'));
    }
    // It is edited where it is deployed: a compressed copy would tell of another back-end.
    const config = await request.get(at(stack, '/story-admin/config.json'), { headers });
    expect(config.headers()['content-encoding']).toBeUndefined();
    expect(await config.json()).toEqual({ apiBaseUrl: '', socketUrl: new URL(stack.url).origin });
  });
}

test('HTTP leads to HTTPS, and promises nothing for it', async ({ request, stack }) => {
  const { httpOrigin } = nginxOf(stack);
  const answer = await request.get(`${httpOrigin}/story-admin/?a=b`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  // The port is that of every https address, which this nginx does not listen on.
  expect(answer.headers().location).toBe('https://127.0.0.1/story-admin/?a=b');
  const { 'strict-transport-security': _, ...others } = wantedHeaders(stack, '/story-admin/');
  expect(answer.headers()).toMatchObject(others);
  expect(answer.headers()).not.toHaveProperty('strict-transport-security');
});

for (const address of ['/', '/story-admin']) {
  test(`${address} leads to the console`, async ({ request, stack }) => {
    const answer = await request.get(at(stack, address), { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/story-admin/');
  });
}

test('A request of 20 MB reaches the back-end, a larger one is refused', async ({
  request,
  stack,
}) => {
  const address = '/api/admin/login';
  const send = (size: number) =>
    request.post(at(stack, address), {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(JSON.stringify({ email: '' }).padEnd(size)),
    });
  const megabyte = 1024 * 1024;
  const large = await send(20 * megabyte);
  expect(large.status()).toBe(422);
  const tooLarge = await send(21 * megabyte);
  expect(tooLarge.status()).toBe(413);
  expect(tooLarge.headers()).toMatchObject(wantedHeaders(stack, address));
  expect(await tooLarge.json()).toEqual({
    success: false,
    error: { message: 'This is larger than the 20 MB that the server takes.' },
  });
});

test.describe('A legal text that is too large', () => {
  test.use({ signedIn: true, expectedComplaints: /413/ });

  test('is refused in words, and nothing typed is lost', async ({ page, visit }) => {
    const postData = JSON.stringify({ content: 'x'.repeat(21 * 1024 * 1024) });
    await page.route('**/updatePrivacyPolicy', (route) => route.continue({ postData }));
    await visit('/admin/privacy-policy');
    const box = await edit(page, 'Privacy Policy');
    await page.keyboard.type('Half a thought. ');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(
      'This is larger than the 20 MB that the server takes.',
    );
    await expect(box).toContainText('Half a thought.');
  });
});

test('The log tells of a call neither its token nor its query', async ({
  request,
  stack,
  session,
}) => {
  const answer = await request.get(at(stack, '/api/admin/getAllUsers?key=a-secret'), {
    headers: { authorization: `Bearer ${session.token}`, referer: 'https://a-secret.example/' },
  });
  expect(answer.status()).toBe(200);
  const log = () => readFileSync(nginxOf(stack).accessLog, 'utf8');
  await expect.poll(log).toContain('"GET /api/admin/getAllUsers" 200');
  expect(log()).not.toContain('a-secret');
  expect(log()).not.toContain('?');
  expect(log()).not.toContain('Bearer');
  expect(log()).not.toContain(session.token);
});

test.describe('A page or picture that got among the uploads', () => {
  test.use({ expectedComplaints: /sandboxed|Content Security Policy/ });

  for (const [name, text] of [
    ['hostile.html', '<title>before</title><script>document.title = "ran"</script>'],
    [
      'hostile.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><title>before</title><script>document.title = "ran"</script></svg>',
    ],
  ] as const) {
    test(`runs nothing: ${name}`, async ({ page, stack }) => {
      writeFileSync(path.join(filesIn(stack.folder).uploads, name), text);
      const address = `/uploads/${name}`;
      const answer = await page.goto(at(stack, address));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject(wantedHeaders(stack, address));
      await expect(page).toHaveTitle('before');
      expect(await page.evaluate(() => window.origin)).toBe('null');
    });
  }
});
