import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRealtime, type Realtime } from '../../src/realtime/create-realtime.ts';

/** A socket server whose handshakes wait until they are let go on. */
let io: Server;
let token: string;
let realtime: Realtime;
let asked: Promise<() => void>;

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  const [upgrade] = http.listeners('upgrade') as ((...args: unknown[]) => void)[];
  http.removeAllListeners('upgrade');
  asked = new Promise((resolve) => {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      resolve(() => upgrade?.call(http, request, socket, head));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  token = 'first';
  realtime = createRealtime({ url: `http://127.0.0.1:${port}`, getToken: () => token });
});

afterEach(() => io.close());

const connection = () =>
  new Promise<unknown>((resolve) => {
    io.once('connection', (socket) => resolve(socket.handshake.auth['token']));
  });

const closed = () =>
  new Promise<string>((resolve) => {
    io.once('connection', (socket) => socket.once('disconnect', resolve));
  });

describe('A session that changes while the connection is being made', () => {
  test('goes on with its new token', async () => {
    const close = realtime.open();
    const goOn = await asked;
    token = 'second';
    realtime.renew();
    const sent = connection();
    goOn();
    expect(await sent).toBe('second');
    close();
  });

  test('breaks off nothing half-way, and closes what nobody wants', async () => {
    const close = realtime.open();
    const goOn = await asked;
    realtime.renew();
    close();
    const reason = closed();
    goOn();
    expect(await reason).toBe('client namespace disconnect');
  });
});
