import type { AddressInfo } from 'node:net';
import { urlOf } from '../serve/host.ts';
import { portError } from '../serve/refuse.ts';
import { createAttempts } from './attempts.ts';
import { createBackend } from './create-backend.ts';
import { createServer } from './create-server.ts';
import { openDatabase, type SandboxFiles } from './open-database.ts';
import { attachRealtime } from './realtime.ts';
import { seed } from './seed/seed.ts';
import { createTokens } from './token.ts';
import { createUploads } from './uploads.ts';

interface SandboxOptions {
  contract: string;
  files: SandboxFiles;
  /** How many users a new world has. */
  users: number;
  host: string;
  port: number;
}

/** The stateful back-end: HTTP and socket.io on one port, SQLite on a file that is seeded when new. */
export async function startSandbox({ contract, files, users, host, port }: SandboxOptions) {
  const { database, isNew } = openDatabase(files);
  if (isNew) seed(database, files, users);
  const sandbox = {
    database,
    attempts: createAttempts(),
    tokens: createTokens(database),
    uploads: createUploads(files.uploads),
  };
  const app = await createServer(await createBackend(contract, sandbox), files.uploads);
  const realtime = attachRealtime(app.server, sandbox, host);
  await app.listen({ port, host }).catch((error: unknown) => {
    throw portError(error, { what: 'sandbox', option: '--socket-port', port });
  });
  return {
    url: urlOf(host, (app.server.address() as AddressInfo).port),
    isNew,
    async close() {
      const closed = realtime.close();
      // The gateway keeps its connections open, and would be waited for.
      app.server.closeAllConnections();
      await closed;
      await app.close();
      database.close();
    },
  };
}
