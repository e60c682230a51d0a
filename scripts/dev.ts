/**
 * npm run dev: the console on Prism's mock of the contract, for developing screens. An edit of the contract
 * regenerates code and reloads the mock; type errors are printed in the terminal.
 */
import path from 'node:path';
import { watchContract } from './dev/watch-contract.ts';
import { watchTypes } from './dev/watch-types.ts';
import { readContract } from './generate/read-contract.ts';
import { consoleContract } from './generate/generated-files.ts';
import { startConsoleFromSource } from './lib/servers/console-server.ts';
import { startMock } from './lib/servers/mock.ts';
import { toListenError, exitWithError } from './lib/exit-with-error.ts';
import { closeOnSignal } from './lib/graceful-shutdown.ts';
import { parseOptions, parsePort } from './lib/parse-options.ts';

const usage = `npm run dev -- [--port 5173] [--mock-port 0]
  Port 0 stands for any free port.`;

async function dev() {
  const { values } = parseOptions(usage, {
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '0' },
    },
  });
  // Names a mistake in the contract.
  await readContract(consoleContract.contract);
  const mockPort = parsePort('--mock-port', values['mock-port']);
  const mock = await startMock({ contract: consoleContract.contract, port: mockPort }).catch(
    (error: unknown) => {
      throw toListenError(error, { server: 'mock', option: '--mock-port', port: mockPort });
    },
  );
  const page = await startConsoleFromSource({
    port: parsePort('--port', values.port),
    api: mock.url,
  });
  const types = watchTypes();
  const onContractChange = watchContract(mock);
  page.onChange((file) => {
    if (file === path.resolve(consoleContract.contract)) onContractChange();
  });
  closeOnSignal(page, types, mock);
  console.log(`
  Story Admin   ${page.url}
  Sign in with  any email and password: Prism responds with the contract's examples

  Mock          ${mock.url}
  Stop          Ctrl+C
`);
}

dev().catch(exitWithError);
