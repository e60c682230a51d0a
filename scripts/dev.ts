/** npm run dev: the console from source, which follows edits, on Prism's mock of the contract or on a real server. */
import { name } from '../src/product/name.ts';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { startDevServers } from './dev/start-dev-servers.ts';
import { createForeignProduct, describeAccount } from './lib/foreign-product.ts';
import { consoleContract } from './generate/generated-files.ts';
import { readContract } from './generate/read-contract.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { printError, runCommand } from './lib/exit-with-error.ts';
import { findRealServer } from './lib/contract-server.ts';
import { closeOnSignal } from './lib/signals.ts';
import { parseOptions, parsePort } from './lib/parse-options.ts';
import { configLines, readPublicConfig } from './lib/servers/public-config.ts';
import { reportOutage } from './lib/servers/real-server.ts';

const usage = `npm run dev -- [--port 5173] [--mock-port 0] [--api URL [--socket URL]]
npm run dev -- --contract FILE_OR_URL [--api URL|servers] [--port 5173] [--mock-port 0]
  Port 0 stands for any free port.
  --contract opens a console for any OpenAPI document, and follows its edits; --api servers is the first server that it names.
  --api runs the console on a real server instead of the mock: the contract's paths are appended to the URL.
  --socket is the address of its socket server, by default the same origin. Scenarios come from the mock all the same.`;

/**
 * Prints the type errors of src/ with `tsc --watch`, again after each change. It runs in a thread, which ends with this
 * process.
 */
function watchTypes() {
  const worker = new Worker(new URL(import.meta.resolve('typescript/lib/tsc.js')), {
    argv: ['--watch', '--pretty', 'false', '--project', 'scripts/dev/tsconfig.src.json'],
    stdout: true,
  });
  createInterface({ input: worker.stdout }).on('line', (line) => {
    // The other lines announce a check, or explain an error further.
    const [result] = /^(\S.*: )?error TS.*|Found \d+ errors?\./.exec(line) ?? [];
    if (result) console.log(escapeControlCharacters(`Types: ${result}`));
  });
  // The thread may fail, for example if there is too little memory. The servers then continue without it.
  worker.on('error', printError);
  return { close: () => worker.terminate() };
}

export async function dev(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '0' },
      api: { type: 'string' },
      socket: { type: 'string' },
      contract: { type: 'string' },
    },
  });
  const server = await findRealServer(values);
  const { contract = consoleContract.contract } = values;
  const product = values.contract === undefined ? undefined : await createForeignProduct(contract);
  // The contract is read first, so that a mistake in it is reported.
  if (!product) await readContract(contract);
  const servers = await startDevServers({
    contract,
    port: parsePort('--port', values.port),
    mockPort: parsePort('--mock-port', values['mock-port']),
    server,
    product,
  });
  const { url, mock, gateway } = servers;
  closeOnSignal(servers, ...(product ? [] : [watchTypes()]));
  const replaced = server
    ? { apiBaseUrl: server.url, socketUrl: server.socket }
    : { apiBaseUrl: 'the mock', socketUrl: 'a socket server of its own' };
  const ownAccount = server
    ? `an administrator of ${server.url}`
    : "any email and password: Prism responds with the contract's examples";
  const lines = product?.lines.map((line) => `  ${line}\n`).join('') ?? '';
  console.log(`
  ${(product ? 'Console' : name).padEnd(13)} ${url}
  Sign in with  ${product ? describeAccount(product, server?.url) : ownAccount}

${lines}${gateway ? `  API           ${gateway} (Prism, validating), of ${server?.url}\n` : ''}  Mock          ${mock}${gateway ? ', for scenarios' : ''}
  Sockets       ${server ? `of ${server.socket}` : new URL(url).origin}
${configLines(readPublicConfig(), replaced)}  Stop          Ctrl+C
`);
  if (server) await reportOutage(server);
}

await runCommand(import.meta, dev);
