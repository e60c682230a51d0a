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
  /** What the contract's paths are appended to, without a trailing slash: `https://api.example.com/v1`. */
  url: string;
  /** The origin of the socket server. */
  socket: string;
}

/** The path of the API on the console's origin: the same as on the server, so that relative URLs in responses lead there. */
export const getApiPath = ({ url }: RealServer): string => new URL(url).pathname;

/** The socket server of public/config.json, if it names one by a whole address. */
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

/** Protects the console from what the server responds with; responds with 502 if it does not, and says why in the terminal, too. */
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
      // After Vite has added its own listener, which prints a stack for each request.
      queueMicrotask(() => proxy.removeAllListeners('error').on('error', onError));
    },
    ...options,
  };
}

/** Turns requests of the API below the server's base path into those of the contract. */
export function stripApiPath(server: RealServer): Connect.NextHandleFunction {
  const path = getApiPath(server).replace(/\/$/, '');
  return (request, _response, next) => {
    if (request.url?.startsWith(`${path}/api/`)) request.url = request.url.slice(path.length);
    next();
  };
}

/** The path of the API of another contract on the console's origin. */
export const foreignApiPath = '/contract-api';

/** Vite's proxies for another contract: its API, and on a real server the files that it refers to. */
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

/** Vite's proxies for a real server: sockets, the API by way of the gateway, and every other path but the console's own. */
export function createProxies(server: RealServer, gateway: string, hosts: AllowedHosts) {
  return {
    '/socket.io/': proxyTo(server.socket, {
      ws: true,
      // A page of that server: other origins may not be allowed there.
      headers: { origin: server.socket },
      // Vite's proxy sees WebSockets before any check. CORS does not apply to them.
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

/** Prints why the server cannot be reached now, unless it responds within five seconds, whatever it responds with. */
export async function reportOutage({ url }: RealServer): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch((error: unknown) =>
    printOutage(describeConnectionError(error, url)),
  );
}
