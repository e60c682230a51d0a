import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { loopbackHost, buildUrl } from './host.ts';

/** The response to a request that is rejected. */
export interface Rejection {
  status: 403 | 415;
  message: string;
}

type Request = Pick<IncomingMessage, 'method' | 'headers'>;

interface AllowedHostsOptions {
  /** The host that the servers listen on; 127.0.0.1 by default. */
  host?: string;
  /** The values of `--expose`: host names, with or without a port; an empty string allows every IP address. */
  expose?: readonly string[] | undefined;
}

const reject = (message: string): Rejection => ({ status: 403, message });

/** A `Host` header as a URL, which normalises its spelling; null if it is invalid. */
const parseHost = (header: string) =>
  /^[\w.:[\]-]+$/.test(header) ? URL.parse(`http://${header}`) : null;

/**
 * Checks the host name of each request and the origin of each write. Without the first check, DNS rebinding
 * would give a foreign page the same origin as these servers, and access to their responses.
 */
export function createAllowedHosts({ host = loopbackHost, expose = [] }: AllowedHostsOptions = {}) {
  const ownHosts = new Set([
    loopbackHost,
    'localhost',
    '[::1]',
    URL.parse(buildUrl(host, 1))?.hostname,
  ]);
  const exposed = new Set(expose.map((name) => name.toLowerCase()));
  const pagePorts = new Set<string>();

  /** A URL has an empty port for the default one of its protocol. */
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
    /** The host to listen on. */
    host,
    /** Allows writes from the pages of this server. */
    addPage(url: string): void {
      pagePorts.add(new URL(url).port);
    },
    /** The rejection of a request; undefined if the request is allowed. */
    check({ method = 'GET', headers }: Request): Rejection | undefined {
      const { host: header, origin, 'sec-fetch-site': site } = headers;
      const requested = parseHost(header ?? '');
      // Browsers always send this header, so a request without it does not come from a page.
      if (header !== undefined && !isAllowedHost(requested))
        return reject(
          'This host name is not allowed here (npm start -- --expose NAME allows one).',
        );
      // Methods without side effects.
      if (/^(GET|HEAD|OPTIONS)$/.test(method)) return undefined;
      // Browsers send `Origin` with every write, form submissions included
      // (https://fetch.spec.whatwg.org/#origin-header); without it, the client is a program.
      const isForeign =
        origin === undefined ? site === 'cross-site' : !isAllowedOrigin(origin, requested);
      if (!isForeign) return undefined;
      return reject('Requests from pages of another origin are not allowed here.');
    },
  };
}

export type AllowedHosts = ReturnType<typeof createAllowedHosts>;
