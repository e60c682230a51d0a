import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CredentialLocation } from '../../src/api/contract.ts';
import { createApi } from '../../src/api/create-api.ts';
import { toBasicCredential } from '../../src/api/credential.ts';

/** Starts a server, and returns its address. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends a request that carries the credential at the location. */
const send = (baseUrl: string, credential: CredentialLocation, token: string | undefined) =>
  createApi({
    baseUrl,
    operations: {
      'GET /things': {
        id: 'listThings',
        credential,
        queryConstraints: {},
        bodyConstraints: {},
        requiredProperties: [],
        response: {},
        responseSchema: z.unknown(),
      },
    },
    getToken: () => token,
    onUnauthorized: () => undefined,
  }).requestByKey('GET /things' as never, {});

const bearer: CredentialLocation = { in: 'header', name: 'authorization', prefix: 'Bearer ' };
const header: CredentialLocation = { in: 'header', name: 'x-api-key', prefix: '' };
const query: CredentialLocation = { in: 'query', name: 'key', prefix: '' };

test('Nothing is read without the credential of a session', async () => {
  const respond = vi.fn<RequestListener>((_, response) => void response.end('{}'));
  const url = await startServer(respond);
  await expect(send(url, bearer, undefined)).rejects.toThrow('The session has ended.');
  expect(respond).not.toHaveBeenCalled();
});

test.each<[string, CredentialLocation, object, string, string?]>([
  ['authorization', bearer, { authorization: 'Bearer secret' }, '/things'],
  ['a header of its own', header, { 'x-api-key': 'secret' }, '/things'],
  ['the query', query, {}, '/things?key=secret'],
  [
    'several headers',
    { ...header, otherHeaders: ['x-user'] },
    { 'x-api-key': 'secret', 'x-user': 'jane' },
    '/things',
    'secret\njane',
  ],
])(
  'A request carries its credential in %s',
  async (_, location, headers, url, token = 'secret') => {
    const received: unknown[] = [];
    const server = await startServer((request, response) => {
      received.push({ headers: request.headers, url: request.url });
      response.end('{}');
    });
    await send(server, location, token);
    expect(received).toEqual([{ headers: expect.objectContaining(headers) as object, url }]);
  },
);

test.each([
  ['authorization', bearer],
  ['a header of its own', header],
  ['authorization and another header', { ...bearer, otherHeaders: ['x-user'] }],
  ['the query', query],
])('No redirect takes a credential in %s to another origin', async (_, location) => {
  const received: string[] = [];
  const other = await startServer((request, response) => {
    received.push(JSON.stringify([request.url, request.headers]));
    response.end('{}');
  });
  const server = await startServer((_request, response) =>
    response.writeHead(307, { location: `${other}/things` }).end(),
  );
  await send(server, location, 'secret').catch(() => undefined);
  expect(received.join()).not.toContain('secret');
});

test.each(['two\nlines', 'price in €'])(
  'A credential that no header can have is not sent: %j',
  async (credential) => {
    const received: unknown[] = [];
    const server = await startServer((request, response) => {
      received.push(request.url);
      response.end('{}');
    });
    await expect(send(server, header, credential)).rejects.toMatchObject({
      kind: 'contract',
      message: 'No header can have the characters of this credential. Sign in again.',
    });
    expect(received).toEqual([]);
  },
);

test("The credential of HTTP's basic authentication is UTF-8 in base64", () => {
  expect(toBasicCredential('zoë', 'a:€')).toBe('em/DqzphOuKCrA==');
});
