/**
 * Prism as a validating proxy in front of a back-end. Requests are forwarded as raw bytes: Prism's own proxy
 * decodes bodies as UTF-8, which corrupts uploads.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IHttpResponse } from '@stoplight/prism-http';
import { escapeControlCharacters } from '../escape-control-characters.ts';
import { type AllowedHosts, createAllowedHosts } from './hosts.ts';
import { printOutage } from './describe-connection-error.ts';
import { HttpError, sendError } from './error-responses.ts';
import { listForwardedHeaders, selectHeaders } from './forwarded-headers.ts';
import { createHttpServer, listen } from './http-server.ts';
import {
  createPrism,
  createViolationsHeader,
  listViolations,
  readOperations,
  type Violation,
} from './prism.ts';
import { forward, type RawRequest, readRequest, sendForwarded } from './raw-messages.ts';

interface GatewayOptions {
  contract: string;
  /** The URL of the back-end. */
  upstream: string;
  /**
   * Returns the URL of another server for some requests, such as that of the mock for operations that the back-end does
   * not have.
   */
  findOtherUpstream?: ((method: string, target: string) => string | undefined) | undefined;
  port: number;
  hosts?: AllowedHosts;
}

/** Prints the contract violations of one request and its response, one a line. */
export function printViolations(request: string, violations: Violation[]): void {
  for (const { location, message } of violations) {
    const line = `Contract violated by ${request}: ${location.join('.')} ${message}`;
    console.error(escapeControlCharacters(line));
  }
}

/**
 * Reports a web page as such, because that is clearer than its differences from the schema. The list is empty for any
 * other response.
 */
function findPage(upstream: string, { headers, statusCode }: IHttpResponse): Violation[] {
  if (statusCode >= 500 || !headers?.['content-type']?.startsWith('text/html')) return [];
  const message = `This is a web page, not the API: check that the contract's paths are appended to ${upstream}`;
  return [{ location: ['response', 'body'], message }];
}

export async function startGateway(options: GatewayOptions) {
  const { contract, upstream, findOtherUpstream, port, hosts = createAllowedHosts() } = options;
  const { operations, loadContract } = await readOperations(contract);
  const validate = createPrism(operations, (request: RawRequest) =>
    forward(findOtherUpstream?.(request.method.toUpperCase(), request.target) ?? upstream, request),
  );

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const controller = new AbortController();
    response.once('close', () => controller.abort());
    request.headers = selectHeaders(request.headers, listForwardedHeaders(operations));
    const input = { ...(await readRequest(request)), signal: controller.signal };
    const { response: received, validations } = await validate(input);
    const violations = [...findPage(upstream, received), ...listViolations(validations)];
    printViolations(`${request.method} ${request.url}`, violations);
    const headers = { ...received.headers, ...createViolationsHeader(violations) };
    sendForwarded(response, { ...received, headers });
  }

  const server = createHttpServer(hosts, operations, (request, response) =>
    handle(request, response).catch((error: Error) => {
      // The request was aborted, because the client has closed the connection.
      if (response.closed) return undefined;
      if (!(error instanceof HttpError))
        return sendError(response, 400, 'The request cannot be read, or is larger than 20 MB.');
      if (error.status === 502) printOutage(error.message);
      return sendError(response, error.status, error.message);
    }),
  );
  return {
    url: await listen(server, hosts.host, { server: 'gateway', option: '--gateway-port', port }),
    close: () => server.close().closeAllConnections(),
    loadContract,
  };
}
