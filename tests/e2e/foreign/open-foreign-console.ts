/** Opens the console of another server's contract, as `npm start -- --contract URL --api URL` does. */
import { startProgram } from '../../../scripts/lib/start-program.ts';
import { test as base } from '../fixtures.ts';

interface ForeignServer {
  url: string;
  /** The URL of its OpenAPI document. */
  contract: string;
  close: () => unknown;
}

/** Tests on the console of a server, which a worker starts once; nobody is signed in. */
export const testOnServer = <Server extends ForeignServer>(startServer: () => Promise<Server>) =>
  base.extend<object, { server: Server; console: { url: string } }>({
    server: [
      async ({}, use) => {
        const server = await startServer();
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    console: [
      async ({ server }, use) => {
        const options = ['--contract', server.contract, '--api', server.url, '--port', '0'];
        const program = startProgram('start', options);
        await program.waitForOutput('Stop ');
        await use({ url: program.readUrl('Console') });
        await program.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ console: { url } }, use) => use(url),
    storageState: ({}, use) => use(undefined),
    // The browser itself reports each response with an error.
    expectedConsoleErrors: /status of 4(01|22)/,
  });
