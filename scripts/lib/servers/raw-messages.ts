import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { describeConnectionError } from './describe-connection-error.ts';
import { HttpError } from './error-responses.ts';
import { rememberCookies } from './forwarded-headers.ts';
import { fileHeaders } from './security-headers.ts';

/** Prism's parsed requests and responses, together with their raw bytes. */
export type RawRequest = IHttpRequest & { raw: Buffer; target: string; signal?: AbortSignal };
export type RawResponse = IHttpResponse & { raw: Buffer; cookies: string[] };

function parseBody(raw: Buffer, type: string | null | undefined): unknown {
  if (raw.length === 0) return undefined;
  const text = raw.toString();
  if (!/^application\/([\w.-]+\+)?json\b/.test(type ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON remains a text, whose validation then fails.
    return text;
  }
}

/** Legal texts embed their images, so a request may be this large. */
export const maxBodyBytes = 20 * 1024 * 1024;

/** Allows the largest body at 50 kB/s; the console waits equally long. */
export const requestTimeoutMs = 60_000 + Math.ceil(maxBodyBytes / 50);

/** Reads a body into memory; throws if it is too large. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Even a body that is too large is read to its end, because the connection would otherwise be closed before the
  // response.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size > maxBodyBytes) throw new Error(`A body of ${size} bytes is too large.`);
  return Buffer.concat(chunks);
}

/** A parameter that is repeated has a list of values. */
const readQuery = (parameters: URLSearchParams) =>
  Object.fromEntries(
    Array.from(parameters.keys(), (name) => {
      const [value = '', ...more] = parameters.getAll(name);
      return [name, more.length > 0 ? [value, ...more] : value];
    }),
  );

export async function readRequest(request: IncomingMessage): Promise<RawRequest> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const raw = await readBytes(request);
  // `fetch` can forward neither TRACE, nor a body of GET or HEAD.
  if (request.method === 'TRACE') throw new HttpError(405, 'The method TRACE is not supported.');
  if (raw.length > 0 && /^(GET|HEAD)$/.test(request.method ?? ''))
    throw new HttpError(400, `A ${request.method} request has no body.`);
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: readQuery(searchParams) },
    headers: request.headers as Record<string, string>,
    body: parseBody(raw, request.headers['content-type']),
    raw,
    // The host of an absolute request URL is left out, because requests only go to the back-end.
    target: pathname + search,
  };
}

/**
 * Headers that are not forwarded: they apply to one connection, or were checked here, or `fetch` sets them itself, such
 * as the encodings that it can decode.
 */
const hopByHopHeaders =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|origin|sec-fetch-site|sec-websocket-.*|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Forwards the raw request with its headers. The response has a parsed body for Prism, and raw bytes for the browser.
 * Throws 502 if the back-end does not respond, or redirects.
 */
export async function forward(upstream: string, request: RawRequest): Promise<RawResponse> {
  const { target, method, headers = {}, signal } = request;
  const forwarded = Object.entries(headers).filter(([name]) => !hopByHopHeaders.test(name));
  const fail = (error: unknown) => {
    throw new HttpError(502, describeConnectionError(error, upstream));
  };
  const response = await fetch(upstream + target, {
    // A redirect would turn a POST into a GET, and is not in the contract.
    redirect: 'manual',
    // fetch does not normalise `patch` to upper case.
    method: method.toUpperCase(),
    headers: Object.fromEntries(forwarded),
    ...(signal && { signal }),
    ...(request.raw.length > 0 && { body: new Uint8Array(request.raw) }),
  }).catch(fail);
  const location = response.headers.get('location');
  if (location !== null && response.status >= 300 && response.status < 400) {
    const address = URL.parse(location, upstream + target)?.origin ?? location;
    throw new HttpError(
      502,
      `${upstream} redirects to ${address}, which the contract does not document. Use the address that it redirects to.`,
    );
  }
  const raw = Buffer.from(await response.arrayBuffer().catch(fail));
  const cookies = response.headers.getSetCookie();
  rememberCookies(cookies);
  // `fetch` has already decoded the bytes.
  const { 'content-encoding': _, ...received } = Object.fromEntries(response.headers);
  return {
    statusCode: response.status,
    headers: received,
    body: parseBody(raw, response.headers.get('content-type')),
    raw,
    cookies,
  };
}

/** Sends the response to a forwarded request. */
export function sendForwarded(response: ServerResponse, forwarded: RawResponse): void {
  const { statusCode, headers, raw, cookies } = forwarded;
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries({ ...headers, ...fileHeaders }))
    if (!hopByHopHeaders.test(name)) response.setHeader(name, value);
  // The object with the other headers has only the last cookie.
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(raw);
}
