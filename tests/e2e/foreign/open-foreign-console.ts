/** Opens consoles of other contracts, as `npm start -- --contract` does. */
import { startProgram } from '../../../scripts/lib/start-program.ts';
import { test as base } from '../fixtures.ts';

interface ForeignServer {
  url: string;
  /** The URL of its OpenAPI document. */
  contract: string;
  close: () => unknown;
}

interface ForeignConsole {
  url: string;
}

/** Tests on a console of which nobody is signed in. */
const foreignTest = base.extend<object, { console: ForeignConsole }>({
  // Each kind of test starts a console of its own, so there is no default.
  console: [() => Promise.reject(new Error('No console was started.')), { scope: 'worker' }],
  baseURL: ({ console: { url } }, use) => use(url),
  storageState: ({}, use) => use(undefined),
});

const perWorker = { scope: 'worker', timeout: 120_000 } as const;

/** Runs the console with the options of `npm start`. */
async function runConsole(options: string[], use: (console: ForeignConsole) => Promise<void>) {
  const program = startProgram('start', [...options, '--port', '0']);
  await program.waitForOutput('Stop ');
  await use({ url: program.readUrl('Console') });
  await program.stop();
}

/** Tests on the console of a contract on Prism's mock, which a worker starts once. */
export const testOnMock = (contract: string) =>
  foreignTest.extend<object, { console: ForeignConsole }>({
    console: [({}, use) => runConsole(['--contract', contract], use), perWorker],
  });

/** Tests on the console of a server, which a worker starts once. */
export const testOnServer = <Server extends ForeignServer>(startServer: () => Promise<Server>) =>
  foreignTest.extend<object, { server: Server; console: ForeignConsole }>({
    server: [
      async ({}, use) => {
        const server = await startServer();
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    console: [
      ({ server }, use) => runConsole(['--contract', server.contract, '--api', server.url], use),
      perWorker,
    ],
    // The browser itself reports each response with an error.
    expectedConsoleErrors: /status of 4(01|22)/,
  });
