import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { connectSocket } from '../support/connect-socket.ts';
import { credentials } from '../support/sign-in-to-stack.ts';
import { openStack } from '../support/open-stack.ts';

const { stack, token, addresses } = await openStack();

const wrong = { ...credentials, password: 'wrong' };

const post = (operation: string, body: object) =>
  fetch(`${stack.api}/api/admin/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const connect = (options: Parameters<typeof connectSocket>[1]) =>
  connectSocket(addresses.sandbox, options);

describe('A token', () => {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string, init = {}) => fetch(`${stack.api}/api/admin/${path}`, init);
  const tampered = { authorization: `Bearer ${token}x` };

  test('is accepted in the authorization header only', async () => {
    expect((await get('getDashboardData', { headers })).status).toBe(200);
    expect((await get('getUser/65b0000000000000000fffff', { headers })).status).toBe(404);
    expect((await get(`getDashboardData?token=${'x'.repeat(40)}`)).status).toBe(401);
    expect((await get('getDashboardData', { headers: tampered })).status).toBe(401);
  });

  test('is accepted in the handshake of the socket only', async () => {
    expect(await connect({ auth: { token } })).toBe('connected');
    expect(await connect({ query: { token } })).toContain('expired');
    expect(await connect({ auth: { token: `${token}x` } })).toContain('expired');
  });

  test('is not repeated in the response that rejects it', async () => {
    const rejected = await get('getDashboardData', { headers: tampered });
    expect(await rejected.text()).not.toContain(token);
    expect([...rejected.headers].join()).not.toContain(token);
  });

  test('is never printed, unlike a violation of the contract', async () => {
    expect((await get('getAllUsers?resultPerPage=7', { headers })).status).toBe(422);
    await get('getDashboardData', { headers: tampered });
    await connect({ query: { token } });
    // Once this line is printed, the output of the requests above is complete.
    await get('getAllUsers?resultPerPage=9', { headers });
    await stack.waitForOutput('Contract violated by GET /api/admin/getAllUsers?resultPerPage=9');
    expect(stack.output()).toContain('resultPerPage=7');
    for (const secret of [token, token.split('.')[2] ?? '']) {
      expect(stack.output()).not.toContain(secret);
    }
  });
});

test('An escape-turn prints nothing but a valid room id', async () => {
  const socket = io(addresses.sandbox, { auth: { token }, transports: ['websocket'] });
  socket.emit('escape-turn', { roomId: `65c000000000000000000001\nsecret` });
  socket.emit('escape-turn', { roomId: token });
  socket.emit('escape-turn', { roomId: '65c000000000000000000002' });
  await stack.waitForOutput('escape-turn in room 65c000000000000000000002');
  socket.disconnect();
  expect(stack.output()).not.toContain('65c000000000000000000001');
  expect(stack.output()).not.toContain(token);
});

test('Ten wrong passwords block only the sign-in with their email', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, () => post('login', wrong)));
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);

  for (const operation of ['login', 'deleteAccount']) {
    const response = await post(operation, credentials);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(response.headers.get('sl-violations')).toBeNull();
    expect(await response.json()).toEqual({
      success: false,
      error: { message: 'Too many wrong passwords. Try again in 15 minutes.' },
    });
  }
  expect((await post('login', { ...credentials, email: 'other@example.com' })).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  const others = await fetch(`${stack.api}/api/admin/getDashboardData`, { headers });
  expect(others.status).toBe(200);
});
