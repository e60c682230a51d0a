import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestText, sendRaw } from '../support/send-raw.ts';
import { credentials, startSignedIn } from '../support/sign-in-to-stack.ts';

let { stack, token, addresses } = {} as Awaited<ReturnType<typeof startSignedIn>>;
const servers = ['page', 'gateway', 'sandbox'] as const;

const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  ({ stack, token, addresses } = await startSignedIn());
});

afterAll(() => stack.stop());

const send = (
  server: keyof typeof addresses,
  options: Partial<Parameters<typeof requestText>[0]> = {},
) => {
  const login = { method: 'POST', path: '/api/admin/login', body: JSON.stringify(credentials) };
  return sendRaw(addresses[server], requestText({ ...login, ...options }));
};

const failure = (message: string) => ({
  success: false,
  error: { message: expect.stringContaining(message) },
});

describe.each(servers)('The %s', (server) => {
  test.each(['/api/admin/privacy_policy', '/uploads/genre-1.png', '/story-admin/', '/'])(
    'rejects requests under a foreign host name: %s',
    async (path) => {
      const headers = { host: 'rebound.example:5173' };
      const response = await send(server, { method: 'GET', path, headers, body: '' });
      expect(response.status).toBe(403);
      expect(response.json).toEqual(failure('This host name is not allowed here'));
    },
  );

  test('rejects a write by a page of another site', async () => {
    const response = await send(server, { headers: { ...json, origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
    expect(response.json).toEqual(failure('Requests from pages of another origin'));
  });

  test('accepts a write by the page of the console and by a program', async () => {
    const { origin, port } = new URL(stack.url);
    const ownHeaders = [{ origin }, { origin: `http://localhost:${port}` }, {}];
    for (const headers of ownHeaders) {
      const host = new URL(addresses[server]).host;
      const response = await send(server, { headers: { host, ...json, ...headers } });
      expect(response.json).toMatchObject({ success: true });
    }
  });

  test('accepts a read from any origin, without CORS headers', async () => {
    const path = '/api/admin/privacy_policy';
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const response = await send(server, { method: 'GET', path, headers, body: '' });
    expect(response.json).toMatchObject({ success: true });
    // Without this header, the browser hides the response from the page.
    expect(response.text.toLowerCase()).not.toContain('access-control-allow-origin');
  });
});

const createBannerPath = '/api/banner/create-banner';
const userPath = '/api/admin/updateUser/65b000000000000000000001';
describe.each(['gateway', 'sandbox'] as const)('The %s responds with 415', (server) => {
  const authorization = () => ({ authorization: `Bearer ${token}` });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=X',
    'application/json-seq',
    ';;;',
  ])('if an operation that takes JSON is sent %s', async (type) => {
    for (const operation of ['login', 'deleteAccount', 'deleteAccount/']) {
      const path = `/api/admin/${operation}`;
      const response = await send(server, { path, headers: { 'content-type': type } });
      expect(response.status).toBe(415);
      expect(response.json).toEqual(failure('This operation takes application/json.'));
      expect(response.text).not.toContain('sl-violations');
    }
    const headers = { ...authorization(), 'content-type': type };
    expect((await send(server, { method: 'PUT', path: userPath, headers })).status).toBe(415);
  });

  test('to a body without a type', async () => {
    expect((await send(server, {})).status).toBe(415);
  });

  test('if an operation that takes multipart is sent JSON', async () => {
    const response = await send(server, {
      path: createBannerPath,
      headers: { ...authorization(), ...json },
    });
    expect(response.status).toBe(415);
    expect(response.json).toEqual(failure('This operation takes multipart/form-data.'));
  });

  test('if an operation without a body is sent one', async () => {
    const path = '/api/admin/deleteStory/65c000000000000000000001';
    const headers = { ...authorization(), ...json };
    const response = await send(server, { method: 'DELETE', path, headers });
    expect(response.status).toBe(415);
    expect(response.json).toEqual(failure('This operation takes no body.'));
    const read = { method: 'GET', path: path.replace('delete', 'get'), headers, body: '' };
    expect((await send(server, read)).json).toMatchObject({ success: true });
  });

  test('but not to a type with parameters or in upper case', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await send(server, { headers })).json).toMatchObject({ success: true });
  });

  test('but not to a missing body, which is validated against the contract', async () => {
    expect([400, 422]).toContain((await send(server, { body: '' })).status);
  });
});

describe('socket.io', () => {
  /** Connects with these headers; resolves with 'connected' or 'rejected'. */
  function tryToConnect(
    extraHeaders: Record<string, string>,
    transports: ('polling' | 'websocket')[],
  ) {
    const socket = io(addresses.sandbox, {
      auth: { token },
      extraHeaders,
      transports,
      reconnection: false,
      forceNew: true,
    });
    return new Promise<string>((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', () => resolve('rejected'));
    }).finally(() => socket.disconnect());
  }

  test.each([['polling' as const], ['websocket' as const]])(
    'lets only pages of the console connect by %s',
    async (transport) => {
      const { origin, port } = new URL(stack.url);
      for (const own of [origin, `http://localhost:${port}`]) {
        expect(await tryToConnect({ origin: own }, [transport])).toBe('connected');
      }
      for (const foreign of ['https://evil.example', 'http://127.0.0.1:1', 'null']) {
        expect(await tryToConnect({ origin: foreign }, [transport])).toBe('rejected');
      }
      expect(await tryToConnect({}, [transport])).toBe('connected');
    },
  );

  test.each([
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page under a foreign host name', { host: 'rebound.example' }],
  ])('sends no response that %s could read', async (_, headers) => {
    const path = '/socket.io/?EIO=4&transport=polling';
    const response = await send('sandbox', { method: 'GET', path, headers, body: '' });
    expect(response.status).toBe(403);
    expect(response.text.toLowerCase()).not.toContain('access-control-allow-origin');
  });
});
