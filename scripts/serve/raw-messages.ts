import type { IncomingMessage } from 'node:http';
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

/** The most that a request may weigh, in bytes: a legal text carries its pictures with it. */
export const largestBody = 20 * 1024 * 1024;

/** The bytes of a request, which are all kept in memory; those past the limit are not. */
async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Breaking off would cut the connection before there is an answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) throw new Error(`A request of ${size} bytes is not kept.`);
  return Buffer.concat(chunks);
}

/** What a client says to this server alone; `fetch` says its own. */
const ofThisHop = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
]);

/** Sends the bytes as they came; Prism sees the answer parsed, the browser gets its bytes. */
export async function forward(upstream: string, { raw, address, method, headers }: RawRequest) {
  const kept = Object.entries(headers ?? {}).filter(([name]) => !ofThisHop.has(name));
  const response = await fetch(upstream + address, {
    // fetch puts every method in capitals but PATCH.
    method: method.toUpperCase(),
    headers: Object.fromEntries(kept),
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
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const raw = await bytesOf(request);
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: request.headers as Record<string, string>,
    body: parsed(raw, request.headers['content-type']),
    raw,
    // Without the host that a request may name: it goes to the back-end, and nowhere else.
    address: pathname + search,
  };
}
