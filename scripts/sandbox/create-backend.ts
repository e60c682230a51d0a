import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, type Handler, OpenAPIBackend } from 'openapi-backend';
import { customizeAjv } from './customize-ajv.ts';
import { createEntityHandlers } from './entities/entity-handlers.ts';
import type { Entity } from './entities/find-entities.ts';
import { createFindViolation } from './entities/find-violation.ts';
import { findSuccessStatus } from './entities/response-shape.ts';
import type { Sandbox } from './handler-types.ts';
import { handlers } from './handlers.ts';
import type { Multipart } from './multipart.ts';
import { errorBody, HttpError } from '../lib/servers/error-responses.ts';

/** The token of an authorization header. */
const parseBearer = (header: unknown) => /^Bearer (.+)$/i.exec(String(header))?.[1] ?? '';

/** The `_id` of the administrator that a token belongs to; throws 401 or 403 for any other token. */
export async function authenticate({ database, tokens }: Sandbox, token: string): Promise<string> {
  const adminId = await tokens.read(token);
  const admin = adminId && database.prepare('SELECT type FROM admins WHERE _id = ?').get(adminId);
  if (!adminId || !admin)
    throw new HttpError(401, 'Your session has expired. Please sign in again.');
  if (admin.type !== 'admin') throw new HttpError(403, 'You are not allowed to do this.');
  return adminId;
}

/** The first validation error: "firstName must NOT have fewer than 4 characters." */
function formatValidationError({ validation }: Context): string {
  const [error] = validation.errors ?? [];
  const [, ...pathSegments] = error?.instancePath.split('/').filter(Boolean) ?? [];
  return `${pathSegments.join('.') || 'The request'} ${error?.message ?? 'breaks the contract'}.`;
}

/** A handler that sends an error in the contract's shape. */
const respondWithError =
  (status: number, getMessage: (context: Context) => string): Handler =>
  (context, _request: FastifyRequest, reply: FastifyReply) =>
    reply.status(status).send(errorBody(getMessage(context)));

type AnyHandler = (request: object) => Promise<object>;

/** Registers the hand-written handlers of the contract's operations. */
function registerHandlers(backend: OpenAPIBackend, sandbox: Sandbox): void {
  for (const [operationId, handler] of Object.entries(handlers)) {
    // A test's contract has only some of the operations.
    const operation = backend.router.getOperation(operationId);
    if (!operation) continue;
    const status = Number(findSuccessStatus(operation.responses));
    const handle: Handler = (
      context,
      request: FastifyRequest,
      reply: FastifyReply,
      form: Multipart | undefined,
    ) => {
      const { params, query, requestBody: body } = context.request;
      const adminId = (context.security?.bearer as string | undefined) ?? '';
      reply.status(status);
      return (handler as unknown as AnyHandler)({
        ...sandbox,
        id: params.id ?? '',
        query,
        body,
        file: form?.files.image,
        adminId,
        address: request.ip,
      });
    };
    backend.register(operationId, handle);
  }
}

function registerEntity(backend: OpenAPIBackend, entity: Entity, sandbox: Sandbox): void {
  const entityHandlers = createEntityHandlers(entity, sandbox, createFindViolation(backend));
  for (const [operationId, handler] of Object.entries(entityHandlers)) {
    // A hand-written handler takes precedence.
    if (Object.hasOwn(handlers, operationId)) continue;
    const handle: Handler = async (
      { request: { params, query, requestBody } },
      _request: FastifyRequest,
      reply: FastifyReply,
      form: Multipart | undefined,
    ) => {
      const { status, body } = await handler({
        params,
        query,
        body: requestBody,
        files: form?.files,
      });
      return reply.status(status).send(body);
    };
    backend.register(operationId, handle);
  }
}

/**
 * The contract's operations on the sandbox's database; routing, security and validation follow the contract.
 * `entities` are served without hand-written handlers.
 */
export async function createBackend(
  contract: string,
  sandbox: Sandbox,
  entities: readonly Entity[],
): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: contract,
    // Skips validation of the document, which supports OpenAPI 3.0 only; check:contract validates it.
    quick: true,
    // Query parameters are strings; this converts numbers.
    coerceTypes: true,
    // Without a logger, which warns of each format that JSON Schema does not know.
    ajvOpts: { strict: false, logger: false },
    customizeAjv,
  });
  backend.registerSecurityHandler('bearer', ({ request }: Context) =>
    authenticate(sandbox, parseBearer(request.headers.authorization)),
  );
  backend.register({
    notFound: respondWithError(404, () => 'There is no such address.'),
    methodNotAllowed: respondWithError(405, () => 'This address does not take this method.'),
    validationFail: respondWithError(422, formatValidationError),
    unauthorizedHandler: (context) => {
      // The error thrown by the security handler, with status 401 or 403.
      throw (context.security as { bearer?: { error?: unknown } }).bearer?.error;
    },
  });
  await backend.init();
  registerHandlers(backend, sandbox);
  for (const entity of entities) registerEntity(backend, entity, sandbox);
  return backend;
}
