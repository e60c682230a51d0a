/**
 * npm run dev: the console on Prism's mock of the contract, or with --api on a real server. An edit of the contract
 * regenerates code and reloads the mock; type errors are printed in the terminal.
 */
import path from 'node:path';
import { refreshEditedResources } from './dev/hot-resources.ts';
import { servePanel } from './dev/serve-panel.ts';
import { serveRealtime } from './dev/serve-realtime.ts';
import { watchContract } from './dev/watch-contract.ts';
import { watchTypes } from './dev/watch-types.ts';
import { readContract } from './generate/read-contract.ts';
import { consoleContract } from './generate/generated-files.ts';
import { serveScenarios } from './lib/scenarios/scenario-middleware.ts';
import { startConsoleFromSource } from './lib/servers/console-server.ts';
import { startGateway } from './lib/servers/gateway.ts';
import { startMock } from './lib/servers/mock.ts';
import { configLines, readPublicConfig } from './lib/servers/public-config.ts';
import { printOutage } from './lib/servers/print-outage.ts';
import { describeOutage } from './lib/servers/real-server.ts';
import { reportViolations } from './lib/servers/report-violations.ts';
import { serveUploads } from './lib/uploads/serve-uploads.ts';
import { runCommand, toListenError } from './lib/exit-with-error.ts';
import { closeOnSignal } from './lib/graceful-shutdown.ts';
import { parseOptions, parsePort } from './lib/parse-options.ts';
import { parseRealServer } from './lib/real-server-options.ts';

const usage = `npm run dev -- [--port 5173] [--mock-port 0] [--api URL [--socket URL]]
  Port 0 stands for any free port.
  --api runs the console on a real server instead of the mock: the contract's paths are appended to the URL.
  --socket is the address of its socket server, by default the same origin. Scenarios come from the mock all the same.`;

export async function dev(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '0' },
      api: { type: 'string' },
      socket: { type: 'string' },
    },
  });
  const server = parseRealServer(values);
  const { contract } = consoleContract;
  // Names a mistake in the contract.
  await readContract(contract);
  const mockPort = parsePort('--mock-port', values['mock-port']);
  const mock = await startMock({ contract, port: mockPort }).catch((error: unknown) => {
    throw toListenError(error, { server: 'mock', option: '--mock-port', port: mockPort });
  });
  const onViolation = reportViolations;
  const gateway =
    server && (await startGateway({ contract, upstream: server.url, port: 0, onViolation }));
  const page = await startConsoleFromSource({
    port: parsePort('--port', values.port),
    api: gateway?.url ?? mock.url,
    server,
    ...(!server && { socketUrl: '/' }),
    plugins: [
      servePanel(),
      serveScenarios({ contract, mockUrl: mock.url }),
      ...(server ? [] : [serveUploads({ contract, mockUrl: mock.url }), serveRealtime()]),
      refreshEditedResources(),
    ],
  });
  const types = watchTypes();
  const onContractChange = watchContract(gateway ? [mock, gateway] : [mock]);
  page.onChange((file) => {
    if (file === path.resolve(contract)) onContractChange();
  });
  closeOnSignal(page, types, mock, ...(gateway ? [gateway] : []));
  const replaced = server
    ? { apiBaseUrl: server.url, socketUrl: server.socket }
    : { apiBaseUrl: 'the mock', socketUrl: 'a socket server of its own' };
  console.log(`
  Story Admin   ${page.url}
  Sign in with  ${server ? `an administrator of ${server.url}` : "any email and password: Prism responds with the contract's examples"}

${gateway ? `  API           ${gateway.url} (Prism, validating), of ${server?.url}\n` : ''}  Mock          ${mock.url}${gateway ? ', for scenarios' : ''}
  Sockets       ${server ? `of ${server.socket}` : new URL(page.url).origin}
${configLines(readPublicConfig(), replaced)}  Stop          Ctrl+C
`);
  const outage = server && (await describeOutage(server));
  if (outage) printOutage(outage);
}

await runCommand(import.meta, dev);
