import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRealtime, type Realtime } from '../../src/realtime/create-realtime.ts';

/** A socket server that holds back each handshake until the test continues it. */
let io: Server;
let token: string;
let realtime: Realtime;
/** Resolves when a handshake arrives, with a function that continues it. */
let handshake: Promise<() => void>;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  const [upgrade] = http.listeners('upgrade') as ((...args: unknown[]) => void)[];
  http.removeAllListeners('upgrade');
  handshake = new Promise((resolve) => {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      resolve(() => upgrade?.call(http, request, socket, head));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  token = 'first';
  realtime = createRealtime({ url: `http://127.0.0.1:${port}`, getToken: () => token });
});

afterEach(async () => {
  vi.useRealTimers();
  await io.close();
});

/** The token of the next connection. */
const receiveToken = () =>
  new Promise<unknown>((resolve) => {
    io.once('connection', (socket) => resolve(socket.handshake.auth['token']));
  });

/** The reason of the next disconnection. */
const receiveDisconnectReason = () =>
  new Promise<string>((resolve) => {
    io.once('connection', (socket) => socket.once('disconnect', resolve));
  });

describe('When the session changes during the handshake', () => {
  test('the connection uses the new token', async () => {
    const close = realtime.open();
    const continueHandshake = await handshake;
    token = 'second';
    realtime.reconnect();
    const receivedToken = receiveToken();
    continueHandshake();
    expect(await receivedToken).toBe('second');
    close();
  });

  test('an unused connection is closed after the handshake, not during it', async () => {
    const close = realtime.open();
    const continueHandshake = await handshake;
    realtime.reconnect();
    close();
    const reason = receiveDisconnectReason();
    continueHandshake();
    expect(await reason).toBe('client namespace disconnect');
  });
});

describe('escape-turn events', () => {
  const room = { _id: '65c000000000000000000001', status: 'active' };

  /** The events of the next connection, and the reason of its disconnection. */
  const receiveEvents = () =>
    new Promise<unknown[]>((resolve) => {
      io.once('connection', (socket) => {
        const events: unknown[] = [];
        socket.onAny((...event: unknown[]) => events.push(event));
        socket.once('disconnect', (reason) => resolve([...events, reason]));
      });
    });

  /**
   * Lets the second until an unused connection is closed pass once an event was received. The server of socket.io drops
   * events that a disconnect follows at once, as it would on a machine too busy to read them within that second.
   */
  const closeAfterEvents = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    io.once('connection', (socket) => socket.onAny(() => vi.advanceTimersByTime(1000)));
  };

  test('open a connection if there is none, and close it afterwards', async () => {
    const events = receiveEvents();
    closeAfterEvents();
    realtime.escapeTurns([room, { _id: '65c000000000000000000002', status: 'completed' }]);
    (await handshake)();
    expect(await events).toEqual([
      ['escape-turn', { roomId: room._id }],
      'client namespace disconnect',
    ]);
  });

  test('are received although the list unmounts right after sending them', async () => {
    closeAfterEvents();
    const close = realtime.open();
    const connected = receiveToken();
    (await handshake)();
    await connected;
    const events = new Promise<unknown[]>((resolve) => {
      const [socket] = [...io.sockets.sockets.values()];
      const received: unknown[] = [];
      socket?.onAny((...event: unknown[]) => received.push(event));
      socket?.once('disconnect', () => resolve(received));
    });
    await new Promise((resolve) => setImmediate(resolve));
    realtime.escapeTurns([room]);
    close();
    expect(await events).toEqual([['escape-turn', { roomId: room._id }]]);
  });

  test('are discarded when the session ends', async () => {
    realtime.escapeTurns([room]);
    const continueHandshake = await handshake;
    realtime.reconnect();
    const events = receiveEvents();
    continueHandshake();
    expect(await events).toEqual(['client namespace disconnect']);
  });
});
