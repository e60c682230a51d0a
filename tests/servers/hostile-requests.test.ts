import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn, openDatabase } from '../../scripts/sandbox/open-database.ts';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { seed } from '../../scripts/sandbox/seed/seed.ts';
import { type RawAnswer, requestText, sendRaw } from '../support/send-raw.ts';
import { newFolder, type Stack, startStack } from '../support/start-stack.ts';

let stack: Stack;
let folder: string;
let token = '';
const addresses = { sandbox: '', gateway: '' };
type Server = keyof typeof addresses;

const login = '/api/admin/login';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=X' };

/** A world with rows as only a broken disk makes them: a list that is no JSON, a password that is no hash. */
function seedBroken() {
  const files = filesIn(folder);
  const { database } = openDatabase(files);
  seed(database, files, 48);
  database.exec(`
    UPDATE genres SET starter = '[{' WHERE seq = 1;
    INSERT INTO admins (_id, email, type, password) VALUES ('0', 'broken@example.com', 'admin', 'x');
  `);
  database.close();
}

beforeAll(async () => {
  folder = await newFolder();
  seedBroken();
  stack = await startStack(folder);
  const sandbox = /Sandbox\s+(http:\/\/\S+)/.exec(stack.output())?.[1] ?? '';
  Object.assign(addresses, { sandbox, gateway: stack.api });
  const { email, password } = administrator;
  const answer = await fetch(stack.api + login, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  ({ token } = (await answer.json()) as { token: string });
});

afterAll(() => stack.stop());

/** A failure in the contract's shape, and nothing of how the program is made. */
function expectQuiet({ text, json: body }: RawAnswer) {
  expect(body).toEqual({ success: false, error: { message: expect.any(String) } });
  expect(text).not.toMatch(
    /\bat .*:\d+:\d+|node_modules|node:|\.ts\b|SQL|[Ss]yntaxError|TypeError/,
  );
  for (const secret of [process.cwd(), folder, token]) expect(text).not.toContain(secret);
}

const post = (headers: Record<string, string>, body: string, path = login) =>
  requestText({ method: 'POST', path, headers, body });
const get = (path: string, headers = {}) => requestText({ method: 'GET', path, headers });
const withToken = () => ({ authorization: `Bearer ${token}` });
const part = (head: string, body: string) => `--X\r\n${head}\r\n\r\n${body}`;
const upload = (body: string, headers = form) =>
  post({ ...withToken(), ...headers }, body, '/api/genre/addGenre');

const refused: [string, number | Record<Server, number>, () => string][] = [
  ['JSON that is cut off', 400, () => post(json, '{"email":')],
  ['JSON that is nothing', 400, () => post(json, '')],
  ['JSON with __proto__', 400, () => post(json, '{"__proto__":{"type":"admin"}}')],
  ['JSON with a constructor', 400, () => post(json, '{"constructor":{"prototype":{}}}')],
  ['XML', 400, () => post({ 'content-type': 'application/xml' }, '<email/>')],
  ['a text', 400, () => post({ 'content-type': 'text/plain' }, '{}')],
  ['a content type that is none', 400, () => post({ 'content-type': ';;;' }, '{}')],
  ['a form without a boundary', 400, () => upload('', { 'content-type': 'multipart/form-data' })],
  ['a form that is none', 400, () => upload('something else')],
  [
    'a form that is cut off in a file',
    400,
    () => upload(part('Content-Disposition: form-data; name="image"; filename="a.png"', 'abc')),
  ],
  [
    'a form whose part has no name',
    { sandbox: 422, gateway: 400 },
    () => upload(`${part('Nonsense', 'abc')}\r\n--X--\r\n`),
  ],
  [
    'a form with __proto__',
    400,
    () => upload(`${part('Content-Disposition: form-data; name="__proto__"', '1')}\r\n--X--\r\n`),
  ],
  ['an address that does not decode', 400, () => get('/api/admin/getUser/%E0%A4%A', withToken())],
  ['an upload that does not decode', 400, () => get('/uploads/%')],
  ['an upload with a nul', 400, () => get('/uploads/a%00.png')],
  ['an upload outside of its folder', 404, () => get('/uploads/..%2fstory-admin.sqlite')],
  ['the folder of uploads', 404, () => get('/uploads/')],
  ['an address that is unknown', 404, () => get('/api/nowhere', withToken())],
  ['an address outside of the API', 404, () => get('/etc/passwd')],
  [
    'a method that an address does not take',
    405,
    () => requestText({ method: 'PUT', path: login }),
  ],
  ['a method that is none', 400, () => requestText({ method: 'BREW', path: login })],
  ['headers past 16 KB', 431, () => get(login, { 'x-long': 'x'.repeat(20_000) })],
  ['an address that is none', 400, () => get('http://[')],
  ['what is not HTTP', 400, () => 'HELO example.com\r\n\r\n'],
  [
    'a token that is none',
    401,
    () => get('/api/admin/getDashboardData', { authorization: 'Bearer x' }),
  ],
  ['a broken row', 500, () => get('/api/admin/getAllGenres?currentPage=3', withToken())],
  ['a broken hash', 500, () => post(json, '{"email":"broken@example.com","password":"x"}')],
];

describe.each(['sandbox', 'gateway'] as const)('The %s answers quietly to', (server) => {
  test.each(refused)('%s', async (_, status, request) => {
    const answer = await sendRaw(addresses[server], request());
    expectQuiet(answer);
    expect(answer.status).toBe(typeof status === 'number' ? status : status[server]);
  });

  test('a body past 20 MB', async () => {
    const length = 21 * 1024 * 1024;
    // The sandbox hangs up at the announcement; the gateway reads on, and keeps nothing.
    const body = server === 'sandbox' ? '' : 'x'.repeat(length);
    const request = post({ ...json, 'content-length': String(length) }, body);
    const answer = await sendRaw(addresses[server], request);
    expectQuiet(answer);
    expect(answer.text).toMatch(/larger than|too large/);
    expect(answer.status).toBe(400);
  });
});

test.each([
  ['an address that is none', 400, 'http://['],
  ['a file that does not decode', 404, '/story-admin/%'],
  ['a file outside of its folder', 200, '/story-admin/..%2f..%2fpackage.json'],
])('The console answers quietly to %s', async (_, status, path) => {
  const answer = await sendRaw(stack.url, get(path, { accept: 'text/html' }));
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain(process.cwd());
  expect(answer.text).not.toContain('"dependencies"');
});

test.each(['http://127.0.0.1:1', '//127.0.0.1:1'])(
  'The gateway asks its own back-end, even where a request names %s',
  async (other) => {
    const path = `${other}/api/admin/getDashboardData`;
    const answer = await sendRaw(addresses.gateway, get(path, withToken()));
    expect(answer.json).toMatchObject({ success: true });
  },
);

test('An uploaded picture is not taken for anything else', async () => {
  const answer = await sendRaw(addresses.sandbox, get('/uploads/genre-1.png'));
  expect(answer.status).toBe(200);
  expect(answer.text.toLowerCase()).toContain('x-content-type-options: nosniff');
});
