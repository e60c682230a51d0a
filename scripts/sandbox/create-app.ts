import path from 'node:path';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenAPIBackend } from 'openapi-backend';
import { printError } from '../lib/exit-with-error.ts';
import { errorBody, HttpError, internalErrorMessage } from '../lib/servers/error-responses.ts';
import { maxBodyBytes } from '../lib/servers/raw-messages.ts';
import { fileHeaders } from '../lib/servers/security-headers.ts';

/** Sends every error in the contract's shape; details of internal errors are only printed. */
function handleError(
  error: FastifyError | HttpError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof HttpError)
    return reply.status(error.status).headers(error.headers).send(errorBody(error.message));
  if (error.statusCode && error.statusCode < 500)
    return reply.status(400).send(errorBody(error.message));
  printError(error);
  return reply.status(500).send(errorBody(internalErrorMessage));
}

const maxFileBytes = 5 * 1024 * 1024;

/** The whole form is read into memory, so each of its parts is limited. */
const limits = { fileSize: maxFileBytes, files: 1, fields: 20, parts: 21, fieldSize: 256 * 1024 };

/** Reads the fields of a multipart request, that of a file with its name, and its image; throws 400 or 422 if it is invalid. */
async function readMultipart(request: FastifyRequest) {
  const body: Record<string, string> = {};
  let image: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      const bytes = part.type === 'file' ? await part.toBuffer() : undefined;
      if (bytes && part.fieldname === 'image') image = bytes;
      body[part.fieldname] = part.type === 'file' ? part.filename : String(part.value);
    }
    return { body, image };
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) throw new HttpError(422, 'The image is larger than 5 MB.');
    throw new HttpError(400, 'The form is not valid multipart/form-data.');
  }
}

/** Responds to requests of the contract's operations, and of uploaded images, which are in a folder. */
export async function createApp(backend: OpenAPIBackend, uploads: string) {
  const app = fastify({ bodyLimit: maxBodyBytes, frameworkErrors: handleError });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(errorBody('There is no such address.')),
  );
  // No operation accepts text/plain, which fastify would parse by default.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);
  await app.register(staticFiles, {
    root: path.resolve(uploads),
    prefix: '/uploads/',
    setHeaders: (reply) => reply.headers(fileHeaders),
  });
  app.all('/api/*', async (request, reply) => {
    const form = request.isMultipart() ? await readMultipart(request) : undefined;
    const call = {
      method: request.method,
      path: request.url.split('?')[0] ?? '/',
      query: request.query as Record<string, string>,
      headers: request.headers as Record<string, string>,
      body: form?.body ?? request.body,
    };
    return backend.handleRequest(call, request, reply, form?.image);
  });
  await app.ready();
  return app;
}
