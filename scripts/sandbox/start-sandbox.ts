import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import { toError } from '../../src/api/to-error.ts';
import { printError } from '../lib/exit-with-error.ts';
import type { SandboxOptions } from '../lib/sandbox.ts';
import { HttpError, internalErrorMessage } from '../lib/servers/error-responses.ts';
import { type AllowedHosts, createAllowedHosts } from '../lib/servers/hosts.ts';
import { createHttpServer, listen } from '../lib/servers/http-server.ts';
import { readOperations } from '../lib/servers/prism.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';
import { isSocketRequest, serveUpgrades } from '../lib/servers/upgrades.ts';
import { createSignInLimiter } from './sign-in-limiter.ts';
import { authenticate, createApp } from './create-app.ts';
import { getSandboxFiles } from './data-folder.ts';
import type { Sandbox } from './handler-types.ts';
import { openDatabase } from './database.ts';
import { seed } from './seed/seed.ts';
import { createTokens } from './credentials.ts';
import { createUploads } from './uploads.ts';

/** Attaches socket.io, which requires a token; stores each `escape-turn` event in a table. */
function attachRealtime(http: HttpServer, sandbox: Sandbox, hosts: AllowedHosts): Server {
  const server = attachSocketServer(http, hosts);

  server.use(async (socket, next) => {
    try {
      await authenticate(sandbox, String(socket.handshake.auth.token));
    } catch (error) {
      if (error instanceof HttpError) return next(error);
      printError(error);
      return next(new Error(internalErrorMessage));
    }
    return next();
  });
  server.on('connection', (socket) => {
    socket.on('escape-turn', (event: unknown) => {
      const roomId = (event as { roomId?: unknown } | null)?.roomId;
      if (typeof roomId !== 'string' || !/^[0-9a-f]{24}$/i.test(roomId)) return;
      try {
        sandbox.database
          .prepare('INSERT INTO escape_turns (roomId, at) VALUES (?, ?)')
          .run(roomId, new Date().toISOString());
        console.log(`escape-turn in room ${roomId}`);
      } catch (error) {
        // If the error were thrown out of a listener, it would end the process.
        console.error(`escape-turn in room ${roomId} was not stored: ${toError(error).message}.`);
      }
    });
  });

  return server;
}

/** Starts the stateful back-end: HTTP and socket.io on one port, and an SQLite database that is seeded when new. */
export async function startSandbox(options: SandboxOptions) {
  const { contract, data, users, port, hosts = createAllowedHosts() } = options;
  const { database, isNew } = openDatabase(data);
  if (isNew) seed(database, data, users);
  const { uploads } = getSandboxFiles(data);
  const seeded = database.prepare("SELECT value FROM settings WHERE name = 'seededUsers'").get();
  const sandbox = {
    database,
    signInLimiter: createSignInLimiter(),
    tokens: createTokens(database),
    uploads: createUploads(uploads),
  };
  const app = await createApp(contract, sandbox, uploads);
  const { operations } = await readOperations(contract);
  const server = createHttpServer(hosts, operations, app.routing);
  serveUpgrades(server, isSocketRequest);
  const realtime = attachRealtime(server, sandbox, hosts);
  return {
    url: await listen(server, hosts.host, { server: 'sandbox', option: '--socket-port', port }),
    /** The number of users with which the database was seeded; undefined if an earlier version has not stored it. */
    seededUsers: seeded && Number(seeded.value),
    async close() {
      const closed = realtime.close();
      // Closing the server would otherwise wait for the gateway's idle connections.
      server.closeAllConnections();
      await closed;
      await app.close();
      database.close();
    },
  };
}
