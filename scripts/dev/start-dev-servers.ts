import path from 'node:path';
import { throwListenError } from '../lib/exit-with-error.ts';
import { serveCatalogue } from '../lib/scenarios/catalogue.ts';
import { serveScenarios } from '../lib/scenarios/scenario-middleware.ts';
import { startConsoleFromSource } from '../lib/servers/console-server.ts';
import { startGateway } from '../lib/servers/gateway.ts';
import { startMock } from '../lib/servers/mock.ts';
import type { RealServer } from '../lib/servers/real-server.ts';
import { drawPictures } from '../lib/servers/draw-pictures.ts';
import { refreshEditedResources } from './hot-resources.ts';
import { servePanel, serveRealtime } from './serve-panel.ts';
import { watchContract } from './watch-contract.ts';

interface Options {
  contract: string;
  port: number;
  mockPort: number;
  /** A real server instead of the mock, which then only serves scenarios. */
  server?: RealServer | undefined;
}

/** Serves the console from source on Prism's mock of the contract, or on a real server; both follow the contract. */
export async function startDevServers({ contract, port, mockPort, server }: Options) {
  const mock = await startMock({ contract, port: mockPort }).catch(
    throwListenError({ server: 'mock', option: '--mock-port', port: mockPort }),
  );
  const gateway =
    server &&
    (await startGateway({
      contract,
      upstream: server.url,
      port: 0,
    }));
  const page = await startConsoleFromSource({
    port,
    api: gateway?.url ?? mock.url,
    server,
    ...(!server && { socketUrl: '/' }),
    plugins: [
      servePanel,
      serveCatalogue(contract),
      serveScenarios({ contract, mockUrl: mock.url }),
      ...(server ? [] : [drawPictures, serveRealtime()]),
      refreshEditedResources(),
    ],
  });
  const onContractChange = watchContract(gateway ? [mock, gateway] : [mock]);
  page.onChange((file) => {
    if (file === path.resolve(contract)) void onContractChange();
  });
  return {
    url: page.url,
    mock: mock.url,
    gateway: gateway?.url,
    async close() {
      await page.close();
      await mock.close();
      gateway?.close();
    },
  };
}
