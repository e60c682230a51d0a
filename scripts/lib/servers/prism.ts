/** Prism as a library: what the mock, the gateway and contract:verify share. */
import {
  createInstance,
  type getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import * as TE from 'fp-ts/lib/TaskEither.js';
import pino from 'pino';

export const prismSettings = {
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
} as const;

/** Prism requires a logger with its level `success`. Violations are reported separately, so nothing is logged. */
export const silentLogger = pino({ level: 'silent', customLevels: { success: 31 } });

/** Thrown in place of a response, for which Prism then takes an example of the contract. */
export class NotImplementedError extends Error {
  override name = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';
}

/**
 * Returns a function that validates a request and the response to it, which another function gives. It throws what
 * that one throws. Prism reads `operations` on each request.
 */
export function createPrism<Request extends IHttpRequest, Response extends IHttpResponse>(
  operations: Awaited<ReturnType<typeof getHttpOperationsFromSpec>>,
  respond: (request: Request) => Promise<Response>,
) {
  const prism = createInstance(
    // Prism's own proxy, which `forward` replaces, would use the address.
    { ...prismSettings, isProxy: true, upstream: new URL('http://localhost') },
    {
      logger: silentLogger,
      forward:
        ({ data }) =>
        () =>
          TE.tryCatch(
            () => respond(data as Request),
            (error) => error as Error,
          ),
    },
  );
  return async (request: Request) => {
    const result = await prism.request(request, operations)();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    return { response: output as Response, validations };
  };
}
