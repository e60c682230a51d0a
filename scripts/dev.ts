/**
 * npm run dev: the console on Prism's mock of the contract, for developing screens. An edit of the contract
 * becomes code and Prism's answers at once; what no longer compiles is named in the terminal.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { followContract } from './dev/follow-contract.ts';
import { watchTypes } from './dev/watch-types.ts';
import { ownContract } from './generate/write-generated.ts';
import { startConsoleFromSource } from './serve/console-server.ts';
import { startMock } from './serve/mock.ts';
import { portError, refuse } from './serve/refuse.ts';
import { untilStopped } from './serve/until-stopped.ts';
import { wholeNumber } from './serve/whole-number.ts';

const usage = `npm run dev -- [--port 5173] [--mock-port 0]
  A port of 0 is any free one.`;

async function dev() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const mockPort = wholeNumber('--mock-port', values['mock-port'], 65_535);
  const mock = await startMock({ contract: ownContract.contract, port: mockPort }).catch(
    (error: unknown) => {
      throw portError(error, { what: 'mock', option: '--mock-port', port: mockPort });
    },
  );
  const page = await startConsoleFromSource({
    port: wholeNumber('--port', values.port, 65_535),
    api: mock.url,
  });
  const types = watchTypes();
  const contractChanged = followContract(mock);
  page.onChange((event, file) => {
    if (file === path.resolve(ownContract.contract)) return contractChanged();
    if (file.startsWith(path.resolve('src') + path.sep)) types.changed(file, event === 'change');
  });
  untilStopped(page, types, mock);
  console.log(`
  Story Admin   ${page.url}
  Sign in with  any email and password: Prism answers with the contract's examples

  Mock          ${mock.url}
  Stop          Ctrl+C
`);
}

dev().catch(refuse);
