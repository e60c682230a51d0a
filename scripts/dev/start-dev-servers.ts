import type { Server } from 'node:http';
import path from 'node:path';
import pDebounce from 'p-debounce';
import type { Plugin } from 'vite';
import {
  consoleContract,
  findOutdatedFiles,
  generateFiles,
  writeFiles,
} from '../generate/generated-files.ts';
import { hasOtherPaths } from '../generate/contract-operations.ts';
import { bundleContract } from '../generate/read-contract.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import type { ForeignProduct } from '../lib/foreign-product.ts';
import { serveCatalogue, serveScenarios } from '../lib/scenarios/serve-scenarios.ts';
import { createAllowedHosts } from '../lib/servers/hosts.ts';
import { type ConsoleOptions, startConsoleFromSource } from '../lib/servers/console-server.ts';
import { drawPictures } from '../lib/servers/draw-pictures.ts';
import { startGateway } from '../lib/servers/gateway.ts';
import { startMock } from '../lib/servers/mock.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';
import { watchFiles } from './watch-files.ts';

const panel = path.resolve('scripts/dev/panel/dev-tools.tsx');

/** Adds the panel to the page. The console imports the module with the tools in place of its own, which has no tools. */
const servePanel: Plugin = {
  name: 'story-admin-panel',
  config: () => ({ resolve: { alias: [{ find: /.*\/dev-tools\.ts$/, replacement: panel }] } }),
};

/**
 * A socket server on the origin of the page, which accepts every token. What it receives is printed in the terminal,
 * and sent to the page as the event `story-admin:realtime` of Vite's hot module replacement.
 */
const serveRealtime: Plugin = {
  name: 'story-admin-realtime',
  configureServer({ httpServer, ws }) {
    if (!httpServer) return;
    const send = (event: string, payload: unknown) =>
      ws.send('story-admin:realtime', { event, payload, at: new Date().toISOString() });
    const sockets = attachSocketServer(httpServer as Server, createAllowedHosts());
    sockets.on('connection', (socket) => {
      send('connect', {});
      socket.onAny((event: string, payload: unknown) => {
        const text = `Real-time: ${event} ${JSON.stringify(payload) ?? ''}`.trim();
        console.log(escapeControlCharacters(text));
        send(event, payload);
      });
      socket.on('disconnect', (reason) => send('disconnect', { reason }));
    });
  },
};

const resources = path.resolve('src/product/resources') + path.sep;

/** The components that are rendered from resources. React keeps their state when they are replaced. */
const components = [
  'src/engine/list/list-screen.tsx',
  'src/engine/record/detail-screen.tsx',
  'src/engine/form/add-screen.tsx',
  'src/app/layout/sidebar.tsx',
].map((file) => path.resolve(file));

/**
 * Renders the screens again when a file of src/product/resources is edited, without a reload: src/app/resources.ts lets the panel
 * replace the content of the resources, which React does not notice.
 */
const refreshEditedResources: Plugin = {
  name: 'story-admin-refresh-edited-resources',
  hotUpdate({ file, modules }) {
    if (!file.startsWith(resources) || modules.length === 0) return undefined;
    const { moduleGraph } = this.environment;
    const rendered = components.flatMap((component) => [
      ...(moduleGraph.getModulesByFile(component) ?? []),
    ]);
    return [...modules, ...rendered];
  },
};

type ContractServer = Pick<Awaited<ReturnType<typeof startGateway>>, 'loadContract'>;

/** Generates code from the console's contract. Returns a function that writes the code, and prints what has changed. */
async function generateAgain(contract: string, onFile: (file: string) => void) {
  const files = await generateFiles(contract, consoleContract.folder, { onFile });
  return async () => {
    const outdated = await findOutdatedFiles(files);
    await writeFiles(outdated);
    if (outdated.length === 0) return 'generated code is unchanged';
    return `wrote ${outdated.map(({ file }) => file).join(', ')}`;
  };
}

/** Generates the code again, and reloads the servers. If the contract is invalid, neither happens. */
async function applyContract(
  contract: string,
  servers: readonly ContractServer[],
  generate: () => Promise<() => Promise<string>>,
) {
  try {
    const write = await generate();
    const activations = await Promise.all(servers.map((server) => server.loadContract(contract)));
    const result = await write();
    for (const activate of activations) activate();
    console.log(`Contract: ${result}; the mock uses it.`);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    console.error(
      `Contract: ${escapeControlCharacters(line)} Until then the previous version stays in use.`,
    );
  }
}

interface Options extends Pick<ConsoleOptions, 'port' | 'server'> {
  contract: string;
  mockPort: number;
  /** The product of another contract. */
  product?: ForeignProduct | undefined;
}

/** Tools for the development of the console's own contract: the panel with its scenarios, pictures and sockets. */
const createTools = (contract: string, mockUrl: string, server: ConsoleOptions['server']) => [
  servePanel,
  serveCatalogue(contract),
  serveScenarios({ contract, mockUrl }),
  ...(server ? [] : [drawPictures, serveRealtime]),
  refreshEditedResources,
];

/**
 * Serves the console from source on Prism's mock of the contract. With a real server, the mock only serves scenarios.
 * Console and mock follow edits of the contract.
 */
export async function startDevServers({ contract, port, mockPort, server, product }: Options) {
  const mock = await startMock({ contract, port: mockPort });
  const gateway = server && (await startGateway({ contract, upstream: server.url, port: 0 }));
  const page = await startConsoleFromSource({
    port,
    api: gateway?.url ?? mock.url,
    server,
    acceptViolations: product !== undefined,
    hasOtherPaths: product !== undefined || (await hasOtherPaths(contract)),
    plugins: product ? [product.plugin] : createTools(contract, mock.url, server),
  });
  const onFile = (file: string) => contractFiles.add(file);
  const generate = product
    ? async () => {
        const { lines } = await product.update({ onFile });
        return async () => `found ${lines[0] ?? ''}`;
      }
    : () => generateAgain(contract, onFile);
  const apply = () => applyContract(contract, gateway ? [mock, gateway] : [mock], generate);
  // Editors may write a file several times for one save, within 60 ms. Edits are applied one after the other.
  const applySoon = pDebounce(pDebounce.promise(apply, { after: true }), 60);
  const contractFiles = watchFiles(() => void applySoon());
  await bundleContract(contract, { onFile });
  return {
    url: page.url,
    mock: mock.url,
    gateway: gateway?.url,
    async close() {
      contractFiles.close();
      await page.close();
      await mock.close();
      gateway?.close();
    },
  };
}
