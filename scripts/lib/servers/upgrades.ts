/** Requests for another protocol on the same connection, of which WebSockets are the only ones that are served. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';

/** Whether a request is for the path of socket.io. */
export const isSocketRequest = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.startsWith('/socket.io/');

/** Whether a request is for the WebSocket of Vite's hot module replacement, with a URL that Vite can parse. */
export const isViteRequest = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  url.startsWith('/') && /^vite-(hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');

/**
 * Makes a server respond to all other requests for an upgrade as to any request (RFC 9110, section 7.8): with a listener
 * of `upgrade`, such as Vite's, Node leaves their connections open, and without a listener of their errors.
 */
export function serveUpgrades(server: Server, isServed: (request: IncomingMessage) => boolean) {
  // An option of `createServer`, which Vite calls.
  Object.assign(server, { shouldUpgradeCallback: isServed });
}

/** Closes the connection after the response to a request for an upgrade that is not served. */
export function ignoreUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade === undefined) return;
  delete headers.upgrade;
  // It announces the upgrade, which a proxy would forward.
  delete headers.connection;
  response.shouldKeepAlive = false;
}
