import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers by which a proxy tells a server about the client and its request: those of the client itself would be
 * believed. scripts/deploy/nginx.conf overwrites or empties the same; a test compares them.
 */
export const proxyHeaders = [
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'front-end-https',
  'proxy',
  'proxy-client-ip',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-host',
  'x-original-for',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-proto',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
  'x-scheme',
];

/** Browsers send the cookies of every port of a host, so also those of other applications on this machine. */
const serverCookies = new Set<string>();

const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? '';

/** Remembers which cookies belong to the server, from its `Set-Cookie` headers. */
export function rememberCookies(setCookies: readonly string[] = []): void {
  for (const cookie of setCookies) serverCookies.add(nameOf(cookie));
}

/** The headers of a client as the server may receive them. */
export function selectHeaders({ cookie, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const cookies = cookie?.split(';').filter((pair) => serverCookies.has(nameOf(pair))) ?? [];
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !proxyHeaders.includes(name))),
    ...(cookies.length > 0 && { cookie: cookies.map((pair) => pair.trim()).join('; ') }),
  };
}
