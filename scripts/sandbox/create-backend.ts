import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, type Handler, OpenAPIBackend } from 'openapi-backend';
import type { Handlers, Sandbox } from './handler-types.ts';
import type { Multipart } from './multipart.ts';
import { banners } from './operations/banners.ts';
import { dashboard } from './operations/dashboard.ts';
import { documents } from './operations/documents.ts';
import { genres } from './operations/genres.ts';
import { session } from './operations/session.ts';
import { stories } from './operations/stories.ts';
import { users } from './operations/users.ts';
import { errorBody, HttpError } from '../lib/servers/error-responses.ts';

const handlers = {
  ...session,
  ...dashboard,
  ...users,
  ...stories,
  ...genres,
  ...banners,
  ...documents,
} as Required<Handlers>;

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

/** The contract's operations on the sandbox's database; routing, security and validation follow the contract. */
export async function createBackend(contract: string, sandbox: Sandbox): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: contract,
    // Skips validation of the document, which supports OpenAPI 3.0 only; check:contract validates it.
    quick: true,
    // Query parameters are strings; this converts numbers.
    coerceTypes: true,
    ajvOpts: { strict: false },
  });

  for (const [operationId, handler] of Object.entries(handlers)) {
    const handle: Handler = (
      context,
      request: FastifyRequest,
      _reply,
      files: Multipart['files'],
    ) => {
      const { params, query, requestBody: body } = context.request;
      const adminId = (context.security?.bearer as string | undefined) ?? '';
      return (handler as unknown as AnyHandler)({
        ...sandbox,
        id: params.id ?? '',
        query,
        body,
        file: files.image,
        adminId,
        address: request.ip,
      });
    };
    backend.register(operationId, handle);
  }

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
    notImplemented: respondWithError(
      501,
      ({ operation }) => `The sandbox cannot do ${operation.operationId} yet.`,
    ),
  });
  return backend.init();
}
