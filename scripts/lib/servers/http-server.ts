/** Functions that the HTTP servers of gateway and sandbox share. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ListenTarget, throwListenError } from '../exit-with-error.ts';
import { type AllowedHosts, buildUrl } from './hosts.ts';
import { respondToClientError, sendError } from './error-responses.ts';
import { createOperationFinder } from './find-operation.ts';
import type { Operations } from './prism.ts';
import { requestTimeoutMs } from './raw-messages.ts';
import { fileHeaders } from './security-headers.ts';
import { ignoreUpgrade } from './upgrades.ts';

/**
 * Returns a function that rejects a body before it is read, if the operation documents no body, or not its media type.
 * A form on any page can send text and multipart bodies without a CORS preflight.
 */
export function createMediaTypeCheck(operations: Operations) {
  const findOperation = createOperationFinder(operations);

  return ({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => {
    const found = findOperation(method, url);
    if (!found) return undefined;
    const { contents = [] } = found.request?.body ?? {};
    const accepted = contents.map(({ mediaType }) => mediaType.toLowerCase());
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() || undefined;
    // RFC 9112, section 6.3, defines when a request has a body.
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // There is no body. Whether one is required is checked against the contract later.
    if (!hasBody && (accepted.length === 0 || type === undefined)) return undefined;
    const ranges = new Set([type, type?.replace(/\/.*/, '/*'), '*/*']);
    if (type && accepted.some((range) => ranges.has(range))) return undefined;
    const message = accepted.length > 0 ? accepted.join(' or ') : 'no body';
    return { status: 415, message: `This operation takes ${message}.` };
  };
}

/**
 * Creates a server with the headers of a back-end. It rejects a request before it reads the body, because the contract
 * documents neither 403 nor 415.
 */
export function createHttpServer(
  hosts: AllowedHosts,
  operations: Operations,
  handle: RequestListener,
): Server {
  const checkMediaType = createMediaTypeCheck(operations);
  // The server keeps idle connections longer than clients do, so that no request is sent on a connection that is being
  // closed.
  const options = { keepAliveTimeout: 72_000, requestTimeout: requestTimeoutMs };
  const server = createServer(options, (request, response) => {
    ignoreUpgrade(request, response);
    response.setHeaders(new Map(Object.entries(fileHeaders)));
    const rejection = hosts.check(request) ?? checkMediaType(request);
    if (rejection) return sendError(response, rejection.status, rejection.message);
    return handle(request, response);
  });
  return server.on('clientError', respondToClientError);
}

/** Returns the URL at which this machine reaches the server. */
export async function listen(server: Server, host: string, target: ListenTarget): Promise<string> {
  await once(server.listen(target.port, host), 'listening').catch(throwListenError(target));
  return buildUrl(host, (server.address() as AddressInfo).port);
}
