import { io } from 'socket.io-client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { seed } from '../../scripts/sandbox/seed/seed.ts';
import {
  type RawResponse,
  requestText,
  sendRaw,
  sendUpgradeAndReset,
  upgradeText,
} from '../support/send-raw.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';
import { openStack } from '../support/open-stack.ts';

type Server = 'sandbox' | 'gateway';

const login = '/api/admin/login';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=X' };

// The database has corrupt rows (invalid JSON and an invalid password hash) and lacks a table, so requests fail inside.
const folder = await createTempFolder();
const { database } = openDatabase(folder);
seed(database, folder, 48);
database.exec(`
  UPDATE genres SET starter = '[{' WHERE seq = 1;
  INSERT INTO admins (_id, email, type, password) VALUES ('0', 'broken@example.com', 'admin', 'x');
  DROP TABLE escape_turns;
`);
database.close();
const { stack, token, addresses } = await openStack(folder);

/** Expects an error in the contract's shape that reveals no internals. */
function expectSafeError({ text, json: body }: RawResponse) {
  expect(body).toEqual({ success: false, error: { message: expect.any(String) } });
  expect(text).not.toMatch(
    /\bat .*:\d+:\d+|node_modules|node:|\.ts\b|SQL|[Ss]yntaxError|TypeError/,
  );
  for (const secret of [process.cwd(), folder, token]) expect(text).not.toContain(secret);
}

const post = (headers: Record<string, string>, body: string, path = login) =>
  requestText({ method: 'POST', path, headers, body });
const get = (path: string, headers = {}) => requestText({ method: 'GET', path, headers });
const withToken = { authorization: `Bearer ${token}` };
const part = (head: string, body: string) => `--X\r\n${head}\r\n\r\n${body}`;
const end = '\r\n--X--\r\n';
const ofFile = 'Content-Disposition: form-data; name="image"; filename="a.png"';
const ofProto = 'Content-Disposition: form-data; name="__proto__"';
const upload = (body: string, headers = form) =>
  post({ ...withToken, ...headers }, body, '/api/genre/addGenre');

const invalidRequests: [string, number | Record<Server, number>, string][] = [
  ['truncated JSON', 400, post(json, '{"email":')],
  ['an empty JSON body', 400, post(json, '')],
  ['JSON with __proto__', 400, post(json, '{"__proto__":{"type":"admin"}}')],
  ['JSON with a constructor', 400, post(json, '{"constructor":{"prototype":{}}}')],
  ['XML', 415, post({ 'content-type': 'application/xml' }, '<email/>')],
  ['a text', 415, post({ 'content-type': 'text/plain' }, '{}')],
  ['an invalid content type', 415, post({ 'content-type': ';;;' }, '{}')],
  ['a form without a boundary', 400, upload('', { 'content-type': 'multipart/form-data' })],
  ['an invalid form', 400, upload('something else')],
  ['a form that is truncated in a file', 400, upload(part(ofFile, 'abc'))],
  [
    'a form whose part has no name',
    { sandbox: 422, gateway: 400 },
    upload(part('Nonsense', 'abc') + end),
  ],
  ['a form with __proto__', 400, upload(part(ofProto, '1') + end)],
  ['a URL with invalid encoding', 400, get('/api/admin/getUser/%E0%A4%A', withToken)],
  ['an upload URL with invalid encoding', 400, get('/uploads/%')],
  ['an upload with a nul', 400, get('/uploads/a%00.png')],
  ['an upload URL outside of the folder', 404, get('/uploads/..%2fstory-admin.sqlite')],
  ['the folder of uploads', 404, get('/uploads/')],
  ['an unknown URL', 404, get('/api/nowhere', withToken)],
  ['a URL outside of the API', 404, get('/etc/passwd')],
  ['a method that the URL does not support', 405, requestText({ method: 'PUT', path: login })],
  ['an unknown method', 400, requestText({ method: 'BREW', path: login })],
  ['headers larger than 16 KB', 431, get(login, { 'x-long': 'x'.repeat(20_000) })],
  ['an invalid URL', 400, get('http://[')],
  ['bytes that are not HTTP', 400, 'HELO example.com\r\n\r\n'],
  ['an invalid token', 401, get('/api/admin/getDashboardData', { authorization: 'Bearer x' })],
  ['a corrupt row', 500, get('/api/admin/getAllGenres?currentPage=3', withToken)],
  ['a corrupt password hash', 500, post(json, '{"email":"broken@example.com","password":"x"}')],
];

