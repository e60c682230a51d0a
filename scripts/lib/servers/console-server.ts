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
  /** The URL that requests below /api are forwarded to. */
  api: string;
  /** The URL of the sandbox, which has uploads and sockets; by default, sockets are on the page's own origin. */
  sandbox?: string;
  /** A real server behind `api`: also its sockets and files are served on the console's origin. */
  server?: RealServer | undefined;
  /** Whether the contract's paths are others than those below /api: they are served below one of their own. */
  hasOtherPaths?: boolean;
  /** Whether a response that violates the contract is shown as far as it can be read. */
  acceptViolations?: boolean;
  hosts?: AllowedHosts;
  /** Further plugins of Vite, which see requests first unless they are enforced to come last. */
  plugins?: Plugin[];
}

/** The socket server, under the name by which the page was requested if it listens on every address of this machine. */
function getSocketUrl({ sandbox }: ConsoleOptions, hosts: AllowedHosts, request: IncomingMessage) {
  if (!sandbox) return '/';
  const url = new URL(sandbox);
  const name = hosts.getRequestedName(request);
  return isWildcardHost(hosts.host) ? `${url.protocol}//${name}:${url.port}` : sandbox;
}

/** Adds the headers of the page to every response; those of a back-end take precedence. */
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

/** The page itself, which links of other sites may open. */
const isPage = ({ url = '' }: IncomingMessage) =>
  /^\/(story-admin\/?(index\.html)?)?(\?|$)/.test(url);

/**
 * Rejects requests under a host name that is not allowed, and writes from pages of another origin. From sources, also
 * their reads: one of Vite's opens a file in the editor.
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

/** Responds to what Vite cannot read, and accepts upgrades to the WebSockets of Vite and of a socket server on this origin. */
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

/** Serves public/config.json with the addresses of this run, and the API of a real server below its base path. */
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
    // Objects keep the `Host` header, which the back-end checks, too; strings would not.
    proxy: hasOtherPaths
      ? createForeignProxies(server, api)
      : server
        ? createProxies(server, api, hosts)
        : { '/api': { target: api }, ...(sandbox && { '/uploads': { target: sandbox } }) },
  };
  // Of Vite's inline script.
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
  // Such as a system that watches no further file.
  server.watcher.on('error', printError);
  await server.listen().catch(throwPortError(options.port));
  return {
    url: getConsoleUrl(server, hosts),
    close: () => server.close(),
    /** Watches files outside of the project, too. */
    watch: (files: Iterable<string>) => server.watcher.add([...files]),
    /** Calls the listener when a file of the project is written, added or removed. */
    onChange: (listener: (file: string) => void) =>
      server.watcher.on('all', (_, file) => listener(file)),
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
