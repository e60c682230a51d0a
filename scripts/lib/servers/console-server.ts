import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Plugin, preview, type PreviewServer, type ViteDevServer } from 'vite';
import { printError, throwListenError } from '../exit-with-error.ts';
import { type AllowedHosts, createAllowedHosts, isWildcardHost, buildUrl } from './hosts.ts';
import { handleInvalidUrls, sendError } from './error-responses.ts';
import { middlewarePlugin } from './middleware-plugin.ts';
import { readPublicConfig } from './public-config.ts';
import { requestTimeoutMs } from './raw-messages.ts';
import {
  createForeignProxies,
  createProxies,
  foreignApiPath,
  getApiPath,
  type RealServer,
  stripApiPath,
} from './real-server.ts';
import { securityHeaders } from './security-headers.ts';
import { serveBrotli } from './serve-brotli.ts';
import { ignoreUpgrade, isSocketRequest, isViteRequest, serveUpgrades } from './upgrades.ts';
import { viteLogger } from './vite-logger.ts';

const base = '/story-admin/';

export interface ConsoleOptions {
  port: number;
  /** The URL to which requests below /api are forwarded. */
  api: string;
  /** The URL of the sandbox, which serves uploads and sockets. By default, sockets are on the origin of the page. */
  sandbox?: string;
  /** The real server behind `api`. Its sockets and files are also served on the origin of the console. */
  server?: RealServer | undefined;
  /** Whether the contract has paths outside of /api. All of its paths are then served below a path of their own. */
  hasOtherPaths?: boolean;
  /** Whether a response that violates the contract is shown as far as it can be read. */
  acceptViolations?: boolean;
  hosts?: AllowedHosts;
  /** Further plugins of Vite, which see requests first unless they are enforced to come last. */
  plugins?: Plugin[];
}

/**
 * The URL of the socket server. If the server listens on every address of this machine, the URL has the host name by
 * which the page was requested.
 */
function getSocketUrl({ sandbox }: ConsoleOptions, hosts: AllowedHosts, request: IncomingMessage) {
  if (!sandbox) return '/';
  const url = new URL(sandbox);
  const name = hosts.getRequestedName(request);
  return isWildcardHost(hosts.host) ? `${url.protocol}//${name}:${url.port}` : sandbox;
}

/** Adds the headers of the page to every response. If a back-end sends the same headers, its own take precedence. */
const sendSecurityHeaders = (options: ConsoleOptions, hosts: AllowedHosts, nonce?: string) =>
  middlewarePlugin('story-admin-security-headers', (middlewares) => {
    const report = URL.parse(readPublicConfig().values.reportUrl ?? '')?.origin;
    middlewares.use((request, response, next) => {
      const socket = getSocketUrl(options, hosts, request);
      const connections = { socket: socket === '/' ? undefined : socket, report };
      response.setHeaders(new Map(Object.entries(securityHeaders({ ...connections, nonce }))));
      next();
    });
  });

/** Whether a request is for the page itself, which links of other sites may open. */
const isPage = ({ url = '' }: IncomingMessage) =>
  /^\/(story-admin\/?(index\.html)?)?(\?|$)/.test(url);

/**
 * Rejects requests under a host name that is not allowed, and writes from pages of another origin. If the console is
 * served from its sources, it also rejects their reads, because one of Vite's reads opens a file in the editor.
 */
const rejectForeignRequests = (hosts: AllowedHosts, isFromSource: boolean) =>
  middlewarePlugin('story-admin-reject-foreign-requests', (middlewares) => {
    middlewares.use((request, response, next) => {
      ignoreUpgrade(request, response);
      const mayRead = !isFromSource || isPage(request);
      const { headers } = request;
      const rejection = hosts.check(mayRead ? request : { method: 'POST', headers });
      return rejection ? sendError(response, rejection.status, rejection.message) : next();
    });
  });

/**
 * Responds to URLs that Vite cannot parse, and accepts upgrades to the WebSockets of Vite and of a socket server on
 * this origin.
 */
