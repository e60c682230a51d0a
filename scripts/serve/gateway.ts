/**
 * Prism in front of a back-end: it routes and validates, and what it forwards are the raw bytes. Its
 * stock proxy decodes bodies as UTF-8, which breaks uploads.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { answerUnreadable } from './answer-unreadable.ts';
import { thisMachine, urlOf } from './host.ts';
import { forward, type RawRequest, type RawResponse, readRequest } from './raw-messages.ts';
import { silentLogger } from './silent-logger.ts';

/** A breach of the contract, in a request or in an answer. */
export interface Violation {
  location: string[];
  message: string;
}

interface GatewayOptions {
  contract: string;
  upstream: string;
  /** Only this machine's own, unless told otherwise. */
  host?: string;
  port: number;
  onViolation: (request: string, violations: Violation[]) => void;
}

/** The back-end is not there; everything else that goes wrong here is a request that Prism cannot read. */
class BackEndError extends Error {}

/** How long an unused connection stays, in milliseconds: longer than clients keep theirs, or a request may meet its end. */
const keepAliveTimeout = 72_000;

/** Prism's own proxy keeps the header below what servers accept. */
const longestHeader = 7000;

export async function startGateway(options: GatewayOptions) {
  const { contract, upstream, host = thisMachine, port, onViolation } = options;
  const operations = await getHttpOperationsFromSpec(contract);
  const prism = createInstance(
    {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
    {
      logger: silentLogger,
      forward:
        ({ data }) =>
        () =>
          TE.tryCatch(
            () => forward(upstream, data as RawRequest),
            (error) => new BackEndError(String(error)),
          ),
    },
  );

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const input = await readRequest(request);
    const result = await prism.request(input, operations)();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    const violations = [
      ...validations.input.map(({ path = [], message }) => ({
        location: ['request', ...path],
        message,
      })),
      ...validations.output.map(({ path = [], message }) => ({
        location: ['response', ...path],
        message,
      })),
    ];
    const {
      'content-length': _,
      'transfer-encoding': __,
      connection: ___,
      ...headers
    } = output.headers ?? {};
    if (violations.length > 0) {
      onViolation(`${request.method} ${request.url}`, violations);
      // Header values are ASCII; JSON can spell everything else.
      const header = JSON.stringify(violations).replace(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      headers['sl-violations'] = header.slice(0, longestHeader);
    }
    response.writeHead(output.statusCode, headers).end((output as RawResponse).raw);
  }

  const server = createServer({ keepAliveTimeout }, (request, response) => {
    handle(request, response).catch((error: Error) => {
      const absent = error instanceof BackEndError;
      const message = absent
        ? `The back-end behind Prism did not answer (${error.message}).`
        : 'The request cannot be read, or is larger than 20 MB.';
      response.writeHead(absent ? 502 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: false, error: { message } }));
    });
  });
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: urlOf(host, (server.address() as AddressInfo).port),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
