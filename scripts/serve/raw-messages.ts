import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';

/** Requests and answers as Prism reads them, with the bytes that they came as. */
export type RawRequest = IHttpRequest & { raw: Buffer; address: string };
export type RawResponse = IHttpResponse & { raw: Buffer };

const isJson = (type: string | null | undefined) =>
  /^application\/([\w.-]+\+)?json\b/.test(type ?? '');

function parsed(raw: Buffer, type: string | null | undefined): unknown {
  if (raw.length === 0) return undefined;
  try {
    return isJson(type) ? JSON.parse(raw.toString()) : raw.toString();
  } catch {
    // What is not JSON is validated as the text it is, and so found wanting.
    return raw.toString();
  }
}

/** Sends the bytes as they came; Prism sees the answer parsed, the browser gets its bytes. */
export async function forward(upstream: string, { raw, address, method, headers }: RawRequest) {
  const { host: _, connection: __, 'content-length': ___, ...kept } = headers ?? {};
  const response = await fetch(new URL(address, upstream), {
    // fetch puts every method in capitals but PATCH.
    method: method.toUpperCase(),
    headers: kept,
    ...(raw.length > 0 && { body: new Uint8Array(raw) }),
  });
  const answer = Buffer.from(await response.arrayBuffer());
  const output: RawResponse = {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: parsed(answer, response.headers.get('content-type')),
    raw: answer,
  };
  return output;
}

export async function readRequest(request: IncomingMessage): Promise<RawRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const raw = await buffer(request);
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: request.headers as Record<string, string>,
    body: parsed(raw, request.headers['content-type']),
    raw,
    address: request.url ?? '/',
  };
}
