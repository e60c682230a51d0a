import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Sandbox } from './handler.ts';

/** socket.io for the token's holder; each `escape-turn` ends up in a table of its own. */
export function attachRealtime(http: HttpServer, { database, tokens }: Sandbox): Server {
  const server = new Server(http, {
    cors: { origin: /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/ },
  });

  server.use(async (socket, next) => {
    const adminId = await tokens.read(String(socket.handshake.auth.token));
    next(adminId ? undefined : new Error('Your session has expired. Please sign in again.'));
  });

  server.on('connection', (socket) => {
    socket.on('escape-turn', (event: unknown) => {
      const roomId = (event as { roomId?: unknown } | null)?.roomId;
      if (typeof roomId !== 'string') return;
      database
        .prepare('INSERT INTO escape_turns (roomId, at) VALUES (?, ?)')
        .run(roomId, new Date().toISOString());
      console.log(`escape-turn in room ${roomId}`);
    });
  });

  return server;
}
