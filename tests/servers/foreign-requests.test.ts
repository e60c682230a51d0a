import { describe, expect, test } from 'vitest';
import { connectSocket } from '../support/connect-socket.ts';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { requestSignInWith } from '../support/sign-in-to-stack.ts';
import { openStack } from '../support/open-stack.ts';

const { stack, token, addresses } = await openStack();

type Server = keyof typeof addresses;

const get = (server: Server, path: string, headers: Record<string, string>) =>
  sendRaw(addresses[server], requestText({ method: 'GET', path, headers }));

const signIn = (server: Server, headers: Record<string, string>) =>
  requestSignInWith(addresses[server], headers);

const failure = (message: string) => ({
  status: 403,
  json: { success: false, error: { message: expect.stringContaining(message) } },
});

const foreignHost = { host: 'rebound.example:5173' };
const foreignPage = { origin: 'https://evil.example' };

describe.each(['page', 'gateway', 'sandbox'] as const)('The %s', (server) => {
  test('listens on 127.0.0.1 and no other address of the machine', async () => {
    const { hostname, port } = new URL(addresses[server]);
    expect(hostname).toBe('127.0.0.1');
    // This is another loopback address of the same machine.
    const other = sendRaw(`http://127.0.0.2:${port}`, 'x');
    await expect(other).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(stack.output()).not.toContain('Exposed');
  });

  test.each(['/api/admin/privacy_policy', '/uploads/genre-1.png', '/story-admin/', '/'])(
    'rejects requests under a foreign host name: %s',
    async (path) => {
      const response = await get(server, path, foreignHost);
      expect(response).toMatchObject(failure('This host name is not allowed here'));
    },
  );

  test('accepts a write by the page of the console and by a program', async () => {
    const { origin, port } = new URL(stack.url);
    const { host } = new URL(addresses[server]);
    for (const headers of [{ origin }, { origin: `http://localhost:${port}` }, {}])
      expect((await signIn(server, { host, ...headers })).json).toMatchObject({ success: true });
  });

  test('rejects a write by a page of another site', async () => {
    const message = 'Requests from pages of another origin';
    expect(await signIn(server, foreignPage)).toMatchObject(failure(message));
  });

  test('keeps pages of another origin from reading a response', async () => {
    const headers = { ...foreignPage, 'sec-fetch-site': 'cross-site' };
    const response = await get(server, '/api/admin/privacy_policy', headers);
    expect(response.json).toMatchObject({ success: true });
    expect(response.text.toLowerCase()).not.toContain('access-control-allow-origin');
  });
});

describe('socket.io', () => {
  test.each(['polling', 'websocket'] as const)(
    'lets only pages of the console connect by %s',
    async (transport) => {
      const auth = { token };
      const connect = (extraHeaders: Record<string, string>) =>
        connectSocket(addresses.sandbox, { auth, extraHeaders, transports: [transport] });
      const { origin, port } = new URL(stack.url);
      for (const own of [origin, `http://localhost:${port}`])
        expect(await connect({ origin: own })).toBe('connected');
      expect(await connect({})).toBe('connected');
      for (const foreign of ['https://evil.example', 'http://127.0.0.1:1', 'null'])
        expect(await connect({ origin: foreign })).not.toBe('connected');
    },
  );

  test.each([
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page of another site', foreignPage],
    ['a page under a foreign host name', foreignHost],
  ])('sends no response that %s could read', async (_, headers) => {
    const response = await get('sandbox', '/socket.io/?EIO=4&transport=polling', headers);
    expect(response.status).toBe(403);
    expect(response.text.toLowerCase()).not.toContain('access-control-allow-origin');
  });
});
