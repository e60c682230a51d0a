import formats from 'ajv-formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, OpenAPIBackend } from 'openapi-backend';
import { findSuccessStatus } from '../lib/scenarios/example-bodies.ts';
import { HttpError } from '../lib/servers/error-responses.ts';
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

type AnyHandler = (request: object) => Promise<object>;

/** What the app passes on besides the request by the contract; the file is the image of a form. */
type HandlerArguments = [FastifyRequest, FastifyReply, file: Buffer | undefined];

/** Registers the handlers of the contract's operations. */
function registerHandlers(backend: OpenAPIBackend, sandbox: Sandbox): void {
  for (const [operationId, handler] of Object.entries(handlers)) {
    // The contract may have lost or renamed it.
    const operation = backend.router.getOperation(operationId);
    if (!operation) continue;
    const status = Number(findSuccessStatus(operation.responses));
    backend.register(operationId, (context, ...[request, reply, file]: HandlerArguments) => {
      const { params, query, requestBody: body } = context.request;
      const adminId = (context.security?.bearer as string | undefined) ?? '';
      reply.status(status);
      const own = { id: params.id ?? '', query, body, file, adminId, address: request.ip };
      return (handler as unknown as AnyHandler)({ ...sandbox, ...own });
    });
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
  backend.registerSecurityHandler('bearer', ({ request }: Context) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(String(request.headers.authorization)) ?? [];
    return authenticate(sandbox, token);
  });
  backend.register({
    notFound: reject(404, 'There is no such address.'),
    methodNotAllowed: reject(405, 'This address does not take this method.'),
    validationFail: rejectInvalid,
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
