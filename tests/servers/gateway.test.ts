import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGateway, type Violation } from '../../scripts/serve/gateway.ts';

/** A back-end that answers what the test wants, and keeps the bytes it was sent. */
let answer = { status: 200, type: 'application/json', body: '{"success":true}' };
let received = Buffer.alloc(0);
const backEnd = createServer(async (request, response) => {
  received = await buffer(request);
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
});

let gateway: Awaited<ReturnType<typeof startGateway>>;
let violations: Violation[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    backEnd.listen(0, '127.0.0.1', resolve);
  });
  gateway = await startGateway({
    contract: 'openapi.yaml',
    upstream: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`,
    port: 0,
    onViolation: (_, found) => violations.push(...found),
  });
});

beforeEach(() => {
  violations = [];
});

afterAll(() => {
  gateway.close();
  backEnd.close();
});

const headers = { authorization: 'Bearer any' };

test('an upload passes with every byte as it was', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const form = new FormData();
  form.append('clientName', 'Acme');
  form.append('navigationUrl', 'https://acme.example.com');
  form.append('image', new File([bytes], 'bytes.png', { type: 'image/png' }));
  answer = { status: 200, type: 'application/json', body: '{"success":true}' };
  const response = await fetch(`${gateway.url}/api/banner/create-banner`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('sl-violations')).toBeNull();
  expect(received.includes(Buffer.from(bytes))).toBe(true);
});

test.each([
  [
    'an answer of the wrong shape',
    200,
    'application/json',
    '{"success":true,"users":[{}],"length":1}',
    '_id',
  ],
  ['an answer that is cut off', 200, 'application/json', '{"success":tr', 'must be object'],
  ['an answer with an undocumented status', 418, 'application/json', '{}', 'status code'],
])('%s passes as it is, and is reported', async (_, status, type, body, complaint) => {
  answer = { status, type, body };
  const response = await fetch(`${gateway.url}/api/admin/getAllUsers`, { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('sl-violations')).toContain(complaint);
  expect(violations.map(({ message }) => message).join()).toContain(complaint);
});

test('a request that breaks a limit is forwarded, and reported', async () => {
  answer = {
    status: 422,
    type: 'application/json',
    body: '{"success":false,"error":{"message":"No"}}',
  };
  await fetch(`${gateway.url}/api/admin/updateUser/65b000000000000000000001`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"firstName":"Al"}',
  });
  expect(received.toString()).toBe('{"firstName":"Al"}');
  expect(violations).toEqual([
    {
      location: ['request', 'body', 'firstName'],
      message: 'Request body property firstName must NOT have fewer than 4 characters',
    },
  ]);
});
