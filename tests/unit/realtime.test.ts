import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRealtime, type Realtime } from '../../src/realtime/create-realtime.ts';

let io: Server;
let token: string;
let realtime: Realtime;
/** Whether the server holds back each handshake until the test continues it. */
let isHeld: boolean;
/** Resolves when a handshake arrives, with a function that continues it. */
let handshake: Promise<() => void>;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  const [upgrade] = http.listeners('upgrade') as ((...args: unknown[]) => void)[];
  http.removeAllListeners('upgrade');
  isHeld = false;
  handshake = new Promise((resolve) => {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const continueHandshake = () => upgrade?.call(http, request, socket, head);
      if (isHeld) resolve(continueHandshake);
      else continueHandshake();
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  token = 'first';
  realtime = createRealtime({ url: `http://127.0.0.1:${port}`, getToken: () => token });
});

afterEach(async () => {
  vi.useRealTimers();
  await io.close();
});

const nextConnection = () =>
  new Promise<Socket>((resolve) => {
    io.once('connection', resolve);
  });

/** The events of a connection, and the reason of its end. */
const receiveEvents = (socket: Socket) =>
  new Promise<unknown[]>((resolve) => {
    const events: unknown[] = [];
    socket.onAny((...event: unknown[]) => events.push(event));
    socket.once('disconnect', (reason) => resolve([...events, reason]));
  });

const whenUnused = 'client namespace disconnect';

describe('When the session changes during the handshake', () => {
  beforeEach(() => {
    isHeld = true;
  });

  test('the connection uses the new token', async () => {
    const close = realtime.open();
    const continueHandshake = await handshake;
    token = 'second';
    realtime.reconnect();
    const connection = nextConnection();
    continueHandshake();
    expect((await connection).handshake.auth['token']).toBe('second');
    close();
  });

  test('an unused connection is closed after the handshake, not during it', async () => {
    const close = realtime.open();
    const continueHandshake = await handshake;
    realtime.reconnect();
    close();
    const events = nextConnection().then(receiveEvents);
    continueHandshake();
    expect(await events).toEqual([whenUnused]);
  });

  test('unsent events are discarded', async () => {
    realtime.escapeTurns([{ _id: '65c000000000000000000001', status: 'active' }]);
    const continueHandshake = await handshake;
    realtime.reconnect();
    const events = nextConnection().then(receiveEvents);
    continueHandshake();
    expect(await events).toEqual([whenUnused]);
  });
});

describe('escape-turn events', () => {
  const room = { _id: '65c000000000000000000001', status: 'active' };

  /**
   * Lets the second until an unused connection is closed pass once an event was received. The server of socket.io drops
   * events that a disconnect follows at once, as it would on a machine too busy to read them within that second.
   */
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    io.once('connection', (socket) => socket.onAny(() => vi.advanceTimersByTime(1000)));
  });

  test('open a connection if there is none, and close it afterwards', async () => {
    const events = nextConnection().then(receiveEvents);
    realtime.escapeTurns([room, { _id: '65c000000000000000000002', status: 'completed' }]);
    expect(await events).toEqual([['escape-turn', { roomId: room._id }], whenUnused]);
  });

  test('are received although the list unmounts right after sending them', async () => {
    const connection = nextConnection();
    const close = realtime.open();
    const events = receiveEvents(await connection);
    await new Promise(setImmediate);
    realtime.escapeTurns([room]);
    close();
    expect(await events).toEqual([['escape-turn', { roomId: room._id }], whenUnused]);
  });
});

describe('A renewed session', () => {
  test('connects again with its new token if the server has closed the connection', async () => {
    const connection = nextConnection();
    const close = realtime.open();
    const socket = await connection;
    const closed = once(socket, 'disconnect');
    // Like a server whose token has expired: the client does not connect again by itself.
    socket.disconnect(true);
    await closed;
    token = 'second';
    const reconnection = nextConnection();
    // The client hears of the end of its connection a moment later.
    const timer = setInterval(realtime.resume, 5);
    onTestFinished(() => clearInterval(timer));
    expect((await reconnection).handshake.auth['token']).toBe('second');
    close();
  });

  test('keeps a connection that is open', async () => {
    const connection = nextConnection();
    const close = realtime.open();
    const socket = await connection;
    token = 'second';
    realtime.resume();
    const received = once(socket, 'escape-turn');
    realtime.escapeTurns([{ _id: '65c000000000000000000001', status: 'active' }]);
    expect(await received).toEqual([{ roomId: '65c000000000000000000001' }]);
    expect(io.sockets.sockets.size).toBe(1);
    close();
  });
});
