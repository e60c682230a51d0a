import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGateway, type Violation } from '../../scripts/lib/servers/gateway.ts';

/** A back-end that sends the response set by a test, and keeps the received bytes. */
let backEndResponse = { status: 200, type: 'application/json', body: '{"success":true}' };
let received = Buffer.alloc(0);
const backEnd = createServer(async (request, response) => {
  received = await buffer(request);
  response
    .writeHead(backEndResponse.status, { 'content-type': backEndResponse.type })
    .end(backEndResponse.body);
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
    onViolation: (_, reported) => violations.push(...reported),
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

test('An upload is forwarded byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const form = new FormData();
  form.append('clientName', 'Acme');
  form.append('navigationUrl', 'https://acme.example.com');
  form.append('image', new File([bytes], 'bytes.png', { type: 'image/png' }));
  backEndResponse = { status: 200, type: 'application/json', body: '{"success":true}' };
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
    'a response of the wrong shape',
    200,
    'application/json',
    '{"success":true,"users":[{}],"length":1}',
    '_id',
  ],
  ['a response that is truncated', 200, 'application/json', '{"success":tr', 'must be object'],
  ['a response with an undocumented status', 418, 'application/json', '{}', 'status code'],
])('Forwards and reports %s', async (_, status, type, body, message) => {
  backEndResponse = { status, type, body };
  const response = await fetch(`${gateway.url}/api/admin/getAllUsers`, { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('sl-violations')).toContain(message);
  expect(violations.map((violation) => violation.message).join()).toContain(message);
});

test('A request that violates a constraint is forwarded and reported', async () => {
  backEndResponse = {
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
