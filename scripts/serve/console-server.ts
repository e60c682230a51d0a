import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  build,
  createServer,
  type Plugin,
  preview,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { guard } from './guard.ts';
import { listensEverywhere, thisMachine, urlOf } from './host.ts';
import { portError } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';

interface ConsoleOptions {
  /** Only this machine's own, unless told otherwise. */
  host?: string;
  port: number;
  /** Where calls of the contract go. */
  api: string;
  /** Where uploaded pictures are kept, if anywhere. */
  uploads?: string;
  /** The address of the socket server, for config.json. */
  socketUrl?: string;
}

/** The socket server by the name that a page was opened with, where it may have several. */
function socketOf({ host = thisMachine, socketUrl = '' }: ConsoleOptions, page: IncomingMessage) {
  if (!listensEverywhere(host)) return socketUrl;
  const { hostname } = new URL(`http://${page.headers.host}`);
  return `http://${hostname}:${new URL(socketUrl).port}`;
}

/** Serves `config.json` as this run needs it, instead of the one that ships. */
function configuration(options: ConsoleOptions): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/story-admin/config.json', (request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ apiBaseUrl: '', socketUrl: socketOf(options, request) }));
    });
  };
  return {
    name: 'story-admin-configuration',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

/** One origin for the console and its back-end. */
function serverOf(options: ConsoleOptions) {
  const { host = thisMachine, port, api, uploads, socketUrl } = options;
  const address = {
    host,
    port,
    strictPort: true,
    proxy: { '/api': api, ...(uploads && { '/uploads': uploads }) },
  };
  const { protocol, port: socketPort, origin } = new URL(socketUrl ?? 'http://127.0.0.1:4000');
  const socket = listensEverywhere(host) ? `${protocol}//*:${socketPort}` : origin;
  const nonce = randomUUID();
  return {
    html: { cspNonce: nonce },
    server: { ...address, headers: securityHeaders({ socket, nonce }) },
    preview: { ...address, headers: securityHeaders({ socket }) },
    plugins: [configuration(options)],
    clearScreen: false,
    logLevel: 'warn' as const,
  };
}

const portRefused = (port: number) => (error: unknown) => {
  throw portError(error, { what: 'console', option: '--port', port });
};

function addressOf({ httpServer }: ViteDevServer | PreviewServer, host = thisMachine): string {
  const address = httpServer?.address() as AddressInfo | undefined;
  return `${urlOf(host, address?.port)}/story-admin/`;
}

/** The console as its sources are, changing with them; returns the address to open. */
export async function startConsoleFromSource(options: ConsoleOptions) {
  const server = await createServer(serverOf(options));
  await server.listen().catch(portRefused(options.port));
  return {
    url: addressOf(server, options.host),
    close: () => server.close(),
    /** Told of every file that is written, made or taken away beside and below index.html. */
    onChange: (then: (event: string, file: string) => void) => server.watcher.on('all', then),
  };
}

/** The console built into a folder, as it will be in production; returns the address to open. */
export async function startBuiltConsole(folder: string, options: ConsoleOptions) {
  // Whatever the environment says: this is what will be deployed.
  process.env.NODE_ENV = 'production';
  const output = { outDir: path.resolve(folder), emptyOutDir: true };
  await build({ build: output, logLevel: 'warn' });
  const server = await preview({ ...serverOf(options), build: output }).catch(
    portRefused(options.port),
  );
  guard(server);
  return { url: addressOf(server, options.host), close: () => server.close() };
}
