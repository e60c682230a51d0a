/**
 * npm start: the console with its embedded back-end, a sandbox behind Prism, which validates every request and
 * response against the contract.
 */
import { readContract } from './generate/read-contract.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { claimDataFolder } from './sandbox/data-folder/claim-data-folder.ts';
import { getSandboxFiles, type SandboxFiles } from './sandbox/data-folder/manifest.ts';
import { replaceConsole } from './sandbox/data-folder/owned-files.ts';
import { resetData } from './sandbox/data-folder/reset-data.ts';
import { findServedEntities } from './sandbox/entities/served-entities.ts';
import { administrator } from './sandbox/seed/people.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { createAllowedHosts } from './lib/servers/allowed-hosts.ts';
import { addBrotli } from './lib/servers/brotli.ts';
import { buildConsole } from './lib/servers/build-console.ts';
import { startBuiltConsole } from './lib/servers/console-server.ts';
import { startGateway, type Violation } from './lib/servers/gateway.ts';
import { resolveHost, loopbackHost, allowBareExpose } from './lib/servers/host.ts';
import { toListenError, exitWithError, CommandError } from './lib/exit-with-error.ts';
import { closeOnSignal } from './lib/graceful-shutdown.ts';
import { parseInteger, parseOptions, parsePort } from './lib/parse-options.ts';

const contract = 'openapi.yaml';
/** Of the brotli: the best would delay each start by a second. */
const quickQuality = 9;
const usage = `npm start -- [--port 5173] [--socket-port 4000] [--gateway-port 0] [--data .sandbox] [--users 48] [--reset]
             [--host 127.0.0.1] [--expose [NAME[:PORT]]]
  Port 0 stands for any free port. --users sets the number of seeded users, at the first start or with --reset.
  --reset removes the files that npm start created in --data, lists them, and keeps all other files.
  A --host other than 127.0.0.1 requires --expose, because the sandbox's password is public.
  By default, requests are accepted under this machine's own host names. --expose also accepts every IP address,
  --expose NAME also that host name, such as the name of a proxy in front; it may be repeated.`;

function readOptions() {
  const { values } = parseOptions(usage, {
    args: allowBareExpose(process.argv.slice(2)),
    options: {
      port: { type: 'string', default: '5173' },
      'socket-port': { type: 'string', default: '4000' },
      'gateway-port': { type: 'string', default: '0' },
      data: { type: 'string', default: '.sandbox' },
      users: { type: 'string' },
      reset: { type: 'boolean', default: false },
      host: { type: 'string', default: loopbackHost },
      expose: { type: 'string', multiple: true },
    },
  });
  return {
    ...values,
    host: resolveHost(values),
    port: parsePort('--port', values.port),
    socketPort: parsePort('--socket-port', values['socket-port']),
    gatewayPort: parsePort('--gateway-port', values['gateway-port']),
    users:
      values.users === undefined ? undefined : parseInteger('--users', values.users, 10_000_000),
  };
}

function reportViolations(request: string, violations: Violation[]) {
  for (const { location, message } of violations) {
    const line = `Contract violated by ${request}: ${location.join('.')} ${message}`;
    console.error(escapeControlCharacters(line));
  }
}

/** A warning line if other machines may be able to connect, else an empty string. */
function exposureWarning({
  host,
  expose = [],
}: {
  host: string;
  expose?: string[] | undefined;
}): string {
  const names = expose.filter(Boolean);
  const reach = [
    ...(host === loopbackHost ? [] : [`on ${host}`]),
    ...(names.length > 0 ? [`as ${names.join(', ')}`] : []),
  ];
  if (reach.length === 0) return '';
  return `  Exposed       ${reach.join(' ')}: anyone who can connect can sign in as above and change all data\n`;
}

/** Claims the data folder, resets it on request, and reports both. */
function prepareData(files: SandboxFiles, { reset }: { reset: boolean }) {
  const lines = claimDataFolder(files).isEarlier
    ? [
        `${files.folder} was created by an earlier version: the files that it created are now listed in its manifest.`,
      ]
    : [];
  if (reset) lines.push(...resetData(files));
  for (const line of lines) console.log(escapeControlCharacters(line));
}

async function start() {
  const options = readOptions();
  const { host, expose } = options;
  // Before anything is changed: names a mistake in the contract, or an operation without a handler.
  await readContract(contract);
  await findServedEntities(contract);
  const hosts = createAllowedHosts({ host, expose });
  const files = getSandboxFiles(options.data);
  prepareData(files, options);

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
  const port = options.gatewayPort;
  const gateway = await startGateway({
    contract,
    upstream: sandbox.url,
    host,
    port,
    hosts,
    onViolation: reportViolations,
  }).catch((error: unknown) => {
    throw toListenError(error, { server: 'gateway', option: '--gateway-port', port });
  });
  replaceConsole(files, await addBrotli(await buildConsole(), quickQuality));
  const page = await startBuiltConsole(files.console, {
    host,
    port: options.port,
    hosts,
    api: gateway.url,
    uploads: sandbox.url,
    socketUrl: sandbox.url,
  });
  hosts.addPage(page.url);
  closeOnSignal(page, gateway, sandbox);
  console.log(`
  Story Admin   ${page.url}
  Sign in with  ${administrator.email} / ${administrator.password}

  API           ${gateway.url} (Prism, validating)
  Sandbox       ${sandbox.url} (also socket.io), data in ${options.data}
${exposureWarning(options)}  Stop          Ctrl+C
`);
}

start().catch(exitWithError);