test.each([
  ['page', '/story-admin/'],
  ['page', '/nowhere'],
  ['page', '/api/admin/privacy_policy'],
  ['gateway', '/api/admin/privacy_policy'],
  ['gateway', 'http://['],
  ['sandbox', '/api/admin/privacy_policy'],
  ['sandbox', '/uploads/gone.png'],
  ['sandbox', '/socket.io/?EIO=4&transport=polling'],
] as const)(
  'The %s lets no response use devices or data of the browser: %s',
  async (server, path) => {
    const { text } = await sendRaw(addresses[server], get(path));
    expect(text.toLowerCase()).toMatch(
      /^permissions-policy: (\S+=\(\), )*camera=\(\)(, \S+=\(\))*\r$/m,
    );
  },
);

test('The sandbox goes on after a database error in an event', async () => {
  const socket = io(addresses.sandbox, { auth: { token } });
  onTestFinished(() => void socket.disconnect());
  const roomId = '65c000000000000000000001';
  socket.emit('escape-turn', { roomId });
  await stack.waitForOutput(
    `escape-turn in room ${roomId} was not stored: no such table: escape_turns.\n`,
  );
  expect((await sendRaw(addresses.sandbox, get('/uploads/genre-1.png'))).status).toBe(200);
});

describe.each([
  ['page', '/story-admin/'],
  ['page', '/api/admin/privacy_policy'],
  ['gateway', '/api/admin/privacy_policy'],
  ['sandbox', '/uploads/genre-1.png'],
] as const)('The %s, asked for an upgrade of %s that nobody serves,', (server, path) => {
  test('responds as to any request', async () => {
    const { host } = new URL(addresses[server]);
    for (const upgrade of ['h2c', 'websocket']) {
      const { status } = await sendRaw(addresses[server], upgradeText(path, host, { upgrade }));
      expect(status).toBe(200);
    }
  });

  test('goes on when the client resets the connection', async () => {
    for (const target of [path, '/socket.io/?EIO=4&transport=websocket', 'http://['])
      await sendUpgradeAndReset(addresses[server], target);
    expect((await sendRaw(addresses[server], get(path))).status).toBe(200);
    expect(stack.output()).not.toContain('ECONNRESET');
  });
});

describe.each(['sandbox', 'gateway'] as const)('The %s responds without internals to', (server) => {
  test.each(invalidRequests)('%s', async (_, status, request) => {
    const response = await sendRaw(addresses[server], request);
    expectSafeError(response);
    expect(response.status).toBe(typeof status === 'number' ? status : status[server]);
  });

  test('a body larger than 20 MB', async () => {
    const length = 21 * 1024 * 1024;
    // The sandbox rejects the content-length; the gateway reads the body without storing it.
    const body = server === 'sandbox' ? '' : 'x'.repeat(length);
    const request = post({ ...json, 'content-length': String(length) }, body);
    const response = await sendRaw(addresses[server], request);
    expectSafeError(response);
    expect(response.text).toMatch(/larger than|too large/);
    expect(response.status).toBe(400);
  });
});

test.each([
  ['an invalid URL', 400, 'http://['],
  ['a file URL with invalid encoding', 400, '/story-admin/%'],
  ['a page URL with invalid encoding', 400, '/story-admin/%E0%A4%A.html'],
  ['a file URL outside of the folder', 200, '/story-admin/..%2f..%2fpackage.json'],
])('The console responds without internals to %s', async (_, status, path) => {
  const response = await sendRaw(stack.url, get(path, { accept: 'text/html' }));
  expect(response.status).toBe(status);
  expect(response.text).not.toContain(process.cwd());
  expect(response.text).not.toContain('"dependencies"');
});

test.each(['http://127.0.0.1:1', '//127.0.0.1:1'])(
  'The gateway forwards to its own back-end, even if the request URL names %s',
  async (origin) => {
    const path = `${origin}/api/admin/getDashboardData`;
    const response = await sendRaw(addresses.gateway, get(path, withToken));
    expect(response.json).toMatchObject({ success: true });
  },
);

test('An uploaded image is served with the policy of files and X-Content-Type-Options: nosniff', async () => {
  const response = await sendRaw(addresses.sandbox, get('/uploads/genre-1.png'));
  expect(response.status).toBe(200);
  const text = response.text.toLowerCase();
  expect(text).toContain('x-content-type-options: nosniff');
  expect(text).toContain("content-security-policy: default-src 'none';");
});
