import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { newFolder, type Stack, startStack } from '../support/start-stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(await newFolder());
});
afterAll(() => stack.stop());

const { email, password } = administrator;
const wrong = { email, password: 'wrong' };

const post = (operation: string, body: object) =>
  fetch(`${stack.api}/api/admin/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function tokenOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { token: string }).token;
}

const socketAddress = () => /Sandbox\s+(http:\/\/\S+)/.exec(stack.output())?.[1] ?? '';

/** Connects with a token in its proper place, or in the address; resolves with how it ended. */
function connecting(options: { auth?: object; query?: Record<string, string> }) {
  const socket = io(socketAddress(), {
    ...options,
    transports: ['websocket'],
    reconnection: false,
  });
  return new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
}

test('a token is taken from its header and the socket handshake only, and never printed', async () => {
  const token = await tokenOf(await post('login', { email, password }));
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string, init = {}) => fetch(`${stack.api}/api/admin/${path}`, init);
  expect((await get('getDashboardData', { headers })).status).toBe(200);
  expect((await get('getUser/65b0000000000000000fffff', { headers })).status).toBe(404);
  expect((await get('getAllUsers?resultPerPage=7', { headers })).status).toBe(422);
  expect((await get(`getDashboardData?token=${'x'.repeat(40)}`)).status).toBe(401);
  const tampered = { authorization: `Bearer ${token}x` };
  const refused = await get('getDashboardData', { headers: tampered });
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain(token);
  expect([...refused.headers].join()).not.toContain(token);

  expect(await connecting({ auth: { token } })).toBe('connected');
  expect(await connecting({ query: { token } })).toContain('expired');
  expect(await connecting({ auth: { token: `${token}x` } })).toContain('expired');

  // What is printed last comes after everything that the calls above had printed.
  await get('getAllUsers?resultPerPage=9', { headers });
  await stack.printed('resultPerPage=9');
  expect(stack.output()).toContain('resultPerPage=7');
  for (const secret of [token, token.split('.')[2] ?? '']) {
    expect(stack.output()).not.toContain(secret);
  }
});

test('an escape-turn prints a room, and nothing that only claims to be one', async () => {
  const token = await tokenOf(await post('login', { email, password }));
  const socket = io(socketAddress(), { auth: { token }, transports: ['websocket'] });
  socket.emit('escape-turn', { roomId: `65c000000000000000000001\nsecret` });
  socket.emit('escape-turn', { roomId: token });
  socket.emit('escape-turn', { roomId: '65c000000000000000000002' });
  await stack.printed('escape-turn in room 65c000000000000000000002');
  socket.disconnect();
  expect(stack.output()).not.toContain('65c000000000000000000001');
  expect(stack.output()).not.toContain(token);
});

test('a wrong password is tried ten times, and then waited for; other calls go on', async () => {
  const token = await tokenOf(await post('login', { email, password }));
  const many = await Promise.all(Array.from({ length: 30 }, () => post('login', wrong)));
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);

  for (const operation of ['login', 'deleteAccount']) {
    const answer = await post(operation, { email, password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(answer.headers.get('sl-violations')).toBeNull();
    expect(await answer.json()).toEqual({
      success: false,
      error: { message: 'Too many wrong passwords. Try again in 15 minutes.' },
    });
  }
  expect((await post('login', { email: 'other@example.com', password })).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  const others = await fetch(`${stack.api}/api/admin/getDashboardData`, { headers });
  expect(others.status).toBe(200);
});
