/** npm run dev: the console on Prism's mock of the contract, for developing screens. */
import { parseArgs } from 'node:util';
import { startConsoleFromSource } from './serve/console-server.ts';
import { startMock } from './serve/mock.ts';
import { portError, refuse } from './serve/refuse.ts';
import { untilStopped } from './serve/until-stopped.ts';
import { wholeNumber } from './serve/whole-number.ts';

async function dev() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '0' },
    },
  });
  const mockPort = wholeNumber('--mock-port', values['mock-port'], 65_535);
  const mock = await startMock({ contract: 'openapi.yaml', port: mockPort }).catch(
    (error: unknown) => {
      throw portError(error, { what: 'mock', option: '--mock-port', port: mockPort });
    },
  );
  const page = await startConsoleFromSource({
    port: wholeNumber('--port', values.port, 65_535),
    api: mock.url,
  });
  untilStopped(page, mock);
  console.log(`
  Story Admin   ${page.url}
  Sign in with  any email and password: Prism answers with the contract's examples

  Mock          ${mock.url}
  Stop          Ctrl+C
`);
}

dev().catch(refuse);
