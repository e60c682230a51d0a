import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { AllowedHosts } from './hosts.ts';
import { fileHeaders } from './security-headers.ts';

/** Attaches socket.io to a server. Pages of another origin may not connect. */
export function attachSocketServer(http: HttpServer, hosts: AllowedHosts): Server {
  // A page that connects can also send, so it is checked like a page that writes.
  const check = (headers: IncomingHttpHeaders) => hosts.check({ method: 'POST', headers });
  const server = new Server(http, {
    cors: ({ headers }: { headers: IncomingHttpHeaders }, callback) =>
      callback(null, { origin: !check(headers) }),
    // CORS does not apply to WebSocket connections.
    allowRequest({ headers }, callback) {
      const rejection = check(headers);
      callback(rejection?.message, !rejection);
    },
  });
  server.engine.on('headers', (headers: object) => Object.assign(headers, fileHeaders));
  return server;
}
