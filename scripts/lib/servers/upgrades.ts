/** Handles requests to upgrade a connection to another protocol. Only WebSockets are served. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';

/** Whether a request is for the path of socket.io. */
export const isSocketRequest = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.startsWith('/socket.io/');

/** Whether a request is for the WebSocket of Vite's hot module replacement, with a URL that Vite can parse. */
export const isViteRequest = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  url.startsWith('/') && /^vite-(hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');

/**
 * Makes a server respond to all other requests for an upgrade as to any request (RFC 9110, section 7.8). If there is a
 * listener of `upgrade`, such as that of Vite, Node leaves their connections open, without a listener for errors.
 */
export function serveUpgrades(server: Server, isServed: (request: IncomingMessage) => boolean) {
  // The callback is an option of `createServer`, but Vite calls that function.
  Object.assign(server, { shouldUpgradeCallback: isServed });
}

/** Closes the connection after the response to a request for an upgrade that is not served. */
export function ignoreUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade === undefined) return;
  delete headers.upgrade;
  // The header announces the upgrade, and a proxy would forward it.
  delete headers.connection;
  response.shouldKeepAlive = false;
}
