/** Uses Prism as a library, for the mock, the gateway and contract:verify. */
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import * as TE from 'fp-ts/lib/TaskEither.js';
import pino from 'pino';
import { toError } from '../../../src/api/to-error.ts';
import { toAsciiJson } from '../escape-control-characters.ts';
import { bundleContract } from '../../generate/read-contract.ts';

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

export type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/**
 * Reads the operations of a contract. Prism receives a single document, because it would follow references to any
 * place.
 */
const loadOperations = async (contract: string) =>
  getHttpOperationsFromSpec((await bundleContract(contract)).document);

/** The operations of a contract, which Prism reads on each request. */
export async function readOperations(contract: string) {
  const operations = await loadOperations(contract);
  return {
    operations,
    /** Reads another contract. It is used for the next request after the returned function was called. */
    async loadContract(changed: string) {
      const changedOperations = await loadOperations(changed);
      return () => void operations.splice(0, operations.length, ...changedOperations);
    },
  };
}

interface Diagnostic {
  path?: string[];
  message: string;
}

/** Lists what Prism reports about a request and its response. */
export function listViolations(validations: Record<'input' | 'output', readonly Diagnostic[]>) {
  const list = (subject: string, diagnostics: readonly Diagnostic[]) =>
    diagnostics.map(({ path = [], message }) => ({ location: [subject, ...path], message }));
  return [...list('request', validations.input), ...list('response', validations.output)];
}

export type Violation = ReturnType<typeof listViolations>[number];

/** The header that lists violations, if there are any. */
export const createViolationsHeader = (violations: readonly Violation[]) =>
  // Common servers accept 8 KiB of headers; Prism's own proxy has the same limit.
  violations.length > 0 ? { 'sl-violations': toAsciiJson(violations).slice(0, 7000) } : undefined;

/**
 * Returns a function that validates a request, and the response that another function returns for it. It throws the
 * errors of that function. Prism reads `operations` on each request.
 */
export function createPrism<Request extends IHttpRequest, Response extends IHttpResponse>(
  operations: Operations,
  respond: (request: Request) => Promise<Response>,
) {
  const prism = createInstance(
    // Prism requires an address for its own proxy, which `forward` replaces.
    { ...prismSettings, isProxy: true, upstream: new URL('http://localhost') },
    {
      logger: silentLogger,
      forward:
        ({ data }) =>
        () =>
          TE.tryCatch(() => respond(data as Request), toError),
    },
  );
  return async (request: Request) => {
    const result = await prism.request(request, operations)();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    return { response: output as Response, validations };
  };
}
