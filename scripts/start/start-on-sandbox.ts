import { readContractOperations } from '../generate/contract-operations.ts';
import { readContract } from '../generate/read-contract.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { closeOnSignal } from '../lib/graceful-shutdown.ts';
import { createAllowedHosts } from '../lib/servers/allowed-hosts.ts';
import { buildConsole } from '../lib/servers/build-console.ts';
import { startBuiltConsole } from '../lib/servers/console-server.ts';
import { createOperationFinder } from '../lib/servers/find-operation.ts';
import { startGateway } from '../lib/servers/gateway.ts';
import { exposureLine } from '../lib/servers/host.ts';
import { startMock } from '../lib/servers/mock.ts';
import { configLines, readPublicConfig } from '../lib/servers/public-config.ts';
import { printViolations } from '../lib/servers/print-problems.ts';
import { getSandboxFiles } from '../sandbox/data-folder.ts';
import { handlers } from '../sandbox/handlers.ts';
import { resetData } from '../sandbox/reset-data.ts';
import { administrator } from '../sandbox/seed/people.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';

const contract = 'openapi.yaml';

interface Options {
  host: string;
  expose: string[] | undefined;
  port: number;
  socketPort: number;
  gatewayPort: number;
  /** The data folder. */
  data: string;
  /** How many to seed; undefined without `--users`. */
  users: number | undefined;
  reset: boolean;
}

/** Prism's mock of the contract, for the operations that the sandbox has no handler for; undefined if it has all. */
export async function mockUnhandled(contractFile: string) {
  const operations = await readContractOperations(contractFile);
  const unhandled = operations.filter(({ id }) => !Object.hasOwn(handlers, id));
  if (unhandled.length === 0) return undefined;
  const findOperation = createOperationFinder(operations);
  const mock = await startMock({ contract: contractFile, port: 0 });
  const names = unhandled.map(({ id }) => id).join(', ');
  return {
    line: `  No handler for ${names}: Prism's mock responds with the contract's examples\n`,
    findUpstream(method: string, target: string): string | undefined {
      const operation = findOperation(method.toUpperCase(), target);
      return operation && unhandled.includes(operation) ? mock.url : undefined;
    },
    close: mock.close,
  };
}

/** Serves the console on the sandbox, a stateful back-end in the same process. */
export async function startOnSandbox(options: Options) {
  const { host, expose } = options;
  // Before anything is changed: names a mistake in the contract.
  await readContract(contract);
  const hosts = createAllowedHosts({ host, expose });
  const files = getSandboxFiles(options.data);
  if (options.reset) {
    for (const line of resetData(files)) console.log(escapeControlCharacters(line));
  }

  const sandbox = await startSandbox({
    contract,
    files,
    users: options.users ?? 48,
    host,
    port: options.socketPort,
    hosts,
  });
  // An equal number is no mistake: an earlier start may have seeded it and then found a port in use.
  if (options.users !== undefined && options.users !== sandbox.seededUsers) {
    await sandbox.close();
    throw new CommandError(
      `${options.data} is already seeded. Seed it again with --reset --users ${options.users}.`,
    );
  }
  const mock = await mockUnhandled(contract);
  const gateway = await startGateway({
    contract,
    upstream: sandbox.url,
    ...(mock && { findOtherUpstream: mock.findUpstream }),
    host,
    port: options.gatewayPort,
    hosts,
    onViolation: printViolations,
  });
  const page = await startBuiltConsole(await buildConsole(), {
    host,
    port: options.port,
    hosts,
    api: gateway.url,
    uploads: sandbox.url,
    socketUrl: sandbox.url,
  });
  closeOnSignal(page, gateway, sandbox, ...(mock ? [mock] : []));
  console.log(`
  Story Admin   ${page.url}
  Sign in with  ${administrator.email} / ${administrator.password}

  API           ${gateway.url} (Prism, validating)
  Sandbox       ${sandbox.url} (also socket.io), data in ${options.data}
${mock?.line ?? ''}${configLines(readPublicConfig(), { apiBaseUrl: 'the sandbox', socketUrl: sandbox.url })}${exposureLine(options, 'can sign in as above and change all data')}  Stop          Ctrl+C
`);
}
