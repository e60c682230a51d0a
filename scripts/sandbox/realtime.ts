import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { thisMachine } from '../serve/host.ts';
import { authenticate } from './create-backend.ts';
import type { Sandbox } from './handler.ts';

const ownPages = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;
const id = /^[0-9a-f]{24}$/i;

/** socket.io for the token's holder; each `escape-turn` ends up in a table of its own. */
export function attachRealtime(http: HttpServer, sandbox: Sandbox, host: string): Server {
  const server = new Server(http, {
    // Pages that other machines open have other names; the token is what lets them in.
    cors: { origin: host === thisMachine ? ownPages : true },
  });

  server.use(async (socket, next) => {
    try {
      await authenticate(sandbox, String(socket.handshake.auth.token));
    } catch (error) {
      return next(error as Error);
    }
    return next();
  });

  server.on('connection', (socket) => {
    socket.on('escape-turn', (event: unknown) => {
      const roomId = (event as { roomId?: unknown } | null)?.roomId;
      if (typeof roomId !== 'string' || !id.test(roomId)) return;
      sandbox.database
        .prepare('INSERT INTO escape_turns (roomId, at) VALUES (?, ?)')
        .run(roomId, new Date().toISOString());
      console.log(`escape-turn in room ${roomId}`);
    });
  });

  return server;
}
