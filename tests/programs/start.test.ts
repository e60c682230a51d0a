import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startProcess, startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { securityHeaders } from '../../scripts/lib/servers/security-headers.ts';
import { start as startCommand } from '../../scripts/start.ts';
import { callCommand, runProgram } from '../support/run-command.ts';
import { sendRaw } from '../support/send-raw.ts';
import { listen } from '../support/listen.ts';
import { requestSignInWith, signIn } from '../support/sign-in-to-stack.ts';

async function start(folder: string, ...options: string[]) {
  const stack = await startStack(folder, ...options);
  onTestFinished(stack.stop);
  return stack;
}

/** Requests an operation as the administrator; returns the body of the response. */
async function request({ api }: Stack, path: string, init: RequestInit = {}) {
  const authorization = `Bearer ${await signIn(api)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return (await fetch(`${api}/api/admin/${path}`, { ...init, headers })).json();
}

const free = ['--port', '0', '--socket-port', '0'];

describe('The data of npm start', () => {
  const id = '65b000000000000000000001';
  const withName = (firstName: string) => ({ user: { firstName } });
  let folder: string;

  beforeAll(async () => {
    folder = await createTempFolder();
    const first = await startStack(folder);
    await request(first, `updateUser/${id}`, { method: 'PUT', body: '{"firstName":"Janet"}' });
    await first.stop();
  });

  test('are not seeded again by --users alone', async () => {
    const seedAgain = [...free, '--data', folder, '--users', '9'];
    expect(await callCommand(startCommand, seedAgain)).toEqual({
      code: 1,
      lines: [`${folder} is already seeded. Seed it again with --reset --users 9.`],
    });
  });

  test('are kept over a restart', async () => {
    const second = await start(folder);
    expect(await request(second, `getUser/${id}`)).toMatchObject(withName('Janet'));
  });

  test('are seeded again by --reset', async () => {
    const third = await start(folder, '--reset', '--users', '3');
    expect(third.output()).toContain(
      `Reset ${folder}: removed story-admin.sqlite and 27 images in uploads.\n`,
    );
    expect(await request(third, `getUser/${id}`)).toMatchObject(withName('Jane'));
    expect(await request(third, 'getAllUsers')).toMatchObject({ length: 3 });
  });
});

test('npm start with --port 0 takes a free port for the sandbox, too', async () => {
  const folder = await createTempFolder();
  const stack = startProgram('start', ['--port', '0', '--data', folder]);
  onTestFinished(stack.stop);
  await stack.waitForOutput('Stop ');
  expect(new URL(stack.readUrl('Sandbox')).port).not.toBe('4000');
});

test('npm start leaves neither ports nor a lock behind', async () => {
  const folder = await createTempFolder();
  const npm = startProcess('npm', ['start', '--', ...free, '--data', folder]);
  onTestFinished(npm.stop);
  await npm.waitForOutput('Stop ');
  npm.child.kill('SIGTERM');
  for (const label of ['Story Admin', 'API', 'Sandbox']) {
    const connect = () => fetch(npm.readUrl(label)).catch(({ cause }: Error) => cause);
    await expect.poll(connect).toMatchObject({ code: 'ECONNREFUSED' });
  }
  await start(folder);
});

test('npm start removes its temporary folders when its terminal is closed', async () => {
  const [data, temporary] = [await createTempFolder(), await createTempFolder()];
  const env = { TMPDIR: temporary };
  const program = startProgram('start', [...free, '--data', data], { env });
  await program.waitForOutput('Stop ');
  expect(await readdir(temporary)).not.toEqual([]);
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});

test('npm start goes on when what reads its output has ended', async () => {
  const stack = await start(await createTempFolder());
  for (const stream of [stack.child.stdout, stack.child.stderr]) stream.destroy();
  // The program prints that these requests violate the contract.
  for (let count = 0; count < 3; count += 1)
    expect((await fetch(`${stack.api}/api/nowhere`)).status).toBe(404);
});

test('npm start names the option to change if a port is in use', async () => {
  const { server, url } = await listen(() => undefined);
  const { port } = new URL(url);
  const folder = await createTempFolder();
  const options = [...free, '--data', folder, '--users', '5'];
  for (const [option, name] of [
    ['--socket-port', 'sandbox'],
    ['--gateway-port', 'gateway'],
    ['--port', 'console'],
  ] as const) {
    expect(await runProgram('start', [...options, option, port])).toEqual({
      code: 1,
      lines: [`Port ${port} for the ${name} is in use. Choose another with ${option}.`],
    });
  }
  server.close();
  // An earlier attempt has already seeded this number of users.
  await start(folder, '--users', '5');
});

describe('npm start --host', () => {
  // This address is from the block reserved for documentation (RFC 5737), so no machine has it.
  const otherMachine = '192.0.2.1';
  const signInStatus = async (server: URL, host: string, origin: string) =>
    (await requestSignInWith(server.href, { host, origin })).status;

  describe('with --expose', () => {
    // This is another loopback address than the usual 127.0.0.1.
    const host = '127.0.0.2';
    let stack: Stack;
    let page: URL;
    let addresses: URL[];

    beforeAll(async () => {
      const names = ['--expose', 'admin.test', '--expose', 'b.test:8443'];
      stack = await startStack(await createTempFolder(), '--host', host, ...names, '--expose');
      page = new URL(stack.url);
      addresses = [page, new URL(stack.api), new URL(stack.sandbox)];
      return stack.stop;
    });

    test('listens at that address only', async () => {
      for (const { hostname, port } of addresses) {
        expect(hostname).toBe(host);
        const usual = `http://127.0.0.1:${port}`;
        await expect(sendRaw(usual, 'x')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      }
    });

    test('accepts every IP address', async () => {
      const machine = `http://${otherMachine}:${page.port}`;
      for (const address of addresses) {
        expect(await signInStatus(address, address.host, page.origin)).toBe(200);
        expect(await signInStatus(address, `${otherMachine}:${address.port}`, machine)).toBe(200);
      }
    });

    test.each([
      ['admin.test', 'https://admin.test', 200],
      ['b.test:8443', 'https://b.test:8443', 200],
      ['rebound.example', 'https://admin.test', 403],
      ['admin.test', 'https://evil.example', 403],
    ])('responds to the name %s and the origin %s with %i', async (name, origin, status) => {
      for (const address of addresses)
        expect(await signInStatus(address, name, origin)).toBe(status);
    });

    test('says that it is exposed', () => {
      expect(stack.output()).toContain(
        `Exposed       on ${host} as admin.test, b.test:8443: anyone who can connect can sign in as above`,
      );
    });

    test('lets the page connect to its socket', async () => {
      const index = await fetch(page);
      const policy = securityHeaders({ socket: stack.sandbox })['Content-Security-Policy'];
      expect(index.headers.get('content-security-policy')).toBe(policy);
      const config = await fetch(new URL('config.json', page));
      expect(await config.json()).toMatchObject({ apiBaseUrl: '', socketUrl: stack.sandbox });
      const handshake = await fetch(`${stack.sandbox}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin: page.origin },
      });
      expect(handshake.headers.get('access-control-allow-origin')).toBe(page.origin);
    });
  });

  test('suggests another address if this machine does not have it', async () => {
    const args = [...free, '--host', otherMachine, '--expose', '--data', await createTempFolder()];
    expect(await callCommand(startCommand, args)).toEqual({
      code: 1,
      lines: [`This machine has no address ${otherMachine}. Choose another with --host.`],
    });
  });
});
