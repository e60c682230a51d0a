import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { getSandboxFiles } from '../../scripts/sandbox/data-folder.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { startFaultyServer } from '../support/faulty-server.ts';
import { credentials, signIn, startSeededSandbox } from '../support/sign-in-to-stack.ts';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';

const { email, password } = credentials;
const signInOptions = ['--email', email, '--password', password];

async function run(options: string[], env: NodeJS.ProcessEnv = {}) {
  const { printed, ended } = startProgram('contract-verify', options, { env });
  return { code: await ended, ...printed };
}

/** The data of a stopped sandbox, except its secrets. */
function readSandboxData(folder: string) {
  const files = getSandboxFiles(folder);
  const database = new DatabaseSync(files.database, { readOnly: true });
  const tables = ['users', 'user_names', 'rooms', 'participants', 'genres', 'banners', 'documents'];
  const selections = [...tables.map((table) => `* FROM ${table}`), '_id, updatedAt FROM admins'];
  const rows = selections.map((selection) => database.prepare(`SELECT ${selection}`).all());
  database.close();
  return [...rows, readdirSync(files.uploads).toSorted()];
}

/** The operations with a check that was made, in the report of Vitest's JSON reporter. */
function readChecked(report: string): Set<string> {
  const { testResults } = JSON.parse(report) as {
    testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = results.filter(({ status }) => status === 'passed');
  return new Set(passed.flatMap(({ ancestorTitles }) => ancestorTitles));
}

test('npm start has no findings, also with --write', async () => {
  const [folder, untouched] = [await createTempFolder(), await createTempFolder()];
  const stack = await startStack(folder);
  const reads = contractOperations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  const read = await run(['--base-url', stack.api, ...signInOptions, '--json']);
  expect(read.code).toBe(0);
  expect(readChecked(read.stdout)).toEqual(new Set(['login', ...reads]));

  const env = { STORY_ADMIN_EMAIL: email, STORY_ADMIN_PASSWORD: password };
  const written = await run(['--base-url', `${stack.api}/`, '--write', '--json'], env);
  const mutations = ['createBanner', 'updateBanner', 'deleteBanner'];
  expect(written.code).toBe(0);
  expect(readChecked(written.stdout)).toEqual(new Set(['login', ...reads, ...mutations]));
  await stack.stop();

  await (await startSeededSandbox(untouched)).close();
  expect(readSandboxData(folder)).toEqual(readSandboxData(untouched));
});

const sandbox = await startSeededSandbox();
afterAll(sandbox.close);
const server = await startFaultyServer(sandbox.url, 'openapi.yaml');
afterAll(server.close);

const faulty = ['--base-url', server.url];

describe('contract:verify against a faulty server', async () => {
  const junit = path.join(await createTempFolder(), 'junit.xml');
  const token = await signIn(sandbox.url);
  server.injectFault({
    onResponse: ({ operationId, json, bearer }) => {
      if (operationId === 'getUser' && json.user) json.user.gender = `${bearer} of Jane Doe`;
      if (operationId === 'getStory' && json.story) json.story.roomName = 5;
      const echo = { 'content-type': `text/${bearer}`, location: `/${bearer}` };
      if (operationId === 'getBanner') return { status: 307, headers: echo, body: bearer ?? '' };
      return undefined;
    },
  });
  const options = [...faulty, '--junit', junit];
  const { code, stdout, all } = await run(options, { STORY_ADMIN_TOKEN: token });

  test('A finding contains no value of the response', () => {
    const printed = stripVTControlCharacters(stdout);
    expect(code).toBe(1);
    expect(printed).toMatch(
      /getUser > returns the requested record\nFinding: GET \/api\/admin\/getUser\/[0-9a-f]{24}, status 200\n {2}at "\/user\/gender": must be equal to one of the allowed values: male, female, other, {2}\(and 2 more\)\n {2}Send a value/,
    );
    expect(printed).toMatch(/\blogin\b[^\n]*\n[^\n]*not checked: a token was given\n/);
    expect(printed).toContain('status 307, a redirect, which the contract does not document');
    for (const secret of [token, 'Jane']) expect(all).not.toContain(secret);
  });

  test('--junit writes the findings with their advice beside the other report', async () => {
    const xml = await readFile(junit, 'utf8');
    for (const report of [stdout, xml]) expect(report).toContain('Send this property with');
    expect(xml).toContain('name="getUser &gt; returns the requested record"');
    for (const secret of [token, 'Jane']) expect(xml).not.toContain(secret);

    const missing = path.join(junit, 'junit.xml');
    expect(await run([...faulty, ...signInOptions, '--junit', missing])).toMatchObject({
      code: 2,
      stderr: `--junit ${missing} cannot be written (ENOTDIR). Create its folder, or choose another file.\n`,
    });
  });

  test('Ctrl+C cleans up before exit', async () => {
    const called: string[] = [];
    const writing = [...faulty, '--write', ...signInOptions];
    const { child, printed, ended } = startProgram('contract-verify', writing);
    server.injectFault({
      onRequest: async ({ operationId }) => {
        called.push(operationId);
        if (operationId !== 'updateBanner' || child.killed) return;
        child.kill('SIGINT');
        await once(child.stderr, 'data');
      },
    });
    expect(await ended).toBe(130);
    expect(printed.stderr).toMatch(/^Cleaning up /);
    expect(printed.stdout).not.toContain('Left on the server');
    expect(called.slice(called.indexOf('updateBanner'))).toContain('deleteBanner');
    const found = await fetch(`${sandbox.url}/api/banner/get-banners?key=contract:verify`, {
      headers: { authorization: `Bearer ${await signIn(sandbox.url)}` },
    });
    expect(await found.json()).toMatchObject({ length: 0 });
  });
});
