import formats from 'ajv-formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, type Handler, OpenAPIBackend } from 'openapi-backend';
import { findSuccessStatus } from '../lib/scenarios/example-bodies.ts';
import { errorBody, HttpError } from '../lib/servers/error-responses.ts';
import type { Multipart } from './create-app.ts';
import type { Sandbox } from './handler-types.ts';
import { handlers } from './handlers.ts';

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

/** Registers the handlers of the contract's operations. */
function registerHandlers(backend: OpenAPIBackend, sandbox: Sandbox): void {
  for (const [operationId, handler] of Object.entries(handlers)) {
    // The contract may have lost or renamed it.
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

/** The contract's operations on the sandbox's database; routing, security and validation follow the contract. */
export async function createBackend(contract: string, sandbox: Sandbox): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: contract,
    // Skips validation of the document, which supports OpenAPI 3.0 only; check:contract validates it.
    quick: true,
    // Query parameters are strings; this converts numbers.
    coerceTypes: true,
    // Without a logger, which warns of each format that JSON Schema does not know.
    ajvOpts: { strict: false, logger: false },
    customizeAjv: (ajv) => formats.default(ajv),
  });
  backend.registerSecurityHandler('bearer', ({ request }: Context) =>
    authenticate(sandbox, parseBearer(request.headers.authorization)),
  );
  backend.register({
    notFound: respondWithError(404, () => 'There is no such address.'),
    methodNotAllowed: respondWithError(405, () => 'This address does not take this method.'),
    validationFail: respondWithError(422, formatValidationError),
    postRoutingHandler({ api, operation }) {
      // Before the token is checked: behind the gateway, Prism's mock responds, whatever the token is.
      if (operation && !api.handlers[operation.operationId ?? ''])
        throw new HttpError(501, 'The sandbox has no handler for this operation.');
    },
    unauthorizedHandler: (context) => {
      // The error thrown by the security handler, with status 401 or 403.
      throw (context.security as { bearer?: { error?: unknown } }).bearer?.error;
    },
  });
  await backend.init();
  registerHandlers(backend, sandbox);
  return backend;
}
