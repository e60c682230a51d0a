import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRealtime, type Realtime } from '../../src/realtime/create-realtime.ts';

let io: Server;
let token: string;
let realtime: Realtime;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  token = 'first';
  realtime = createRealtime({ url: `http://127.0.0.1:${port}`, getToken: () => token });
});

afterEach(() => io.close());

const nextConnection = () =>
  new Promise<Socket>((resolve) => {
    io.once('connection', resolve);
  });

/** Closes a connection like a server whose token has expired: the client does not connect again by itself. */
async function closeByServer(socket: Socket) {
  const closed = once(socket, 'disconnect');
  socket.disconnect(true);
  await closed;
}

test('A renewed session connects again with its new token if the server has closed the connection', async () => {
  const connected = nextConnection();
  const close = realtime.open();
  await closeByServer(await connected);
  token = 'second';
  const reconnected = nextConnection();
  // The client hears of the end of its connection a moment later.
  const timer = setInterval(realtime.resume, 5);
  expect((await reconnected).handshake.auth['token']).toBe('second');
  clearInterval(timer);
  close();
});

test('A renewed session keeps a connection that is open', async () => {
  const connected = nextConnection();
  const close = realtime.open();
  const socket = await connected;
  token = 'second';
  realtime.resume();
  const received = once(socket, 'escape-turn');
  realtime.escapeTurns([{ _id: '65c000000000000000000001', status: 'active' }]);
  expect(await received).toEqual([{ roomId: '65c000000000000000000001' }]);
  expect(io.sockets.sockets.size).toBe(1);
  close();
});