const protectServer = ({ server }: ConsoleOptions, isFromSource: boolean) =>
  middlewarePlugin('story-admin-protect-server', (_, httpServer) => {
    if (!httpServer) return;
    handleInvalidUrls(httpServer);
    const hasSockets = isFromSource || server !== undefined;
    const isServed = (request: IncomingMessage) =>
      (isFromSource && isViteRequest(request)) || (hasSockets && isSocketRequest(request));
    serveUpgrades(httpServer, isServed);
  });

/** The path of the API on the console's origin. */
function getApiBase({ server, hasOtherPaths = false }: ConsoleOptions): string {
  if (hasOtherPaths) return foreignApiPath;
  return server ? getApiPath(server) : '';
}

/**
 * Serves public/config.json with the addresses of this run. If there is a real server, it also serves its API below its
 * base path.
 */
const serveAddresses = (options: ConsoleOptions, hosts: AllowedHosts) =>
  middlewarePlugin('story-admin-addresses', (middlewares) => {
    middlewares.use(`${base}config.json`, (request, response) => {
      const config = {
        ...readPublicConfig().values,
        ...(options.acceptViolations && { acceptViolations: true }),
        apiBaseUrl: getApiBase(options),
        socketUrl: getSocketUrl(options, hosts, request),
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(config));
    });
    if (options.server && !options.hasOtherPaths) middlewares.use(stripApiPath(options.server));
  });

/** Vite's configuration for serving the console and its back-end from one origin. */
function buildViteConfig(options: ConsoleOptions, hosts: AllowedHosts, isFromSource = false) {
  const { port, api, sandbox, server, hasOtherPaths = false, plugins = [] } = options;
  const address = {
    host: hosts.host,
    port,
    strictPort: true,
    // Page and back-end share an origin, so no other origin needs to read responses.
    cors: false,
    // With an object, the proxy keeps the `Host` header, which the back-end checks, too. With a string, it would not.
    proxy: hasOtherPaths
      ? createForeignProxies(server, api)
      : server
        ? createProxies(server, api, hosts)
        : { '/api': { target: api }, ...(sandbox && { '/uploads': { target: sandbox } }) },
  };
  // The nonce allows Vite's inline script.
  const nonce = isFromSource ? randomUUID() : undefined;
  return {
    ...(nonce && { html: { cspNonce: nonce } }),
    server: address,
    // Vite's own host check would run first, and its message names a setting of vite.config.ts.
    preview: { ...address, allowedHosts: true as const },
    plugins: [
      sendSecurityHeaders(options, hosts, nonce),
      ...plugins,
      rejectForeignRequests(hosts, isFromSource),
      protectServer(options, isFromSource),
      serveAddresses(options, hosts),
    ],
    customLogger: viteLogger,
    logLevel: 'warn' as const,
  };
}

const throwPortError = (port: number) =>
  throwListenError({ server: 'console', option: '--port', port });

function getConsoleUrl({ httpServer }: ViteDevServer | PreviewServer, { host }: AllowedHosts) {
  const address = httpServer?.address() as AddressInfo | undefined;
  return buildUrl(host, address?.port) + base;
}

/** Serves the console from its sources with hot module replacement; returns the URL to open. */
export async function startConsoleFromSource(options: ConsoleOptions) {
  const { hosts = createAllowedHosts() } = options;
  const server = await createServer(buildViteConfig(options, hosts, true));
  // The watcher fails, for example, if the system can watch no further file.
  server.watcher.on('error', printError);
  await server.listen().catch(throwPortError(options.port));
  return {
    url: getConsoleUrl(server, hosts),
    close: () => server.close(),
  };
}

/** Serves the folder of a build; returns the URL to open. */
export async function startBuiltConsole(outDir: string, options: ConsoleOptions) {
  const { hosts = createAllowedHosts() } = options;
  const config = buildViteConfig(options, hosts);
  const server = await preview({
    ...config,
    plugins: [...config.plugins, serveBrotli(outDir, base)],
    build: { outDir },
  }).catch(throwPortError(options.port));
  (server.httpServer as Server).requestTimeout = requestTimeoutMs;
  const url = getConsoleUrl(server, hosts);
  hosts.addPage(url);
  return { url, close: () => server.close() };
}
