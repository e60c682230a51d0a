import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { AllowedHosts } from './allowed-hosts.ts';

/** Attaches socket.io to a server: pages of another origin may not connect. */
export function attachSocketServer(http: HttpServer, hosts: AllowedHosts): Server {
  const isAllowed = ({ host, origin }: IncomingHttpHeaders) =>
    origin === undefined || hosts.isAllowedOrigin(origin, host);
  return new Server(http, {
    cors: ({ headers }: { headers: IncomingHttpHeaders }, callback) =>
      callback(null, { origin: isAllowed(headers) }),
    // CORS does not apply to WebSocket connections.
    allowRequest: ({ method, headers }, callback) => {
      const rejection = hosts.check({ method, headers });
      if (rejection) return callback(rejection.message, false);
      return callback(isAllowed(headers) ? null : 'This page may not connect.', isAllowed(headers));
    },
  });
}
