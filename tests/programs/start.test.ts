import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { largestPageSize, pageSizes } from '../support/limits.ts';
import { runToExit } from '../support/run-to-exit.ts';

const stacks: Stack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function start(folder: string, ...options: string[]) {
  const stack = await startStack(folder, ...options);
  stacks.push(stack);
  return stack;
}

async function signIn({ api }: Stack) {
  const { email, password } = administrator;
  const response = await fetch(`${api}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const free = ['--port', '0', '--socket-port', '0'];

describe('npm start', () => {
  test('keeps its data over a restart, and --reset restores the seeded data', async () => {
    const folder = await createTempFolder();
    const user = '/api/admin/getUser/65b000000000000000000001';
    const nameIn = async (stack: Stack) => {
      const response = await fetch(stack.api + user, { headers: await signIn(stack) });
      return ((await response.json()) as { user: { firstName: string } }).user.firstName;
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
    const response = await fetch(`${third.api}/api/admin/getAllUsers`, {
      headers: await signIn(third),
    });
    expect(await response.json()).toMatchObject({ length: 3 });
  });

  test('reports a contract violation in the terminal and in the response', async () => {
    const stack = await start(await createTempFolder());
    const headers = await signIn(stack);
    const invalid = await fetch(`${stack.api}/api/admin/getAllUsers?resultPerPage=7`, { headers });
    expect(invalid.status).toBe(422);
    expect(invalid.headers.get('sl-violations')).toContain(
      `allowed values: ${pageSizes.join(', ')}`,
    );
    await stack.waitForOutput('Contract violated by GET /api/admin/getAllUsers?resultPerPage=7');

    const valid = await fetch(
      `${stack.api}/api/admin/getAllUsers?resultPerPage=${largestPageSize}`,
      { headers },
    );
    expect(valid.headers.get('sl-violations')).toBeNull();
  });

  test('names the option to change if a port is in use', async () => {
    const busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port));
    });
    const folder = await createTempFolder();
    const servers: [string, string][] = [
      ['--socket-port', 'sandbox'],
      ['--gateway-port', 'gateway'],
      ['--port', 'console'],
    ];
    for (const [option, server] of servers) {
      const { code, lines } = await runToExit(...free, '--data', folder, option, String(port));
      expect(code).toBe(1);
      expect(lines).toEqual([
        `Port ${port} for the ${server} is in use. Choose another with ${option}.`,
      ]);
    }
    busy.close();
  });

  test('can be tried again with the same number of users after a port was in use', async () => {
    const busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port));
    });
    const folder = await createTempFolder();
    const options = [...free, '--data', folder, '--users', '5'];
    const { lines } = await runToExit(...options, '--gateway-port', String(port));
    expect(lines).toEqual([expect.stringContaining(`Port ${port} for the gateway is in use.`)]);
    busy.close();
    const stack = await start(folder, '--users', '5');
    expect(stack.output()).toContain('Sign in with');
  });

  test('suggests --reset if the database cannot be read', async () => {
    const folder = await createTempFolder();
    await (await start(folder)).stop();
    const file = path.join(folder, 'story-admin.sqlite');
    const hint = `Seed it again with: npm start -- --reset --data ${folder}`;
    await writeFile(file, 'this is not a database, but long enough to look like one'.repeat(20));
    expect(await runToExit(...free, '--data', folder)).toEqual({
      code: 1,
      lines: [`${file} cannot be read (file is not a database). ${hint}`],
    });

    await (await start(folder, '--reset')).stop();
    await truncate(file, 6000);
    const { code, lines } = await runToExit(...free, '--data', folder);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`cannot be read (`)]);
    expect(lines[0]).toContain(hint);
  });

  test('does not use a data folder that another npm start is using', async () => {
    const folder = await createTempFolder();
    const stack = await start(folder);
    for (const options of [[], ['--reset']]) {
      expect(await runToExit(...free, '--data', folder, ...options)).toEqual({
        code: 1,
        lines: [
          `${folder} is in use by another npm start. Stop that one, or choose another --data.`,
        ],
      });
    }
    expect(await signIn(stack)).toHaveProperty('authorization');
  });

  test('rejects invalid and unknown options', async () => {
    const wrongPort = await runToExit('--port', 'eighty');
    expect(wrongPort.lines).toEqual(['--port takes a whole number from 0 to 65535, not "eighty".']);
    const unknown = await runToExit('--colour');
    expect(unknown.lines[0]).toContain("Unknown option '--colour'");
    expect([wrongPort.code, unknown.code]).toEqual([1, 1]);
  });

  test('does not seed a seeded data folder again without --reset', async () => {
    const folder = await createTempFolder();
    await (await start(folder)).stop();
    const { code, lines } = await runToExit(...free, '--data', folder, '--users', '9');
    expect(code).toBe(1);
    expect(lines).toEqual([`${folder} is already seeded. Seed it again with --reset --users 9.`]);
  });
});
