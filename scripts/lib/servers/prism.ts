/** Prism as a library: what the mock, the gateway and contract:verify share. */
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import * as TE from 'fp-ts/lib/TaskEither.js';
import pino from 'pino';

const prismSettings = {
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
} as const;

/** Prism requires a logger with its level `success`. Violations are reported separately, so nothing is logged. */
const silentLogger = pino({ level: 'silent', customLevels: { success: 31 } });

export type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/** The operations of a contract, which Prism reads on each request. */
export async function readOperations(contract: string) {
  const operations = await getHttpOperationsFromSpec(contract);
  return {
    operations,
    /** Reads another contract; call the returned function to use it from the next request on. */
    async loadContract(changed: string) {
      const changedOperations = await getHttpOperationsFromSpec(changed);
      return () => void operations.splice(0, operations.length, ...changedOperations);
    },
  };
}

/**
 * Prism's mock server: responds with the contract's examples and rejects requests that violate the contract. Port 0
 * stands for any free one.
 */
export async function startMock({ contract, port }: { contract: string; port: number }) {
  const { operations, loadContract } = await readOperations(contract);
  const server = createServer(operations, {
    components: { logger: silentLogger },
    cors: true,
    config: { ...prismSettings, isProxy: false },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, close: () => server.close(), loadContract };
}

/**
 * Returns a function that validates a request and the response to it, which another function gives. It throws what
 * that one throws. Prism reads `operations` on each request.
 */
export function createPrism<Request extends IHttpRequest, Response extends IHttpResponse>(
  operations: Operations,
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
