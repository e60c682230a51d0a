import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { newFolder, run, type Stack, startStack } from '../support/start-stack.ts';

const stacks: Pick<Stack, 'stop'>[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function start(...options: string[]) {
  const stack = await startStack(await newFolder(), ...options);
  stacks.push(stack);
  const sandbox = /Sandbox\s+(http:\/\/\S+)/.exec(stack.output())?.[1] ?? '';
  return { stack, addresses: [stack.url, stack.api, sandbox].map((address) => new URL(address)) };
}

/** Runs the program to its end; returns its exit code and the lines it printed. */
async function ending(...options: string[]) {
  const { child, output } = run(['--port', '0', '--socket-port', '0', ...options]);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  stacks.push({
    async stop() {
      child.kill();
      await ended;
    },
  });
  const code = await ended;
  return { code, lines: output().trim().split('\n') };
}

/** How connecting to a port of this machine ends, under one of its addresses. */
const connecting = (host: string, { port }: URL) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''));
  });

// Another address of this machine, which no other machine reaches either.
const other = '127.0.0.2';

describe('npm start', () => {
  test('listens on 127.0.0.1 and no other address of the machine', async () => {
    const { stack, addresses } = await start();
    for (const address of addresses) {
      expect(address.hostname).toBe('127.0.0.1');
      expect(await connecting('127.0.0.1', address)).toBe('connected');
      expect(await connecting(other, address)).toBe('ECONNREFUSED');
    }
    expect(stack.output()).not.toContain('Exposed');
  });

  test.each(['0.0.0.0', '::', 'localhost', other])('refuses --host %s alone', async (host) => {
    expect(await ending('--host', host)).toEqual({
      code: 1,
      lines: [
        `--host ${host} may let other machines in, and everyone knows the sandbox's password. Add --expose if you want that.`,
      ],
    });
  });

  test('listens where --host says with --expose, and warns', async () => {
    const { stack, addresses } = await start('--host', other, '--expose');
    for (const address of addresses) {
      expect(address.hostname).toBe(other);
      expect(await connecting(other, address)).toBe('connected');
      expect(await connecting('127.0.0.1', address)).toBe('ECONNREFUSED');
    }
    expect(stack.output()).toContain(`on ${other}: whoever reaches it can sign in as above`);

    const page = await fetch(stack.url);
    const socket = addresses[2]?.origin ?? '';
    expect(page.headers.get('content-security-policy')).toContain(`'self' ${socket}`);
    const config = await fetch(new URL('config.json', stack.url));
    expect(await config.json()).toEqual({ apiBaseUrl: '', socketUrl: socket });
    const handshake = await fetch(`${socket}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: new URL(stack.url).origin },
    });
    expect(handshake.headers.get('access-control-allow-origin')).toBe(new URL(stack.url).origin);
    const refused = await fetch(`${new URL(stack.url).origin}/api/admin/getDashboardData`);
    expect(refused.status).toBe(401);
  });

  test('says what to do about a host that this machine has not', async () => {
    // From the block that is kept for documentation (RFC 5737).
    const { code, lines } = await ending(
      '--host',
      '192.0.2.1',
      '--expose',
      '--data',
      await newFolder(),
    );
    expect(code).toBe(1);
    expect(lines).toEqual(['This machine has no address 192.0.2.1. Choose another with --host.']);
  });
});
