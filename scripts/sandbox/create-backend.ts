import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, type Handler, OpenAPIBackend } from 'openapi-backend';
import type { Sandbox } from './handler.ts';
import type { Multipart } from './multipart.ts';
import { handlers } from './operations/handlers.ts';
import { failure, Refusal } from './refusal.ts';

/** The token of an authorization header. */
const bearerOf = (header: unknown) => /^Bearer (.+)$/i.exec(String(header))?.[1] ?? '';

/** The `_id` of the administrator whom a token belongs to; refuses every other token. */
export async function authenticate({ database, tokens }: Sandbox, token: string): Promise<string> {
  const adminId = await tokens.read(token);
  const admin = adminId && database.prepare('SELECT type FROM admins WHERE _id = ?').get(adminId);
  if (!adminId || !admin) throw new Refusal(401, 'Your session has expired. Please sign in again.');
  if (admin.type !== 'admin') throw new Refusal(403, 'You are not allowed to do this.');
  return adminId;
}

/** What breaks which limit: "firstName must NOT have fewer than 4 characters." */
function complaint({ validation }: Context): string {
  const [error] = validation.errors ?? [];
  const [, ...place] = error?.instancePath.split('/').filter(Boolean) ?? [];
  return `${place.join('.') || 'The request'} ${error?.message ?? 'breaks the contract'}.`;
}

/** A handler that answers a failure in the contract's shape. */
const answer =
  (status: number, say: (context: Context) => string): Handler =>
  (context, _request: FastifyRequest, reply: FastifyReply) =>
    reply.status(status).send(failure(say(context)));

type Run = (call: object) => Promise<object>;

/** The contract's operations on the sandbox's database: routes, security and validation come from the contract. */
export async function createBackend(contract: string, sandbox: Sandbox): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: contract,
    // Its own check of the document knows OpenAPI 3.0 only; the linter has checked it already.
    quick: true,
    // Numbers in the query are text; those in a body have to be numbers.
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
      return (handler as unknown as Run)({
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
    authenticate(sandbox, bearerOf(request.headers.authorization)),
  );
  backend.register({
    notFound: answer(404, () => 'There is no such address.'),
    methodNotAllowed: answer(405, () => 'This address does not take this method.'),
    validationFail: answer(422, complaint),
    unauthorizedHandler: (context) => {
      // openapi-backend keeps what the security handler threw; it knows 401 from 403.
      throw (context.security as { bearer?: { error?: unknown } }).bearer?.error;
    },
    notImplemented: answer(
      501,
      ({ operation }) => `The sandbox cannot do ${operation.operationId} yet.`,
    ),
  });
  return backend.init();
}
