import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { operationAt } from './contract-document.ts';

/** A request on its way to the sound server; what is changed here is what that server gets. */
export interface Passing {
  operationId: string;
  url: URL;
  bearer: string | undefined;
  body: Buffer;
}

/** The sound server's answer on its way back. */
export interface Answering extends Passing {
  status: number;
  /** What it says; a text or bytes are sent as they are. */
  json: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a fault may be anywhere in it
}

/** What is sent instead: whole, broken off in the middle, or never. */
export type Instead =
  | { status?: number; headers?: Record<string, string>; body?: object | string | Buffer }
  | 'half'
  | 'never';

export interface Plant {
  /** Changes a request, or answers it in the server's stead. */
  request?: (passing: Passing) => Instead | void | Promise<void>;
  answer?: (answering: Answering) => Instead | void;
}

function write(
  response: ServerResponse,
  instead: Instead | undefined,
  status: number,
  json: object,
) {
  if (instead === 'never') return;
  if (instead === 'half') {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"success":', () => response.destroy());
    return;
  }
  const body = instead?.body ?? json;
  const plain = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(instead?.status ?? status, {
    'content-type': 'application/json',
    ...instead?.headers,
  });
  response.end(plain ? body : JSON.stringify(body));
}

/** A server that is sound but for the one fault planted in it: it stands in front of another one. */
export async function startBrokenServer(upstream: string) {
  let plant: Plant = {};

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', upstream);
    const passing: Passing = {
      operationId: operationAt(request.method ?? '', url.pathname) ?? 'none',
      url,
      bearer: request.headers.authorization?.replace('Bearer ', ''),
      body: await buffer(request),
    };
    const early = await plant.request?.(passing);
    if (early) return write(response, early, 200, { success: true });
    const { 'content-type': type } = request.headers;
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: {
        ...(type && { 'content-type': type }),
        ...(passing.bearer && { authorization: `Bearer ${passing.bearer}` }),
      },
      ...(passing.body.length > 0 && { body: new Uint8Array(passing.body) }),
    });
    const json = (await answer.json()) as Answering['json'];
    const instead = plant.answer?.({ ...passing, status: answer.status, json }) ?? undefined;
    write(response, instead, answer.status, json);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Plants a fault in the place of the one before. */
    plant(next: Plant) {
      plant = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
