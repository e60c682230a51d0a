import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';
import { runProgram } from '../support/run-program.ts';
import { credentials, readSandboxUrl } from '../support/sign-in-to-stack.ts';

const stacks: Stack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function start(...options: string[]) {
  const stack = await startStack(await createTempFolder(), ...options);
  stacks.push(stack);
  const servers = [stack.url, stack.api, readSandboxUrl(stack)];
  return { stack, addresses: servers.map((address) => new URL(address)) };
}

/** Connects to a port; resolves with 'connected' or the error code. */
const tryToConnect = (host: string, { port }: URL) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''));
  });

/** The status of a sign-in request with these `Host` and `Origin` headers. */
async function signInStatus(server: URL, host: string, origin: string): Promise<number> {
  const request = requestText({
    method: 'POST',
    path: '/api/admin/login',
    headers: { host, origin, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return (await sendRaw(server.href, request)).status;
}

// Another loopback address.
const otherHost = '127.0.0.2';

describe('npm start', () => {
  test('listens on 127.0.0.1 and no other address of the machine', async () => {
    const { stack, addresses } = await start();
    for (const address of addresses) {
      expect(address.hostname).toBe('127.0.0.1');
      expect(await tryToConnect('127.0.0.1', address)).toBe('connected');
      expect(await tryToConnect(otherHost, address)).toBe('ECONNREFUSED');
    }
    expect(stack.output()).not.toContain('Exposed');
  });

  test('listens on the given --host, accepts every IP address and the names given with --expose, and prints a warning', async () => {
    const names = ['--expose', 'admin.test', '--expose', 'b.test:8443'];
    const { stack, addresses } = await start('--host', otherHost, ...names, '--expose');
    for (const address of addresses) {
      expect(address.hostname).toBe(otherHost);
      expect(await tryToConnect(otherHost, address)).toBe('connected');
      expect(await tryToConnect('127.0.0.1', address)).toBe('ECONNREFUSED');
    }
    expect(stack.output()).toContain(
      `Exposed       on ${otherHost} as admin.test, b.test:8443: anyone who can connect can sign in as above`,
    );

    const index = await fetch(stack.url);
    const socket = addresses[2]?.origin ?? '';
    expect(index.headers.get('content-security-policy')).toContain(`'self' ${socket}`);
    const config = await fetch(new URL('config.json', stack.url));
    expect(await config.json()).toMatchObject({ apiBaseUrl: '', socketUrl: socket });
    const handshake = await fetch(`${socket}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: new URL(stack.url).origin },
    });
    expect(handshake.headers.get('access-control-allow-origin')).toBe(new URL(stack.url).origin);
    const unauthorized = await fetch(`${new URL(stack.url).origin}/api/admin/getDashboardData`);
    expect(unauthorized.status).toBe(401);
    for (const address of addresses) {
      expect(await signInStatus(address, address.host, new URL(stack.url).origin)).toBe(200);
      expect(await signInStatus(address, 'rebound.example', new URL(stack.url).origin)).toBe(403);
      expect(await signInStatus(address, 'admin.test', 'https://admin.test')).toBe(200);
      expect(await signInStatus(address, 'b.test:8443', 'https://b.test:8443')).toBe(200);
      expect(await signInStatus(address, 'admin.test', 'https://evil.example')).toBe(403);
    }
    // From the block reserved for documentation (RFC 5737).
    const host = '192.0.2.1';
    const page = `http://${host}:${new URL(stack.url).port}`;
    for (const address of addresses.slice(0, 2))
      expect(await signInStatus(address, `${host}:${address.port}`, page)).toBe(200);
  });

  test('suggests another --host if this machine does not have the address', async () => {
    // From the block reserved for documentation (RFC 5737).
    const options = ['--host', '192.0.2.1', '--expose', '--socket-port', '0'];
    expect(await runProgram('start', [...options, '--data', await createTempFolder()])).toEqual({
      code: 1,
      lines: ['This machine has no address 192.0.2.1. Choose another with --host.'],
    });
  });
});
