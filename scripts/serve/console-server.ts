import type { AddressInfo } from 'node:net';
import { createServer, type Plugin } from 'vite';
import { portError } from './refuse.ts';

interface ConsoleServerOptions {
  port: number;
  /** Where calls of the contract go. */
  api: string;
  /** Where uploaded pictures are kept, if anywhere. */
  uploads?: string;
  /** The address of the socket server, for config.json. */
  socketUrl?: string;
}

/** Serves `config.json` as this run needs it, instead of the one that ships. */
const configuration = (config: object): Plugin => ({
  name: 'story-admin-configuration',
  configureServer: (server) => {
    server.middlewares.use('/story-admin/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(config));
    });
  },
});

/** The console on Vite, its back-end behind the same origin; returns the address to open. */
export async function startConsole({ port, api, uploads, socketUrl = '' }: ConsoleServerOptions) {
  const server = await createServer({
    plugins: [configuration({ apiBaseUrl: '', socketUrl })],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': api, ...(uploads && { '/uploads': uploads }) },
      warmup: { clientFiles: ['./src/main.tsx', './src/{app,engine,screens}/**/*.tsx'] },
    },
    clearScreen: false,
    logLevel: 'warn',
  });
  await server.listen().catch((error: unknown) => {
    throw portError(error, { what: 'console', option: '--port', port });
  });
  const address = server.httpServer?.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/story-admin/`, close: () => server.close() };
}
