/** What the gateway and the sandbox share as HTTP servers. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ListenTarget, throwListenError } from '../exit-with-error.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { respondToClientError, sendError } from './error-responses.ts';
import { buildUrl } from './host.ts';
import type { MediaTypeCheck } from './media-types.ts';
import { requestTimeoutMs } from './raw-messages.ts';

/** Longer than clients keep idle connections, so that no request is sent on a connection that is being closed. */
const keepAliveTimeoutMs = 72_000;

interface Checks {
  hosts: AllowedHosts;
  checkMediaType: MediaTypeCheck;
}

/** Creates a server that rejects a request before its body is read: the contract documents neither 403 nor 415. */
export function createHttpServer(checks: Checks, handle: RequestListener): Server {
  const options = { keepAliveTimeout: keepAliveTimeoutMs, requestTimeout: requestTimeoutMs };
  const server = createServer(options, (request, response) => {
    const rejection = checks.hosts.check(request) ?? checks.checkMediaType(request);
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
