/** The hosts on which servers listen, and the hosts that requests may name. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { CommandError } from '../exit-with-error.ts';

/** The default host: reachable from this machine only. */
export const loopbackHost = '127.0.0.1';

interface HostOptions {
  /** The host on which the servers listen. */
  host: string;
  /** The values of `--expose`: host names, with or without a port; an empty string allows every IP address. */
  expose?: readonly string[] | undefined;
  /** The real server behind the console, if it is not the sandbox. */
  api?: string | undefined;
}

const createExposeError = (value: string) =>
  new CommandError(
    `--expose takes a host name with an optional port, such as admin.test:8443, not "${value}".`,
  );

/** Turns `--expose` without a value into `--expose=`: parseArgs requires a value for every string option. */
export const allowBareExpose = (args: readonly string[]): string[] =>
  args.map((argument, index) => {
    const next = args[index + 1];
    const isBare = argument === '--expose' && (next === undefined || next.startsWith('-'));
    if (argument === '--expose' && next === '') throw createExposeError(next);
    return isBare ? '--expose=' : argument;
  });

/** Whether a text is a host name, with or without a port. A URL has no port 80, the default one. */
const isHost = (name: string) =>
  URL.parse(`http://${name}`)?.host === name.toLowerCase().replace(/:80$/, '');

/** The host to listen on; throws if other machines could reach it and `--expose` is missing, or has no host name. */
export function resolveHost({ host, expose, api }: HostOptions): string {
  const invalid = expose?.find((name) => name && !isHost(name));
  if (invalid !== undefined) throw createExposeError(invalid);
  if (host.trim() === '') throw new CommandError('--host takes an address, such as 127.0.0.1.');
  if (host === loopbackHost || expose) return host;
  const danger = api ? `${api} with it` : "the sandbox's password is public";
  throw new CommandError(
    `--host ${host} may be reachable from other machines, and ${danger}. Add --expose to allow that.`,
  );
}

/** The addresses that stand for all addresses of the machine, each with the one by which the machine reaches itself. */
const loopbackNames = new Map([
  ['0.0.0.0', loopbackHost],
  ['[::]', '[::1]'],
]);

/** The spelling of a host in URLs, in which each host has only one: 0.0.0.0 for 0, and [::] for ::0. */
const toUrlName = (host: string) =>
  URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)?.hostname ?? host;

/** Whether a server on this host listens on every address of the machine. */
export const isWildcardHost = (host: string) => loopbackNames.has(toUrlName(host));

/** The name by which this machine reaches a server that listens on a host. */
const toLocalName = (host: string) => loopbackNames.get(toUrlName(host)) ?? toUrlName(host);

/** The URL at which this machine reaches a server that listens on a host. */
export const buildUrl = (host: string, port: number | undefined) =>
  `http://${toLocalName(host)}:${port}`;

/** A line that warns if other machines may be able to connect, else an empty string. */
export function exposureLine({ host, expose = [] }: HostOptions, consequence: string): string {
  const names = expose.filter(Boolean);
  const reach = [
    host !== loopbackHost && `on ${host}`,
    names.length > 0 && `as ${names.join(', ')}`,
  ].filter(Boolean);
  if (reach.length === 0) return '';
  return `  Exposed       ${reach.join(' ')}: anyone who can connect ${consequence}\n`;
}

const reject = (message: string) => ({ status: 403, message });

/** A `Host` header as a URL, which normalises its spelling; null if it is invalid. */
const parseHost = (header: string) =>
  /^[\w.:[\]-]+$/.test(header) ? URL.parse(`http://${header}`) : null;

/**
 * Checks the host name of each request and the origin of each write. Without the first check, DNS rebinding
 * would give a foreign page the same origin as these servers, and access to their responses.
 */
export function createAllowedHosts({
  host = loopbackHost,
  expose = [],
}: Partial<HostOptions> = {}) {
  const ownHosts = new Set([loopbackHost, 'localhost', '[::1]', toLocalName(host)]);
  const exposed = new Set(expose.map((name) => name.toLowerCase()));
  const pagePorts = new Set<string>();

  /** In a URL, the port is empty if it is the default one of the protocol. */
  const isExposed = ({ protocol, hostname, port }: URL) =>
    exposed.has(hostname) ||
    exposed.has(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);

  function isAllowedHost(requested: URL | null): boolean {
    if (!requested) return false;
    if (ownHosts.has(requested.hostname) || isExposed(requested)) return true;
    // DNS rebinding needs a name, so an IP address is safe.
    return exposed.has('') && isIP(requested.hostname.replace(/^\[|\]$/g, '')) !== 0;
  }

  /** Whether an origin may write: the same host and port, the console's own, or an exposed one. */
  function isAllowedOrigin(origin: string, requested: URL | null): boolean {
    const page = URL.parse(origin);
    if (!page || !/^https?:$/.test(page.protocol)) return false;
    if (page.host === requested?.host || isExposed(page)) return true;
    const isOwn = ownHosts.has(page.hostname) || page.hostname === requested?.hostname;
    return isOwn && pagePorts.has(page.port);
  }

  return {
    host,
    /** Returns the name by which a request has asked for a server. It has to be allowed. */
    getRequestedName: ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
      parseHost(headers.host ?? '')?.hostname ?? toLocalName(host),
    /** Allows writes from the pages of this server. */
    addPage(url: string): void {
      pagePorts.add(new URL(url).port);
    },
    /** The rejection of a request; undefined if the request is allowed. */
    check({ method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
      const { host: header, origin, 'sec-fetch-site': site } = headers;
      const requested = parseHost(header ?? '');
      // Browsers always send this header, so a request without it does not come from a page.
      if (header !== undefined && !isAllowedHost(requested))
        return reject(
          'This host name is not allowed here (npm start -- --expose NAME allows one).',
        );
      // GET, HEAD and OPTIONS have no side effects.
      if (/^(GET|HEAD|OPTIONS)$/.test(method)) return undefined;
      // Browsers send `Origin` with every write, form submissions included
      // (https://fetch.spec.whatwg.org/#origin-header); without both headers, the client is a program.
      const isForeign =
        origin === undefined
          ? site !== undefined && !/^(same-origin|none)$/.test(site)
          : !isAllowedOrigin(origin, requested);
      if (!isForeign) return undefined;
      return reject('Requests from pages of another origin are not allowed here.');
    },
  };
}

/** The host to listen on, and the host names and origins that are allowed; by default those of this machine. */
export type AllowedHosts = ReturnType<typeof createAllowedHosts>;
