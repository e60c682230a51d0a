import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

const nginxConf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

/**
 * Headers by which a proxy tells a server about the client and its request: those of the client itself would be
 * believed. They are those that nginx.conf overwrites or empties, without what belongs to the connection.
 */
export const proxyHeaders = [...nginxConf.matchAll(/^ +proxy_set_header (\S+) (?!\$http_)\S+;$/gm)]
  .map(([, name = '']) => name.toLowerCase())
  .filter((name) => !['host', 'upgrade', 'connection'].includes(name));

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
