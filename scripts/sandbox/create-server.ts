import path from 'node:path';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenAPIBackend } from 'openapi-backend';
import { answerUnreadable } from '../serve/answer-unreadable.ts';
import { largestBody } from '../serve/raw-messages.ts';
import { readMultipart } from './multipart.ts';
import { failure, Refusal } from './refusal.ts';

const nowhere = failure('There is no such address.');

/** A picture that was taken away while it was being sent. */
const isGone = (error: Error) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  return error.statusCode && error.statusCode < 500 ? 400 : 500;
}

/** Every failure is answered in the contract's shape; what failed on our side is told to the terminal only. */
function answerFailure(
  error: FastifyError | Refusal,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isGone(error)) return reply.status(404).send(nowhere);
  const status = statusOf(error);
  if (status === 500) console.error(error);
  const message =
    status === 500 ? 'Something went wrong on our side. Please try again.' : error.message;
  if (error instanceof Refusal) reply.headers(error.headers);
  return reply.status(status).send(failure(message));
}

/** The contract's operations, and the uploaded pictures. */
export async function createServer(backend: OpenAPIBackend, uploads: string) {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: largestBody,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(nowhere));
  // The contract has no texts: what claims to be one is refused instead of guessed at.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);
  await app.register(staticFiles, {
    root: path.resolve(uploads),
    prefix: '/uploads/',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
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
  return app;
}
