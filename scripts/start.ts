/**
 * npm start: the built console with its embedded back-end, or on the real server of --api. Prism is in front of either,
 * and validates every request and response against the contract.
 */
import { name } from '../src/product/name.ts';
import { hasOtherPaths } from './generate/contract-operations.ts';
import { readContract } from './generate/read-contract.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { findRealServer } from './lib/contract-server.ts';
import { closeOnSignal } from './lib/signals.ts';
import { parseInteger, parseOptions, parsePort } from './lib/parse-options.ts';
import {
  allowBareExpose,
  createAllowedHosts,
  exposureLine,
  loopbackHost,
  resolveHost,
} from './lib/servers/hosts.ts';
import { buildConsole } from './lib/servers/build-console.ts';
import { startBuiltConsole } from './lib/servers/console-server.ts';
import { startGateway } from './lib/servers/gateway.ts';
import { configLines, readPublicConfig } from './lib/servers/public-config.ts';
import { reportOutage } from './lib/servers/real-server.ts';
import { startBackEnd } from './start/back-ends.ts';
import { startForeignConsole } from './start/start-foreign-console.ts';

const contract = 'openapi.yaml';

const usage = `npm start -- [--port 5173] [--socket-port 4000] [--gateway-port 0] [--data .sandbox] [--users 48] [--reset]
             [--api URL [--socket URL]] [--host 127.0.0.1] [--expose [NAME[:PORT]]]
npm start -- --contract FILE_OR_URL [--api URL|servers] [--port 5173] [--gateway-port 0] [--host 127.0.0.1] [--expose [NAME[:PORT]]]
  Port 0 stands for any free port; with --port 0, --socket-port is 0 by default. --users sets the number of seeded users, at the first start or with --reset.
  --reset removes the files that npm start created in --data, lists them, and keeps all other files.
  --api runs the console on a real server instead of the sandbox: the contract's paths are appended to the URL.
  --socket is the address of its socket server, by default the same origin.
  --contract opens a console for any OpenAPI document, on Prism's mock of it, or with --api on its server:
  --api servers takes the first that the document names.
  A --host other than 127.0.0.1 requires --expose, because the sandbox's password is public.
  By default, requests are accepted under this machine's own host names. --expose also accepts every IP address,
  --expose NAME also that host name, such as the name of a proxy in front; it may be repeated.`;

function readOptions(args: string[]) {
  const { values } = parseOptions(usage, {
    args: allowBareExpose(args),
    options: {
      port: { type: 'string', default: '5173' },
      'socket-port': { type: 'string' },
      'gateway-port': { type: 'string', default: '0' },
      data: { type: 'string' },
      users: { type: 'string' },
      reset: { type: 'boolean' },
      api: { type: 'string' },
      contract: { type: 'string' },
      socket: { type: 'string' },
      host: { type: 'string', default: loopbackHost },
      expose: { type: 'string', multiple: true },
    },
  });
  const sandboxOptions = ['socket-port', 'data', 'users', 'reset'] as const;
  const replacing = (['contract', 'api'] as const).find((option) => values[option] !== undefined);
  const unusable = replacing && sandboxOptions.find((option) => values[option] !== undefined);
  if (unusable) {
    throw new CommandError(
      `--${unusable} is about the sandbox, which --${replacing} replaces. Leave out one of the two.`,
    );
  }
  const { data = '.sandbox', reset = false, users } = values;
  const port = parsePort('--port', values.port);
  // A second console, on any free port, would otherwise find the port of the first one's sandbox in use.
  const { 'socket-port': socketPort = port === 0 ? '0' : '4000' } = values;
  return {
    contract: values.contract,
    findServer: () => findRealServer(values),
    expose: values.expose,
    host: resolveHost(values),
    port,
    gatewayPort: parsePort('--gateway-port', values['gateway-port']),
    data,
    reset,
    socketPort: parsePort('--socket-port', socketPort),
    users: users === undefined ? undefined : parseInteger('--users', users, 10_000_000),
  };
}

export async function start(args: string[]): Promise<void> {
  const options = readOptions(args);
  const { host, expose } = options;
  const server = await options.findServer();
  const hosts = createAllowedHosts({ host, expose });
  if (options.contract !== undefined)
    return startForeignConsole({ ...options, contract: options.contract, server, hosts });
  // The contract is read before anything is changed, so that a mistake in it is reported.
  await readContract(contract);
  const backEnd = await startBackEnd({ ...options, contract, server, hosts });
  const gateway = await startGateway({
    contract,
    port: options.gatewayPort,
    hosts,
    ...backEnd.gateway,
  });
  const page = await startBuiltConsole(await buildConsole(), {
    port: options.port,
    hosts,
    api: gateway.url,
    hasOtherPaths: await hasOtherPaths(contract),
    ...backEnd.console,
  });
  const ofPage = { host: new URL(page.url).host, origin: new URL(backEnd.gateway.upstream).origin };
  if (server && !hosts.check({ method: 'POST', headers: ofPage })) {
    throw new CommandError('--api is the address of this console. Give it that of the server.');
  }
  closeOnSignal(page, gateway, backEnd);
  console.log(`
  ${name.padEnd(13)} ${page.url}
  Sign in with  ${backEnd.account}

  API           ${gateway.url} (Prism, validating)${backEnd.lines}
${configLines(readPublicConfig(), backEnd.replaced)}${exposureLine({ host, expose }, backEnd.danger)}  Stop          Ctrl+C
`);
  if (server) await reportOutage(server);
}

await runCommand(import.meta, start);
