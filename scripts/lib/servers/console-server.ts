import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Plugin, preview, type PreviewServer, type ViteDevServer } from 'vite';
import { toListenError } from '../exit-with-error.ts';
import { type AllowedHosts, createAllowedHosts } from './allowed-hosts.ts';
import { handlePreviewErrors, sendError } from './error-responses.ts';
import { requestTimeoutMs } from './raw-messages.ts';
import { isWildcardHost, loopbackHost, buildUrl } from './host.ts';
import { securityHeaders } from './security-headers.ts';
import { serveBrotli } from './serve-brotli.ts';
import { viteLogger } from './vite-logger.ts';

interface ConsoleOptions {
  /** The host to listen on; 127.0.0.1 by default. */
  host?: string;
  port: number;
  /** The URL that requests below /api are forwarded to. */
  api: string;
  /** The URL that requests below /uploads are forwarded to. */
  uploads?: string;
  /** The URL of the socket server, for config.json; `/` is the page's own origin. */
  socketUrl?: string;
  /** The host names and origins that are allowed; those of `host` by default. */
  hosts?: AllowedHosts;
  /** Further plugins of Vite, which see requests first. */
  plugins?: Plugin[];
}

/** The URL of the socket server, under the host name that the page was opened with. */
function getSocketUrl(
  { host = loopbackHost, socketUrl = '' }: ConsoleOptions,
  request: IncomingMessage,
) {
  if (!isWildcardHost(host)) return socketUrl;
  const { hostname } = new URL(`http://${request.headers.host}`);
  return `http://${hostname}:${new URL(socketUrl).port}`;
}

/** Serves `config.json` with the settings of this run instead of public/config.json. */
function serveConfig(options: ConsoleOptions): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/story-admin/config.json', (request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ apiBaseUrl: '', socketUrl: getSocketUrl(options, request) }));
    });
  };
  return {
    name: 'story-admin-config',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

/** Rejects requests under a host name that is not allowed, and writes from pages of another origin. */
function rejectForeignRequests({
  host = loopbackHost,
  hosts = createAllowedHosts({ host }),
}: ConsoleOptions): Plugin {
  const protect = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use((request, response, next) => {
      const rejection = hosts.check(request);
      if (!rejection) return next();
      return sendError(response, rejection.status, rejection.message);
    });
  };
  return {
    name: 'story-admin-reject-foreign-requests',
    configureServer: protect,
    configurePreviewServer: protect,
  };
}

/** Proxy settings that keep the `Host` header: the back-end checks it too. */
const proxyTo = (target: string) => ({ target, changeOrigin: false });

/** Vite's configuration for serving the console and its back-end from one origin. */
function buildViteConfig(options: ConsoleOptions) {
  const { host = loopbackHost, port, api, uploads, socketUrl } = options;
  const address = {
    host,
    port,
    strictPort: true,
    // Page and back-end share an origin, so no other origin needs to read responses.
    cors: false,
    proxy: { '/api': proxyTo(api), ...(uploads && { '/uploads': proxyTo(uploads) }) },
  };
  const {
    protocol,
    port: socketPort,
    origin,
  } = URL.parse(socketUrl ?? '') ?? new URL('http://127.0.0.1:4000');
  const socket = isWildcardHost(host) ? `${protocol}//*:${socketPort}` : origin;
  const nonce = randomUUID();
  return {
    html: { cspNonce: nonce },
    server: { ...address, headers: securityHeaders({ socket, nonce }) },
    // Vite's own host check would run first, and its message names a setting of vite.config.ts.
    preview: { ...address, allowedHosts: true as const, headers: securityHeaders({ socket }) },
    plugins: [...(options.plugins ?? []), rejectForeignRequests(options), serveConfig(options)],
    customLogger: viteLogger,
    logLevel: 'warn' as const,
  };
}

const throwListenError = (port: number) => (error: unknown) => {
  throw toListenError(error, { server: 'console', option: '--port', port });
};

function getConsoleUrl({ httpServer }: ViteDevServer | PreviewServer, host = loopbackHost): string {
  const address = httpServer?.address() as AddressInfo | undefined;
  return `${buildUrl(host, address?.port)}/story-admin/`;
}

/** Serves the console from its sources with hot module replacement; returns the URL to open. */
export async function startConsoleFromSource(options: ConsoleOptions) {
  const server = await createServer(buildViteConfig(options));
  await server.listen().catch(throwListenError(options.port));
  return {
    url: getConsoleUrl(server, options.host),
    close: () => server.close(),
    /** Calls the listener when a file of the project is written, added or removed. */
    onChange: (listener: (file: string) => void) =>
      server.watcher.on('all', (_, file) => listener(file)),
  };
}

/** Serves a build of the console; returns the URL to open. */
export async function startBuiltConsole(folder: string, options: ConsoleOptions) {
  const config = buildViteConfig(options);
  const server = await preview({
    ...config,
    plugins: [...config.plugins, serveBrotli(folder)],
    build: { outDir: path.resolve(folder) },
  }).catch(throwListenError(options.port));
  handlePreviewErrors(server);
  (server.httpServer as Server).requestTimeout = requestTimeoutMs;
  return { url: getConsoleUrl(server, options.host), close: () => server.close() };
}
