import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { createOperationFinder } from '../../scripts/lib/servers/find-operation.ts';
import { listen } from './listen.ts';

/** A request before it is forwarded; changes made to it reach the real server. */
interface InterceptedRequest {
  operationId: string;
  url: URL;
  bearer: string | undefined;
  body: Buffer;
}

/** A response of the real server before it is forwarded, with its request. */
export interface InterceptedResponse extends InterceptedRequest {
  status: number;
  /** Changes made to it reach the client. */
  json: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a fault may be anywhere in it
}

/** What is sent instead of a response; `half` closes the connection in the middle, `never` sends nothing. */
export type ReplacedResponse =
  | { status?: number; headers?: Record<string, string>; body?: object | string | Buffer }
  | 'half'
  | 'never';

export interface InjectedFault {
  /** Changes a request, or responds in place of the real server. */
  onRequest?: (
    request: InterceptedRequest,
  ) => ReplacedResponse | void | Promise<ReplacedResponse | void>;
  /** Changes a response, or replaces it. */
  onResponse?: (response: InterceptedResponse) => ReplacedResponse | void;
}

function send(response: ServerResponse, replaced: ReplacedResponse) {
  if (replaced === 'never') return;
  const type = { 'content-type': 'application/json' };
  if (replaced === 'half') {
    response.writeHead(200, { ...type, 'content-length': 1000 });
    response.write('{"success":', () => response.destroy());
    return;
  }
  const { status = 200, headers, body = { success: true } } = replaced;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, { ...type, ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

/** Starts a proxy that forwards everything to a real server of a contract, except for the injected fault. */
export async function startFaultyServer(upstream: string, contract: string) {
  const findOperation = createOperationFinder(await readContractOperations(contract));
  let fault: InjectedFault = {};

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = new URL(incoming.url ?? '/', upstream);
    const request: InterceptedRequest = {
      operationId: findOperation(incoming.method, url.pathname)?.id ?? 'none',
      url,
      bearer: incoming.headers.authorization?.replace('Bearer ', ''),
      body: await buffer(incoming),
    };
    const early = await fault.onRequest?.(request);
    if (early) return send(outgoing, early);
    const { 'content-type': contentType } = incoming.headers;
    const response = await fetch(url, {
      method: incoming.method ?? 'GET',
      headers: {
        ...(contentType && { 'content-type': contentType }),
        ...(request.bearer && { authorization: `Bearer ${request.bearer}` }),
      },
      ...(request.body.length > 0 && { body: new Uint8Array(request.body) }),
    });
    const json = (await response.json()) as InterceptedResponse['json'];
    const { status } = response;
    const replaced = fault.onResponse?.({ ...request, status, json }) ?? {};
    send(outgoing, typeof replaced === 'string' ? replaced : { status, body: json, ...replaced });
  }

  const { server, url } = await listen((request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error));
  });
  return {
    url,
    /** Replaces the previous fault. */
    injectFault(next: InjectedFault) {
      fault = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
