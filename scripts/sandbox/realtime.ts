import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { AllowedHosts } from '../lib/servers/allowed-hosts.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';
import { authenticate } from './create-backend.ts';
import type { Sandbox } from './handler-types.ts';

const idPattern = /^[0-9a-f]{24}$/i;

/** Attaches socket.io, which requires a token; stores each `escape-turn` event in a table. */
export function attachRealtime(http: HttpServer, sandbox: Sandbox, hosts: AllowedHosts): Server {
  const server = attachSocketServer(http, hosts);

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
      if (typeof roomId !== 'string' || !idPattern.test(roomId)) return;
      sandbox.database
        .prepare('INSERT INTO escape_turns (roomId, at) VALUES (?, ?)')
        .run(roomId, new Date().toISOString());
      console.log(`escape-turn in room ${roomId}`);
    });
  });

  return server;
}
