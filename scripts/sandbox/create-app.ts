import path from 'node:path';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import formats from 'ajv-formats';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { listOperations, readSuccess } from '../generate/contract-operations.ts';
import { bundleContract } from '../generate/read-contract.ts';
import { printError } from '../lib/exit-with-error.ts';
import { errorBody, HttpError, internalErrorMessage } from '../lib/servers/error-responses.ts';
import { maxBodyBytes } from '../lib/servers/raw-messages.ts';
import type { Sandbox } from './handler-types.ts';
import { handlers } from './handlers.ts';

/** The `_id` of the administrator that a token belongs to; throws 401 or 403 for any other token. */
export async function authenticate({ database, tokens }: Sandbox, token: string): Promise<string> {
  const adminId = await tokens.read(token);
  const admin = adminId && database.prepare('SELECT type FROM admins WHERE _id = ?').get(adminId);
  if (!adminId || !admin)
    throw new HttpError(401, 'Your session has expired. Please sign in again.');
  if (admin.type !== 'admin') throw new HttpError(403, 'You are not allowed to do this.');
  return adminId;
}

/** Throws the first validation error: "firstName must NOT have fewer than 4 characters." */
function rejectInvalid({ validation }: Context): never {
  const [error] = validation.errors ?? [];
  const [, ...pathSegments] = error?.instancePath.split('/').filter(Boolean) ?? [];
  const name = pathSegments.join('.') || 'The request';
  throw new HttpError(422, `${name} ${error?.message ?? 'breaks the contract'}.`);
}

const reject = (status: number, message: string) => () => {
  throw new HttpError(status, message);
};
const rejectAddress = reject(404, 'There is no such address.');

/** Registers the handlers of the contract's operations. They also receive the image of a form. */
function registerHandlers(backend: OpenAPIBackend, contract: object, sandbox: Sandbox): void {
  const operations = listOperations(contract);
  for (const [id, handler] of Object.entries(handlers)) {
    // A later version of the contract may lack this operation.
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) continue;
    const { status } = readSuccess(operation);
    backend.register(id, (context, request: FastifyRequest, reply: FastifyReply, file?: Buffer) => {
      const { params, query, requestBody: body } = context.request;
      const adminId = (context.security?.bearer as string | undefined) ?? '';
      reply.status(status);
      const own = { id: params.id ?? '', query, body, file, adminId, address: request.ip };
      return (handler as unknown as (request: object) => Promise<object>)({ ...sandbox, ...own });
    });
  }
}

/** The contract's operations on the sandbox's database; routing, security and validation follow the contract. */
async function createBackend(contract: string, sandbox: Sandbox): Promise<OpenAPIBackend> {
  const { document } = await bundleContract(contract);
  const backend = new OpenAPIBackend({
    // Both libraries have types of their own for OpenAPI.
    definition: document as Document,
    // The document is not validated here, because the library supports OpenAPI 3.0 only. check:contract validates it.
    quick: true,
    // Query parameters are strings. This option converts numbers.
    coerceTypes: true,
    // The default logger warns about each format that JSON Schema does not know.
    ajvOpts: { strict: false, logger: false },
    customizeAjv: (ajv) => formats.default(ajv),
  });
  backend.registerSecurityHandler('bearer', ({ request }: Context) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(String(request.headers.authorization)) ?? [];
    return authenticate(sandbox, token);
  });
  backend.register({
    notFound: rejectAddress,
    methodNotAllowed: reject(405, 'This address does not take this method.'),
    validationFail: rejectInvalid,
    notImplemented: reject(501, 'The sandbox has no handler for this operation.'),
    unauthorizedHandler: (context) => {
      // The security handler has thrown this error, with status 401 or 403.
      throw (context.security as { bearer?: { error?: unknown } }).bearer?.error;
    },
  });
  await backend.init();
  registerHandlers(backend, document, sandbox);
  return backend;
}

/** Sends every error in the contract's shape; details of internal errors are only printed. */
function handleError(error: FastifyError | HttpError, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError)
    return reply.status(error.status).headers(error.headers).send(errorBody(error.message));
  if (error.statusCode && error.statusCode < 500)
    return reply.status(400).send(errorBody(error.message));
  printError(error);
  return reply.status(500).send(errorBody(internalErrorMessage));
}

/** The whole form is read into memory, so each of its parts is limited. */
const limits = { fileSize: 5 * 1024 ** 2, files: 1, fields: 20, parts: 21, fieldSize: 256 * 1024 };

/**
 * Reads the fields of a multipart request and its image; the field of a file has its name. Throws 400 or 422 if the
 * request is invalid.
 */
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

/** Responds to requests for operations of the contract, and for uploaded images. */
export async function createApp(contract: string, sandbox: Sandbox, uploads: string) {
  const backend = await createBackend(contract, sandbox);
  const app = fastify({ bodyLimit: maxBodyBytes, frameworkErrors: handleError });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(rejectAddress);
  // No operation accepts text/plain, which fastify would parse by default.
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);
  await app.register(staticFiles, {
    root: path.resolve(uploads),
    prefix: '/uploads/',
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
