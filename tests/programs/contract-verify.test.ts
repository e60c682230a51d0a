import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { filesIn } from '../../scripts/sandbox/open-database.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { startBrokenServer } from '../support/broken-server.ts';
import { newFolder, startStack } from '../support/start-stack.ts';

const { email, password } = administrator;
const signIn = ['--email', email, '--password', password];
const host = '127.0.0.1';

/** A started program: what it prints, and how it ends. */
function start(options: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/contract-verify.ts', ...options], {
    env: { ...process.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...output }));
  return { child, ended };
}

const run = (options: string[], env?: Record<string, string>) => start(options, env).ended;

/** All that a stopped sandbox has kept, but for its secrets. */
function worldIn(folder: string) {
  const files = filesIn(folder);
  const database = new DatabaseSync(files.database, { readOnly: true });
  const tables = ['users', 'user_names', 'rooms', 'participants', 'genres', 'banners', 'documents'];
  const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all()]);
  const admins = database.prepare('SELECT _id, email, updatedAt FROM admins').all();
  database.close();
  return { ...Object.fromEntries(rows), admins, pictures: readdirSync(files.uploads).toSorted() };
}

const seeded = (folder: string) =>
  startSandbox({ contract: 'openapi.yaml', files: filesIn(folder), users: 48, host, port: 0 });

test('Against npm start nothing is found and nothing is changed, without --write and with it', async () => {
  const [folder, untouched] = [await newFolder(), await newFolder()];
  const stack = await startStack(folder);
  const read = await run(['--base-url', stack.api, ...signIn]);
  expect(read).toMatchObject({ code: 0, stderr: '' });
  expect(read.stdout).toMatch(/\n\d+ calls, 13 of 26 operations, 0 findings\n$/);

  const written = await run(['--base-url', `${stack.api}/`, '--write', '--json'], {
    STORY_ADMIN_EMAIL: email,
    STORY_ADMIN_PASSWORD: password,
  });
  expect(written).toMatchObject({ code: 0, stderr: '' });
  const outcome = JSON.parse(written.stdout) as { operations: { calls: number }[] };
  expect(outcome).toMatchObject({ findings: [], left: [] });
  expect(outcome.operations.filter(({ calls }) => calls > 0)).toHaveLength(16);
  await stack.stop();

  await (await seeded(untouched)).close();
  expect(worldIn(folder)).toEqual(worldIn(untouched));
}, 90_000);

describe('contract:verify', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let server: Awaited<ReturnType<typeof startBrokenServer>>;
  beforeAll(async () => {
    sandbox = await seeded(await newFolder());
    server = await startBrokenServer(sandbox.url);
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  async function newToken(): Promise<string> {
    const answer = await fetch(`${sandbox.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  test('tells a fault by its operation, request, status and place, and never a value or a secret', async () => {
    const token = await newToken();
    server.plant({
      answer: ({ operationId, json, bearer }) => {
        if (operationId === 'getUser' && json.user) json.user.gender = `${bearer} of Jane Doe`;
        const echo = { 'content-type': `text/${bearer}`, location: `/${bearer}` };
        if (operationId === 'getBanner') return { status: 307, headers: echo, body: bearer ?? '' };
        return undefined;
      },
    });
    const { code, stdout, stderr } = await run(['--base-url', server.url], {
      STORY_ADMIN_TOKEN: token,
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /getUser +6 calls, 1 finding\n +GET \/api\/admin\/getUser\/[0-9a-f]{24}, answered 200\n +at "\/user\/gender": expected one of male, female, other, null, received a string \(and in 2 more places\)\n/,
    );
    expect(stdout).toMatch(/\n +login +a token was given\n/);
    expect(stdout).toContain('status 307, a redirect, which the contract does not have');
    for (const secret of [token, 'Jane']) expect(stdout + stderr).not.toContain(secret);
  });

  test('cleans up after Ctrl+C, too', async () => {
    const { child, ended } = start(['--base-url', server.url, '--write', ...signIn]);
    server.plant({
      request: async ({ operationId }) => {
        if (operationId !== 'updateBanner') return;
        child.kill('SIGINT');
        await once(child.stderr, 'data');
      },
    });
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 130, stderr: expect.stringMatching(/^Stopping: /) });
    expect(stdout).toContain('Stopped before everything was asked.');
    expect(stdout).toMatch(/deleteBanner +1 call\n/);
    expect(stdout).not.toContain('Left on the server');
    const found = await fetch(`${sandbox.url}/api/banner/get-banners?key=contract:verify`, {
      headers: { authorization: `Bearer ${await newToken()}` },
    });
    expect(await found.json()).toMatchObject({ length: 0 });
  });

  const anywhere = ['--base-url', 'http://127.0.0.1:9'];
  test.each<[string, string[], string]>([
    ['nobody answers', [...anywhere, '--token', 'hush'], 'http://127.0.0.1:9 cannot be reached: '],
    ['there is no server named', ['--token', 'hush'], '--base-url takes the address'],
    ['the address has a password', ['--base-url', 'http://me:hush@127.0.0.1'], '--base-url takes'],
    ['nobody is named', anywhere, 'Say who asks: '],
    ['there are two ways to sign in', [...anywhere, '--token', 'hush', ...signIn], 'Give either'],
    ['the token cannot be one', [...anywhere, '--token', 'hush hush\n'], 'The token is empty, or'],
    ['a secret is not quoted', [...anywhere, '--token', 'my', 'hush'], 'Something stands beside'],
    ['an option is unknown', ['--colour'], "Unknown option '--colour'"],
  ])('says in one line what to do when %s', async (_, options, line) => {
    const { code, stdout, stderr } = await run(options);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr.startsWith(line)).toBe(true);
    expect(stderr).not.toContain('hush');
  });

  test.each([
    ['password', ['--email', email, '--password', 'hush'], 'refuses this email and password'],
    ['token', ['--token', 'hush'], 'does not take this token'],
  ])('says in one line that a %s is wrong', async (_, options, line) => {
    const { code, stdout, stderr } = await run(['--base-url', sandbox.url, ...options]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^The server [^\n]+\n$/);
    expect(stderr).toContain(line);
    expect(stderr).not.toContain('hush');
  });
});
