import { once } from 'node:events';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRealtime, type Realtime } from '../../src/realtime/create-realtime.ts';
import { listen } from '../support/listen.ts';

let io: Server;
let token: string | undefined;
let realtime: Realtime;
/** Is called with a function that answers a handshake, in place of answering it. */
let holdHandshake: ((answer: () => void) => void) | undefined;

beforeEach(async () => {
  const { server, url } = await listen(() => undefined);
  holdHandshake = undefined;
  io = new Server(server, {
    serveClient: false,
    allowRequest(_, allow) {
      const answer = () => allow(null, true);
      if (holdHandshake) holdHandshake(answer);
      else answer();
    },
  });
  token = 'first';
  realtime = createRealtime({ url, getToken: () => token });
});

afterEach(async () => {
  vi.useRealTimers();
  await io.close();
});

const nextConnection = () =>
  new Promise<Socket>((resolve) => {
    io.once('connection', resolve);
  });

/** Opens the connection as a list does; returns what closes it, and the server's side of it. */
async function connect() {
  const connection = nextConnection();
  const close = realtime.open();
  return { close, socket: await connection };
}

/** The events of a connection, and the reason of its end. */
const receiveEvents = (socket: Socket) =>
  new Promise<unknown[]>((resolve) => {
    const events: unknown[] = [];
    socket.onAny((...event: unknown[]) => events.push(event));
    socket.once('disconnect', (reason) => resolve([...events, reason]));
  });

const room = { _id: '65c000000000000000000001', status: 'active' };
const escapeTurn = ['escape-turn', { roomId: room._id }];
const whenUnused = 'client namespace disconnect';

test.each(['', '/', '/live', '/live/', '/live/socket.io', '/a/b/socket.io/'])(
  'A server whose URL ends in "%s" is found below this path',
  async (ending) => {
    const { server, url } = await listen(() => undefined);
    const path = `${ending.replace(/\/(socket\.io\/?)?$/, '')}/socket.io`;
    const below = new Server(server, { serveClient: false, path });
    onTestFinished(() => below.close());
    const connection = once(below, 'connection');
    const close = createRealtime({ url: url + ending, getToken: () => token }).open();
    const [socket] = (await connection) as [Socket];
    expect(socket.nsp.name).toBe('/');
    close();
  },
);

/** Changes the session between the request of a handshake and its answer. */
async function changeSession(begin: () => void) {
  const handshake = new Promise<() => void>((resolve) => {
    holdHandshake = resolve;
  });
  begin();
  const answer = await handshake;
  token = 'second';
  realtime.reconnect();
  return answer;
}

test('When the session changes during the handshake, the connection uses the new token', async () => {
  let close = () => {};
  const answer = await changeSession(() => {
    close = realtime.open();
  });
  close();
  const connection = nextConnection();
  answer();
  const socket = await connection;
  expect(socket.handshake.auth['token']).toBe('second');
  expect(await receiveEvents(socket)).toEqual([whenUnused]);
});

describe('escape-turn events', () => {
  /**
   * Lets the second until an unused connection is closed pass once an event was received. The server of socket.io drops
   * events that a disconnect follows at once, as it would on a machine too busy to read them within that second.
   */
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    io.once('connection', (socket) => socket.onAny(() => vi.advanceTimersByTime(1000)));
  });

  test('open a connection if there is none', async () => {
    const events = nextConnection().then(receiveEvents);
    realtime.escapeTurns([room, { _id: '65c000000000000000000002', status: 'completed' }]);
    expect(await events).toEqual([escapeTurn, whenUnused]);
  });

  test('wait while the handshake is refused', async () => {
    let refusals = 0;
    io.use((_, next) => {
      refusals += 1;
      next(refusals <= 6 ? new Error('Too many connections.') : undefined);
    });
    const events = nextConnection().then(receiveEvents);
    const timer = setInterval(() => vi.advanceTimersByTime(1000), 5);
    realtime.escapeTurns([room]);
    expect(await events.finally(() => clearInterval(timer))).toEqual([escapeTurn, whenUnused]);
  });

  test('are received although the list unmounts right after sending them', async () => {
    const { close, socket } = await connect();
    const events = receiveEvents(socket);
    await new Promise(setImmediate);
    realtime.escapeTurns([room]);
    close();
    expect(await events).toEqual([escapeTurn, whenUnused]);
  });

  test('are sent with the token of the next session if theirs ends during the handshake', async () => {
    const answer = await changeSession(() => realtime.escapeTurns([room]));
    const events = nextConnection().then(receiveEvents);
    answer();
    expect(await events).toEqual([escapeTurn, whenUnused]);
  });

  test('wait for the next session if theirs has ended', async () => {
    token = undefined;
    realtime.escapeTurns([room]);
    realtime.reconnect();
    const connection = nextConnection();
    token = 'second';
    realtime.reconnect();
    const socket = await connection;
    expect(socket.handshake.auth['token']).toBe('second');
    expect(await receiveEvents(socket)).toEqual([escapeTurn, whenUnused]);
  });
});

describe('A renewed session', () => {
  test('connects again with its new token if the server has closed the connection', async () => {
    const { close, socket } = await connect();
    const closed = once(socket, 'disconnect');
    // A server also closes the connection when the token has expired: the client does not connect again by itself.
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
    const { close, socket } = await connect();
    token = 'second';
    realtime.resume();
    const received = once(socket, 'escape-turn');
    realtime.escapeTurns([room]);
    expect(await received).toEqual([{ roomId: room._id }]);
    expect(io.sockets.sockets.size).toBe(1);
    close();
  });
});
