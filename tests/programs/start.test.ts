import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { newFolder, run, type Stack, startStack } from '../support/start-stack.ts';

const stacks: Stack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function start(folder: string, ...options: string[]) {
  const stack = await startStack(folder, ...options);
  stacks.push(stack);
  return stack;
}

/** Runs the program to its end; returns its exit code and the lines it printed. */
async function ending(...options: string[]) {
  const { child, output } = run(options);
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  return { code, lines: output().trim().split('\n') };
}

async function signIn({ api }: Stack) {
  const { email, password } = administrator;
  const answer = await fetch(`${api}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const free = ['--port', '0', '--socket-port', '0'];

describe('npm start', () => {
  test('keeps its world over a restart, and --reset brings back the first', async () => {
    const folder = await newFolder();
    const user = '/api/admin/getUser/65b000000000000000000001';
    const nameIn = async (stack: Stack) => {
      const answer = await fetch(stack.api + user, { headers: await signIn(stack) });
      return ((await answer.json()) as { user: { firstName: string } }).user.firstName;
    };

    const first = await start(folder);
    expect(await nameIn(first)).toBe('Jane');
    await fetch(`${first.api}/api/admin/updateUser/65b000000000000000000001`, {
      method: 'PUT',
      headers: { ...(await signIn(first)), 'content-type': 'application/json' },
      body: '{"firstName":"Janet"}',
    });
    await first.stop();

    const second = await start(folder);
    expect(await nameIn(second)).toBe('Janet');
    await second.stop();

    const third = await start(folder, '--reset', '--users', '3');
    expect(await nameIn(third)).toBe('Jane');
    const answer = await fetch(`${third.api}/api/admin/getAllUsers`, {
      headers: await signIn(third),
    });
    expect(await answer.json()).toMatchObject({ length: 3 });
  });

  test('shows a violation of the contract in the terminal and in the answer', async () => {
    const stack = await start(await newFolder());
    const headers = await signIn(stack);
    const wrong = await fetch(`${stack.api}/api/admin/getAllUsers?resultPerPage=7`, { headers });
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get('sl-violations')).toContain('allowed values: 5, 10, 15');
    await stack.printed('Contract violated by GET /api/admin/getAllUsers?resultPerPage=7');

    const right = await fetch(`${stack.api}/api/admin/getAllUsers?resultPerPage=15`, { headers });
    expect(right.headers.get('sl-violations')).toBeNull();
  });

  test('says in one line what to do when a port is taken', async () => {
    const busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port));
    });
    const folder = await newFolder();
    const wanted: [string, string][] = [
      ['--socket-port', 'sandbox'],
      ['--gateway-port', 'gateway'],
      ['--port', 'console'],
    ];
    for (const [option, what] of wanted) {
      const { code, lines } = await ending(...free, '--data', folder, option, String(port));
      expect(code).toBe(1);
      expect(lines).toEqual([
        `Port ${port}, wanted by the ${what}, is in use. Choose another with ${option}.`,
      ]);
    }
    busy.close();
  });

  test('says in one line what to do when the database cannot be read', async () => {
    const folder = await newFolder();
    const file = path.join(folder, 'story-admin.sqlite');
    const mend = `Seed it anew with: npm start -- --reset --data ${folder}`;
    await writeFile(file, 'this is not a database, but long enough to look like one'.repeat(20));
    expect(await ending(...free, '--data', folder)).toEqual({
      code: 1,
      lines: [`${file} cannot be read (file is not a database). ${mend}`],
    });

    await (await start(folder, '--reset')).stop();
    await truncate(file, 6000);
    const { code, lines } = await ending(...free, '--data', folder);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`cannot be read (`)]);
    expect(lines[0]).toContain(mend);
  });

  test('does not touch a world that another npm start is using', async () => {
    const folder = await newFolder();
    const stack = await start(folder);
    for (const options of [[], ['--reset']]) {
      expect(await ending(...free, '--data', folder, ...options)).toEqual({
        code: 1,
        lines: [
          `${folder} is in use by another npm start. Stop that one, or choose another --data.`,
        ],
      });
    }
    expect(await signIn(stack)).toHaveProperty('authorization');
  });

  test('says what is wrong with an option', async () => {
    const wrongPort = await ending('--port', 'eighty');
    expect(wrongPort.lines).toEqual(['--port takes a whole number from 0 to 65535, not "eighty".']);
    const unknown = await ending('--colour');
    expect(unknown.lines[0]).toContain("Unknown option '--colour'");
    expect([wrongPort.code, unknown.code]).toEqual([1, 1]);
  });

  test('does not seed over a world without being told so', async () => {
    const folder = await newFolder();
    await (await start(folder)).stop();
    const { code, lines } = await ending(...free, '--data', folder, '--users', '9');
    expect(code).toBe(1);
    expect(lines).toEqual([`${folder} is seeded already. Seed it anew with --reset --users 9.`]);
  });
});
