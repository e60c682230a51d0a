import type { AddressInfo } from 'node:net';
import path from 'node:path';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import fastify, { type FastifyError } from 'fastify';
import { portError } from '../serve/refuse.ts';
import { createBackend } from './create-backend.ts';
import { openDatabase, type SandboxFiles } from './open-database.ts';
import { readMultipart } from './multipart.ts';
import { attachRealtime } from './realtime.ts';
import { failure, Refusal } from './refusal.ts';
import { seed } from './seed/seed.ts';
import { createTokens } from './token.ts';
import { createUploads } from './uploads.ts';

/** The most that a request may weigh, in bytes: a legal text carries its pictures with it. */
const largestBody = 20 * 1024 * 1024;

interface SandboxOptions {
  contract: string;
  files: SandboxFiles;
  /** How many users a new world has. */
  users: number;
  port: number;
}

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  return error.statusCode && error.statusCode < 500 ? 400 : 500;
}

/** The stateful back-end: HTTP and socket.io on one port, SQLite on a file that is seeded when new. */
export async function startSandbox({ contract, files, users, port }: SandboxOptions) {
  const { database, isNew } = openDatabase(files);
  if (isNew) seed(database, files, users);
  const sandbox = {
    database,
    tokens: createTokens(database),
    uploads: createUploads(files.uploads),
  };
  const backend = await createBackend(contract, sandbox);

  const app = fastify({ forceCloseConnections: true, bodyLimit: largestBody });
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    const status = statusOf(error);
    if (status === 500) console.error(error);
    const message =
      status === 500 ? 'Something went wrong on our side. Please try again.' : error.message;
    return reply.status(status).send(failure(message));
  });
  await app.register(multipart);
  await app.register(staticFiles, { root: path.resolve(files.uploads), prefix: '/uploads/' });
  app.all('/api/*', async (request, reply) => {
    const form = request.isMultipart() ? await readMultipart(request) : undefined;
    return backend.handleRequest(
      {
        method: request.method,
        path: request.url.split('?')[0] ?? '/',
        query: request.query as Record<string, string>,
        body: form?.body ?? request.body,
        headers: request.headers as Record<string, string>,
      },
      request,
      reply,
      form?.files ?? {},
    );
  });

  const realtime = attachRealtime(app.server, sandbox);
  await app.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
    throw portError(error, { what: 'sandbox', option: '--socket-port', port });
  });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    isNew,
    async close() {
      await realtime.close();
      await app.close();
      database.close();
    },
  };
}
