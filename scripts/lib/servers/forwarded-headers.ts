/**
 * The headers of a client that a back-end receives: only those that the operations of a contract need. A back-end could
 * trust others, such as a header by which a proxy names the client.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operations } from './prism.ts';

/** Headers that every operation may need. scripts/deploy/nginx.conf forwards the same ones; a test compares both. */
const commonHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'user-agent',
];

/** The names of headers and of cookies that a contract has as parameters or as API keys. */
export function listForwardedHeaders(operations: Operations) {
  const schemes = operations.flatMap(({ security = [] }) => security.flat());
  const keys = schemes.flatMap((scheme) => (scheme.type === 'apiKey' ? [scheme] : []));
  const parameters = operations.flatMap(({ request }) => request?.headers ?? []);
  const cookies = operations.flatMap(({ request }) => request?.cookie ?? []);
  const nameKeys = (place: string) => keys.filter((key) => key.in === place);
  const named = [...parameters, ...nameKeys('header')].map(({ name }) => name.toLowerCase());
  return {
    headers: [...new Set([...commonHeaders, ...named])].toSorted(),
    cookies: [...new Set([...cookies, ...nameKeys('cookie')].map(({ name }) => name))],
  };
}

type ForwardedHeaders = ReturnType<typeof listForwardedHeaders>;

/** The headers of requests that are for no operation, such as for a picture. */
export const defaultForwardedHeaders: ForwardedHeaders = listForwardedHeaders([]);

/** The headers of a connection, and of its upgrade to a WebSocket. */
const connectionHeaders =
  /^(connection|content-length|host|sec-websocket-[a-z]+|transfer-encoding|upgrade)$/;

/**
 * The cookies of the server. Browsers also send those of other applications on this machine, because they do not
 * distinguish the ports of a host.
 */
const serverCookies = new Set<string>();

const getName = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? '';

/** Remembers which cookies belong to the server, from its `Set-Cookie` headers. */
export function rememberCookies(setCookies: readonly string[] = []): void {
  for (const cookie of setCookies) serverCookies.add(getName(cookie));
}

/**
 * Selects the headers of a client that the server may receive. Its cookies also include those that the server has set.
 */
export function selectHeaders(
  { cookie = '', ...headers }: IncomingHttpHeaders,
  forwarded: ForwardedHeaders,
): IncomingHttpHeaders {
  const isForwarded = (name: string) =>
    forwarded.headers.includes(name) || connectionHeaders.test(name);
  const cookies = cookie
    .split(';')
    .filter(
      (pair) => serverCookies.has(getName(pair)) || forwarded.cookies.includes(getName(pair)),
    );
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name))),
    ...(cookies.length > 0 && { cookie: cookies.map((pair) => pair.trim()).join('; ') }),
  };
}
