import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveScenarios } from '../lib/scenarios/scenario-middleware.ts';
import { type AllowedHosts, createAllowedHosts } from '../lib/servers/allowed-hosts.ts';
import { addBrotli } from '../lib/servers/brotli.ts';
import { buildConsole } from '../lib/servers/build-console.ts';
import { startBuiltConsole } from '../lib/servers/console-server.ts';
import { buildUrl, loopbackHost } from '../lib/servers/host.ts';
import { startMock } from '../lib/servers/mock.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';
import { createOperationFinder } from '../lib/servers/find-operation.ts';
import { exampleBody } from '../lib/scenarios/example-body.ts';
import { readContractOperations } from '../generate/contract-operations.ts';
import { readDocument } from '../generate/read-contract.ts';
import type { Console } from './browser/open-state.ts';
import { serveUploads } from '../lib/uploads/serve-uploads.ts';

/** A socket server on any free port, so that the connection of the page succeeds. */
async function startSocketServer(hosts: AllowedHosts) {
  const server = createServer().listen(0, loopbackHost);
  await once(server, 'listening');
  const sockets = attachSocketServer(server, hosts);
  return {
    url: buildUrl(loopbackHost, (server.address() as AddressInfo).port),
    close: () => sockets.close(),
  };
}

/** Builds the console and serves it on Prism's mock of the contract, with scenarios. */
async function serveConsole(contract: string) {
  const hosts = createAllowedHosts();
  const sockets = await startSocketServer(hosts);
  const [mock, build] = await Promise.all([startMock({ contract, port: 0 }), buildConsole()]);
  // The server of the build expects what npm run build writes.
  const page = await startBuiltConsole(await addBrotli(build, 1), {
    port: 0,
    api: mock.url,
    hosts,
    socketUrl: sockets.url,
    plugins: [
      serveScenarios({ contract, mockUrl: mock.url }),
      serveUploads({ contract, mockUrl: mock.url }),
    ],
  });
  hosts.addPage(page.url);
  return {
    url: page.url,
    async close() {
      await sockets.close();
      await page.close();
      await mock.close();
    },
  };
}

/** The console, with the session of the contract's example of the sign-in. */
export async function openConsole(contract: string): Promise<Console & { close: () => void }> {
  const operations = await readContractOperations(await readDocument(contract));
  const findOperation = createOperationFinder(operations);
  const login = findOperation('POST', '/api/admin/login');
  const { url, close } = await serveConsole(contract);
  const session = (login ? exampleBody(login) : { token: '', user: {} }) as Console['session'];
  return { url, session, findOperation, close };
}
