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
import { portError } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';

interface ConsoleOptions {
  port: number;
  /** Where calls of the contract go. */
  api: string;
  /** Where uploaded pictures are kept, if anywhere. */
  uploads?: string;
  /** The address of the socket server, for config.json. */
  socketUrl?: string;
}

/** Serves `config.json` as this run needs it, instead of the one that ships. */
function configuration(config: object): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/story-admin/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(config));
    });
  };
  return {
    name: 'story-admin-configuration',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

/** One origin for the console and its back-end. */
function serverOf({ port, api, uploads, socketUrl = '' }: ConsoleOptions) {
  const address = {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: { '/api': api, ...(uploads && { '/uploads': uploads }) },
  };
  const socket = socketUrl || 'http://127.0.0.1:4000';
  return {
    server: { ...address, headers: securityHeaders({ socket, viteClient: true }) },
    preview: { ...address, headers: securityHeaders({ socket, viteClient: false }) },
    plugins: [configuration({ apiBaseUrl: '', socketUrl })],
    clearScreen: false,
    logLevel: 'warn' as const,
  };
}

const portRefused = (port: number) => (error: unknown) => {
  throw portError(error, { what: 'console', option: '--port', port });
};

function addressOf({ httpServer }: ViteDevServer | PreviewServer): string {
  const address = httpServer?.address() as AddressInfo | undefined;
  return `http://127.0.0.1:${address?.port}/story-admin/`;
}

/** The console as its sources are, changing with them; returns the address to open. */
export async function startConsoleFromSource(options: ConsoleOptions) {
  const server = await createServer(serverOf(options));
  await server.listen().catch(portRefused(options.port));
  return { url: addressOf(server), close: () => server.close() };
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
  return { url: addressOf(server), close: () => server.close() };
}
