import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder/manifest.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { getAdvice } from '../../scripts/contract-verify/advice.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { startFaultyServer } from '../support/faulty-server.ts';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';

const { email, password } = administrator;
const signIn = ['--email', email, '--password', password];
const host = '127.0.0.1';

/** Starts the program; `ended` resolves to its exit code and output. */
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

/** The data of a stopped sandbox, except its secrets. */
function readSandboxData(folder: string) {
  const files = getSandboxFiles(folder);
  const database = new DatabaseSync(files.database, { readOnly: true });
  const tables = ['users', 'user_names', 'rooms', 'participants', 'genres', 'banners', 'documents'];
  const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM ${table}`).all()]);
  const admins = database.prepare('SELECT _id, email, updatedAt FROM admins').all();
  database.close();
  return { ...Object.fromEntries(rows), admins, uploads: readdirSync(files.uploads).toSorted() };
}

const startSeededSandbox = (folder: string) =>
  startSandbox({
    contract: 'openapi.yaml',
    files: getSandboxFiles(folder),
    users: 48,
    host,
    port: 0,
  });

test('npm start has no findings and unchanged data, with and without --write', async () => {
  const [folder, untouched] = [await createTempFolder(), await createTempFolder()];
  const stack = await startStack(folder);
  const read = await run(['--base-url', stack.api, ...signIn]);
  expect(read).toMatchObject({ code: 0, stderr: '' });
  const reads = contractOperations.filter(({ method }) => method === 'GET');
  expect(read.stdout).toMatch(
    new RegExp(
      `\n\\d+ calls, ${reads.length + 1} of ${contractOperations.length} operations, 0 findings\n$`,
    ),
  );

  const written = await run(['--base-url', `${stack.api}/`, '--write', '--json'], {
    STORY_ADMIN_EMAIL: email,
    STORY_ADMIN_PASSWORD: password,
  });
  expect(written).toMatchObject({ code: 0, stderr: '' });
  const result = JSON.parse(written.stdout) as {
    operations: { operationId: string; calls: number }[];
  };
  expect(result).toMatchObject({ findings: [], leftovers: [] });
  expect(
    result.operations.filter(({ calls }) => calls > 0).map(({ operationId }) => operationId),
  ).toEqual(
    expect.arrayContaining([
      'login',
      ...reads.map(({ id }) => id),
      'createBanner',
      'updateBanner',
      'deleteBanner',
    ]),
  );
  await stack.stop();

  await (await startSeededSandbox(untouched)).close();
  expect(readSandboxData(folder)).toEqual(readSandboxData(untouched));
}, 90_000);

describe('contract:verify against a faulty server', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let server: Awaited<ReturnType<typeof startFaultyServer>>;
  beforeAll(async () => {
    sandbox = await startSeededSandbox(await createTempFolder());
    server = await startFaultyServer(sandbox.url, 'openapi.yaml');
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  async function newToken(): Promise<string> {
    const response = await fetch(`${sandbox.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return ((await response.json()) as { token: string }).token;
  }

  test('A finding has an operation, request, status and pointer, but no value and no secret', async () => {
    const token = await newToken();
    server.injectFault({
      onResponse: ({ operationId, json, bearer }) => {
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
      /getUser +6 calls, 1 finding\n +GET \/api\/admin\/getUser\/[0-9a-f]{24}, status 200\n +at "\/user\/gender": expected one of male, female, other, null, received a string \(and 2 more occurrences\)\n/,
    );
    expect(stdout).toMatch(/\n +login +a token was given\n/);
    expect(stdout).toContain('status 307, a redirect, which the contract does not document');
    for (const secret of [token, 'Jane']) expect(stdout + stderr).not.toContain(secret);
  });

  test('--junit writes the findings with their advice beside the other report', async () => {
    server.injectFault({
      onResponse: ({ operationId, json }) => {
        if (operationId === 'getUser' && json.user) json.user.firstName = 5;
      },
    });
    const file = path.join(await createTempFolder(), 'junit.xml');
    const { code, stdout } = await run(['--base-url', server.url, ...signIn, '--junit', file]);
    expect(code).toBe(1);
    const xml = await readFile(file, 'utf8');
    for (const report of [stdout, xml]) expect(report).toContain(getAdvice('wrong-type'));
    expect(xml).toContain('<testcase classname="contract:verify" name="getUser">');

    const missing = path.join(file, 'junit.xml');
    const failed = await run(['--base-url', server.url, ...signIn, '--junit', missing]);
    expect(failed.code).toBe(2);
    expect(failed.stderr).toBe(
      `--junit ${missing} cannot be written (ENOTDIR). Create its folder, or choose another file.\n`,
    );
  });

  test('Ctrl+C cleans up before exit', async () => {
    const { child, ended } = start(['--base-url', server.url, '--write', ...signIn]);
    server.injectFault({
      onRequest: async ({ operationId }) => {
        if (operationId !== 'updateBanner') return;
        child.kill('SIGINT');
        await once(child.stderr, 'data');
      },
    });
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 130, stderr: expect.stringMatching(/^Cleaning up /) });
    expect(stdout).toContain('Interrupted before all checks were made.');
    expect(stdout).toMatch(/deleteBanner +1 call\n/);
    expect(stdout).not.toContain('Left on the server');
    const found = await fetch(`${sandbox.url}/api/banner/get-banners?key=contract:verify`, {
      headers: { authorization: `Bearer ${await newToken()}` },
    });
    expect(await found.json()).toMatchObject({ length: 0 });
  });

  const unreachable = ['--base-url', 'http://127.0.0.1:9'];
  test.each<[string, string[], string]>([
    [
      'the server is unreachable',
      [...unreachable, '--token', 'hush'],
      'http://127.0.0.1:9 cannot be reached. Check the address, and that the server is running.',
    ],
    ['--base-url is missing', ['--token', 'hush'], '--base-url takes the address'],
    [
      '--timeout is 0',
      [...unreachable, '--token', 'hush', '--timeout', '0'],
      '--timeout takes a whole number from 1 to 600, not "0".',
    ],
    ['the address has a password', ['--base-url', 'http://me:hush@127.0.0.1'], '--base-url takes'],
    ['credentials are missing', unreachable, 'Missing credentials: '],
    [
      'there are two ways to sign in',
      [...unreachable, '--token', 'hush', ...signIn],
      'Give either',
    ],
    ['the token is invalid', [...unreachable, '--token', 'hush hush\n'], 'The token is empty or'],
    ['a secret is not quoted', [...unreachable, '--token', 'my', 'hush'], 'Unexpected argument'],
    ['an option is unknown', ['--colour'], "Unknown option '--colour'"],
  ])('One line says what to do when %s', async (_, options, line) => {
    const { code, stdout, stderr } = await run(options);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr.startsWith(line)).toBe(true);
    expect(stderr).not.toContain('hush');
  });

  test.each([
    ['password', ['--email', email, '--password', 'hush'], 'rejects this email and password'],
    ['token', ['--token', 'hush'], 'rejects this token'],
  ])('One line says that the %s is wrong', async (_, options, line) => {
    const { code, stdout, stderr } = await run(['--base-url', sandbox.url, ...options]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^The server [^\n]+\n$/);
    expect(stderr).toContain(line);
    expect(stderr).not.toContain('hush');
  });
});

describe('A server of web pages', () => {
  test.each([
    ['that responds to every path', 200, 200],
    ['that knows no such path', 404, 404],
    ['that forbids every path', 403, 403],
    ['that takes no POST', 200, 405],
  ])('%s is called that in one line', async (_, status, postStatus) => {
    const pages = createServer(({ method }, response) => {
      if (method === 'POST' && postStatus !== status) return response.writeHead(postStatus).end();
      response.writeHead(status, { 'content-type': 'text/html' });
      return response.end('<!doctype html><p>Hello');
    });
    await once(pages.listen(0, host), 'listening');
    const baseUrl = `http://${host}:${(pages.address() as AddressInfo).port}`;
    for (const credentials of [signIn, ['--token', 'any']]) {
      const { code, stdout, stderr } = await run(['--base-url', baseUrl, ...credentials]);
      expect({ code, stdout, stderr }).toEqual({
        code: 2,
        stdout: '',
        stderr: `This is a web page, not the API: ${baseUrl} responds with HTML. Give the address that the contract's paths are appended to as --base-url, such as https://api.example.com.\n`,
      });
    }
    pages.close();
  });
});
