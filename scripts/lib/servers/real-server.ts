/** The options that name a real server, and the proxies that let the console use it on the console's own origin. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect, ProxyOptions } from 'vite';
import { CommandError } from '../exit-with-error.ts';
import { parseServerUrl } from '../parse-options.ts';
import type { AllowedHosts } from './hosts.ts';
import { describeConnectionError, printOutage } from './describe-connection-error.ts';
import { sendError } from './error-responses.ts';
import { defaultForwardedHeaders, rememberCookies, selectHeaders } from './forwarded-headers.ts';
import { readPublicConfig } from './public-config.ts';
import { fileHeaders } from './security-headers.ts';

export interface RealServer {
  /** The URL to which the contract's paths are appended, without a trailing slash: `https://api.example.com/v1`. */
  url: string;
  /** The origin of the socket server. */
  socket: string;
}

/**
 * The path of the API on the origin of the console. It is the same as on the server, so that relative URLs in responses
 * lead to the API.
 */
export const getApiPath = ({ url }: RealServer): string => new URL(url).pathname;

/** The socket server that public/config.json names, if it does so by an absolute URL. */
function findConfiguredSocket(): string | undefined {
  const url = URL.parse(readPublicConfig().values.socketUrl ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** The server of `--api` and `--socket`; undefined without `--api`. */
export function parseRealServer({
  api,
  socket,
}: Partial<Record<'api' | 'socket', string | undefined>>): RealServer | undefined {
  if (api === undefined) {
    if (socket === undefined) return undefined;
    throw new CommandError('--socket is the socket server of a real server. Add --api URL.');
  }
  const url = parseServerUrl('--api', api);
  if (socket === undefined) return { url, socket: findConfiguredSocket() ?? new URL(url).origin };
  const socketUrl = parseServerUrl('--socket', socket);
  if (new URL(socketUrl).origin === socketUrl) return { url, socket: socketUrl };
  throw new CommandError(
    '--socket takes an address without a path, such as https://api.example.com: socket.io adds its own.',
  );
}

function prepareRequest(request: IncomingMessage): void {
  request.headers = selectHeaders(request.headers, defaultForwardedHeaders);
}

/**
 * Creates a proxy to a server. The headers of its responses protect the console. If it does not respond, the response
 * is 502, and the reason is also printed in the terminal.
 */
function proxyTo(target: string, options: ProxyOptions = {}): ProxyOptions {
  function onError(error: Error, _: IncomingMessage, response: ServerResponse | Duplex) {
    const message = describeConnectionError(error, target);
    printOutage(message);
    if (!('writeHead' in response)) return response.destroy();
    return response.headersSent ? response.destroy() : sendError(response, 502, message);
  }
  return {
    target,
    changeOrigin: true,
    bypass: prepareRequest,
    configure(proxy) {
      proxy.on('proxyRes', ({ headers }) => {
        rememberCookies(headers['set-cookie']);
        Object.assign(headers, fileHeaders);
      });
      // The listener of Vite, which prints a stack for each request, is replaced after Vite has added it.
      queueMicrotask(() => proxy.removeAllListeners('error').on('error', onError));
    },
    ...options,
  };
}

/** Removes the base path of the real server from requests of its API, so that the paths are those of the contract. */
export function stripApiPath(server: RealServer): Connect.NextHandleFunction {
  const path = getApiPath(server).replace(/\/$/, '');
  return (request, _response, next) => {
    if (request.url?.startsWith(`${path}/api/`)) request.url = request.url.slice(path.length);
    next();
  };
}

/** The path of the API of another contract on the console's origin. */
export const foreignApiPath = '/contract-api';

/** The proxies of Vite for another contract: its API and, if it has a real server, the files to which it refers. */
export const createForeignProxies = (server: RealServer | undefined, api: string) => ({
  [`${foreignApiPath}/`]: {
    target: api,
    changeOrigin: false,
    rewrite: (path: string) => path.slice(foreignApiPath.length),
  },
  ...(server && {
    '^/(?!story-admin([/?]|$)|contract-api/|[?]|$)': proxyTo(new URL(server.url).origin),
  }),
});

/**
 * The proxies of Vite for a real server: sockets, the API by way of the gateway, and every path that is not the
 * console's own.
 */
export function createProxies(server: RealServer, gateway: string, hosts: AllowedHosts) {
  return {
    '/socket.io/': proxyTo(server.socket, {
      ws: true,
      // The request names a page of that server, because the server may not allow other origins.
      headers: { origin: server.socket },
      // Vite's proxy receives WebSockets before any check. CORS does not apply to them.
      bypass(request, response) {
        const isWebSocket = response === undefined;
        const { headers } = request;
        const isRejected = isWebSocket && hosts.check({ method: 'POST', headers });
        prepareRequest(request);
        return isRejected ? false : undefined;
      },
    }),
    // The gateway checks the `Host` header, too.
    '/api/': { target: gateway, changeOrigin: false },
    '^/(?!story-admin([/?]|$)|[?]|$)': proxyTo(new URL(server.url).origin),
  };
}

/**
 * Prints why the server cannot be reached. It prints nothing if the server responds within five seconds, with any
 * response.
 */
export async function reportOutage({ url }: RealServer): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch((error: unknown) =>
    printOutage(describeConnectionError(error, url)),
  );
}
