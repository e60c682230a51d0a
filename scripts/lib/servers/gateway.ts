/**
 * Prism as a validating proxy in front of a back-end. Requests are forwarded as raw bytes: Prism's own proxy
 * decodes bodies as UTF-8, which corrupts uploads.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpResponse,
} from '@stoplight/prism-http';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { toListenError } from '../exit-with-error.ts';
import { type AllowedHosts, createAllowedHosts } from './allowed-hosts.ts';
import { HttpError, respondToClientError, sendError } from './error-responses.ts';
import { loopbackHost, buildUrl } from './host.ts';
import { createMediaTypeCheck } from './media-types.ts';
import { printOutage } from './print-problems.ts';
import { prismSettings, silentLogger } from './prism-settings.ts';
import {
  forward,
  type RawRequest,
  type RawResponse,
  readRequest,
  requestTimeoutMs,
  sendForwarded,
} from './raw-messages.ts';

/** A contract violation, in a request or in a response. */
export interface Violation {
  location: string[];
  message: string;
}

interface GatewayOptions {
  contract: string;
  /** The URL of the back-end. */
  upstream: string;
  /** The URL of another server for some requests, such as the mock for what the back-end does not have. */
  findOtherUpstream?: (method: string, target: string) => string | undefined;
  /** The host to listen on; 127.0.0.1 by default. */
  host?: string;
  port: number;
  /** The host names and origins that are allowed; those of `host` by default. */
  hosts?: AllowedHosts;
  onViolation: (request: string, violations: Violation[]) => void;
}

/** What Prism says of a request or a response. */
interface Diagnostic {
  path?: string[];
  message: string;
}

const toViolations = (subject: 'request' | 'response', diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ path = [], message }) => ({ location: [subject, ...path], message }));

/** What is wrong with a web page says more than its difference from the schema. */
function findPage(upstream: string, { headers, statusCode }: IHttpResponse): Diagnostic[] {
  if (statusCode >= 500 || !headers?.['content-type']?.startsWith('text/html')) return [];
  const message = `This is a web page, not the API: check that the contract's paths are appended to ${upstream}`;
  return [{ path: ['body'], message }];
}

/** Longer than clients keep idle connections, so that no request is sent on a connection that is being closed. */
const keepAliveTimeoutMs = 72_000;

/** Common servers accept 8 KiB of headers; Prism's own proxy has the same limit. */
const maxHeaderLength = 7000;

export async function startGateway(options: GatewayOptions) {
  const { contract, upstream, host = loopbackHost, port, onViolation } = options;
  const { hosts = createAllowedHosts({ host }), findOtherUpstream } = options;
  let checkMediaType = await createMediaTypeCheck(contract);
  const operations = await getHttpOperationsFromSpec(contract);
  const prism = createInstance(
    { ...prismSettings, isProxy: true, upstream: new URL(upstream) },
    {
      logger: silentLogger,
      forward:
        ({ data }) =>
        () => {
          const request = data as RawRequest;
          const url = findOtherUpstream?.(request.method, request.target) ?? upstream;
          return TE.tryCatch(
            () => forward(url, request),
            (error) => error as Error,
          );
        },
    },
  );

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const controller = new AbortController();
    response.once('close', () => controller.abort());
    const input = { ...(await readRequest(request)), signal: controller.signal };
    const result = await prism.request(input, operations)();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    const violations = [
      ...toViolations('response', findPage(upstream, output)),
      ...toViolations('request', validations.input),
      ...toViolations('response', validations.output),
    ];
    const headers = { ...output.headers };
    if (violations.length > 0) {
      onViolation(`${request.method} ${request.url}`, violations);
      // Header values are ASCII; other characters become JSON escapes.
      const header = JSON.stringify(violations).replace(
        /[^\x20-\x7e]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      headers['sl-violations'] = header.slice(0, maxHeaderLength);
    }
    sendForwarded(response, { ...(output as RawResponse), headers });
  }

  const server = createServer(
    { keepAliveTimeout: keepAliveTimeoutMs, requestTimeout: requestTimeoutMs },
    (request, response) => {
      // Outside of Prism: the contract does not document these statuses.
      const rejection = hosts.check(request) ?? checkMediaType(request);
      if (rejection) return sendError(response, rejection.status, rejection.message);
      return handle(request, response).catch((error: Error) => {
        // The client has left, so the request was aborted.
        if (response.closed) return undefined;
        if (!(error instanceof HttpError))
          return sendError(response, 400, 'The request cannot be read, or is larger than 20 MB.');
        if (error.status === 502) printOutage(error.message);
        return sendError(response, error.status, error.message);
      });
    },
  );
  server.on('clientError', respondToClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: unknown) => {
    throw toListenError(error, { server: 'gateway', option: '--gateway-port', port });
  });
  return {
    url: buildUrl(host, (server.address() as AddressInfo).port),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    /** Reads another contract; call the returned function to use it from the next request on. */
    async loadContract(changed: string) {
      const changedOperations = await getHttpOperationsFromSpec(changed);
      const changedCheck = await createMediaTypeCheck(changed);
      return () => {
        operations.splice(0, operations.length, ...changedOperations);
        checkMediaType = changedCheck;
      };
    },
  };
}
