import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';
import { runProgram } from '../support/run-program.ts';
import { credentials } from '../support/sign-in-to-stack.ts';

async function start(...options: string[]) {
  const stack = await startStack(await createTempFolder(), ...options);
  onTestFinished(stack.stop);
  const addresses = [stack.url, stack.api, stack.sandbox].map((address) => new URL(address));
  return { stack, page: new URL(stack.url), addresses };
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
// From the block reserved for documentation (RFC 5737).
const otherMachine = '192.0.2.1';

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
    const { stack, page, addresses } = await start('--host', otherHost, ...names, '--expose');
    for (const address of addresses) {
      expect(address.hostname).toBe(otherHost);
      expect(await tryToConnect(otherHost, address)).toBe('connected');
      expect(await tryToConnect('127.0.0.1', address)).toBe('ECONNREFUSED');
      expect(await signInStatus(address, address.host, page.origin)).toBe(200);
      expect(await signInStatus(address, 'rebound.example', page.origin)).toBe(403);
      expect(await signInStatus(address, 'admin.test', 'https://admin.test')).toBe(200);
      expect(await signInStatus(address, 'b.test:8443', 'https://b.test:8443')).toBe(200);
      expect(await signInStatus(address, 'admin.test', 'https://evil.example')).toBe(403);
      const machine = `http://${otherMachine}:${page.port}`;
      expect(await signInStatus(address, `${otherMachine}:${address.port}`, machine)).toBe(200);
    }
    expect(stack.output()).toContain(
      `Exposed       on ${otherHost} as admin.test, b.test:8443: anyone who can connect can sign in as above`,
    );
    const index = await fetch(page);
    expect(index.headers.get('content-security-policy')).toContain(`'self' ${stack.sandbox}`);
    const config = await fetch(new URL('config.json', page));
    expect(await config.json()).toMatchObject({ apiBaseUrl: '', socketUrl: stack.sandbox });
    const handshake = await fetch(`${stack.sandbox}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: page.origin },
    });
    expect(handshake.headers.get('access-control-allow-origin')).toBe(page.origin);
  });

  test('suggests another --host if this machine does not have the address', async () => {
    const options = ['--host', otherMachine, '--expose', '--socket-port', '0'];
    expect(await runProgram('start', [...options, '--data', await createTempFolder()])).toEqual({
      code: 1,
      lines: [`This machine has no address ${otherMachine}. Choose another with --host.`],
    });
  });
});
