import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { start as startCommand } from '../../scripts/start.ts';
import { callCommand } from '../support/call-command.ts';
import { pageSizes } from '../support/limits.ts';
import { runProgram } from '../support/run-program.ts';
import { listen, signIn } from '../support/sign-in-to-stack.ts';

async function start(folder: string, ...options: string[]) {
  const stack = await startStack(folder, ...options);
  onTestFinished(stack.stop);
  return stack;
}

const authorize = async ({ api }: Stack) => ({ authorization: `Bearer ${await signIn(api)}` });

const free = ['--port', '0', '--socket-port', '0'];

test('npm start reports a contract violation in the terminal', async () => {
  const stack = await start(await createTempFolder());
  const headers = await authorize(stack);
  const invalid = await fetch(`${stack.api}/api/admin/getAllUsers?resultPerPage=7`, { headers });
  expect(invalid.status).toBe(422);
  expect(invalid.headers.get('sl-violations')).toContain(`allowed values: ${pageSizes.join(', ')}`);
  await stack.waitForOutput('Contract violated by GET /api/admin/getAllUsers?resultPerPage=7');
});

test('While it runs, npm start keeps another one off its data, also with --reset', async () => {
  const folder = await createTempFolder();
  const stack = await start(folder);
  for (const options of [[], ['--reset']]) {
    expect(await callCommand(startCommand, [...free, '--data', folder, ...options])).toEqual({
      code: 1,
      lines: [`${folder} is in use by another npm start. Stop that one, or choose another --data.`],
    });
  }
  expect(await signIn(stack.api)).toBeTypeOf('string');
});

test('npm start keeps its data over a restart, and --reset restores the seeded data', async () => {
  const folder = await createTempFolder();
  const user = '/api/admin/getUser/65b000000000000000000001';
  const nameIn = async (stack: Stack) => {
    const response = await fetch(stack.api + user, { headers: await authorize(stack) });
    return ((await response.json()) as { user: { firstName: string } }).user.firstName;
  };

  const first = await start(folder);
  expect(await nameIn(first)).toBe('Jane');
  await fetch(`${first.api}/api/admin/updateUser/65b000000000000000000001`, {
    method: 'PUT',
    headers: { ...(await authorize(first)), 'content-type': 'application/json' },
    body: '{"firstName":"Janet"}',
  });
  await first.stop();

  const seedAgain = [...free, '--data', folder, '--users', '9'];
  expect(await callCommand(startCommand, seedAgain)).toEqual({
    code: 1,
    lines: [`${folder} is already seeded. Seed it again with --reset --users 9.`],
  });
  const second = await start(folder);
  expect(await nameIn(second)).toBe('Janet');
  await second.stop();

  const third = await start(folder, '--reset', '--users', '3');
  expect(third.output()).toContain(
    `Reset ${folder}: removed story-admin.sqlite and 27 images in uploads.\n`,
  );
  expect(await nameIn(third)).toBe('Jane');
  const response = await fetch(`${third.api}/api/admin/getAllUsers`, {
    headers: await authorize(third),
  });
  expect(await response.json()).toMatchObject({ length: 3 });
});

test('npm start names the option to change if a port is in use, and can be tried again', async () => {
  const busy = await listen(() => undefined);
  const { port } = new URL(busy.url);
  const folder = await createTempFolder();
  const options = ['--data', folder, '--users', '5'];
  const servers: [string, string][] = [
    ['--socket-port', 'sandbox'],
    ['--gateway-port', 'gateway'],
    ['--port', 'console'],
  ];
  for (const [option, server] of servers) {
    expect(await runProgram('start', [...free, ...options, option, port])).toEqual({
      code: 1,
      lines: [`Port ${port} for the ${server} is in use. Choose another with ${option}.`],
    });
  }
  busy.server.close();
  // With the same number of users, which an earlier attempt has seeded.
  const stack = await start(folder, '--users', '5');
  expect(stack.output()).toContain('Sign in with');
});
