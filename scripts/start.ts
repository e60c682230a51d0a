/**
 * npm start: the console on its embedded back-end, a sandbox behind Prism, which checks every request
 * and every answer against the contract.
 */
import { parseArgs } from 'node:util';
import { filesIn, removeFiles } from './sandbox/open-database.ts';
import { administrator } from './sandbox/seed/administrator.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { startBuiltConsole } from './serve/console-server.ts';
import { startGateway, type Violation } from './serve/gateway.ts';
import { hostOf, thisMachine } from './serve/host.ts';
import { portError, refuse, StartError } from './serve/refuse.ts';
import { untilStopped } from './serve/until-stopped.ts';
import { wholeNumber } from './serve/whole-number.ts';

const contract = 'openapi.yaml';
const usage = `npm start -- [--port 5173] [--socket-port 4000] [--gateway-port 0] [--data .sandbox] [--users 48] [--reset]
             [--host 127.0.0.1] [--expose]
  A port of 0 is any free one. --users counts when the world is seeded: at the first start and with --reset.
  Another --host lets other machines in, and needs --expose: everyone knows the sandbox's password.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      'socket-port': { type: 'string', default: '4000' },
      'gateway-port': { type: 'string', default: '0' },
      data: { type: 'string', default: '.sandbox' },
      users: { type: 'string' },
      reset: { type: 'boolean', default: false },
      host: { type: 'string', default: thisMachine },
      expose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = (name: 'port' | 'socket-port' | 'gateway-port') =>
    wholeNumber(`--${name}`, values[name], 65_535);
  return {
    ...values,
    host: hostOf(values),
    port: port('port'),
    socketPort: port('socket-port'),
    gatewayPort: port('gateway-port'),
    users:
      values.users === undefined ? undefined : wholeNumber('--users', values.users, 10_000_000),
  };
}

function reportViolations(request: string, violations: Violation[]) {
  for (const { location, message } of violations) {
    console.error(`Contract violated by ${request}: ${location.join('.')} ${message}`);
  }
}

async function start() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const { host } = options;
  const files = filesIn(options.data);
  if (options.reset) removeFiles(files);

  const sandbox = await startSandbox({
    contract,
    files,
    users: options.users ?? 48,
    host,
    port: options.socketPort,
  });
  if (options.users !== undefined && !sandbox.isNew) {
    await sandbox.close();
    throw new StartError(
      `${options.data} is seeded already. Seed it anew with --reset --users ${options.users}.`,
    );
  }
  const port = options.gatewayPort;
  const gateway = await startGateway({
    contract,
    upstream: sandbox.url,
    host,
    port,
    onViolation: reportViolations,
  }).catch((error: unknown) => {
    throw portError(error, { what: 'gateway', option: '--gateway-port', port });
  });
  const page = await startBuiltConsole(files.console, {
    host,
    port: options.port,
    api: gateway.url,
    uploads: sandbox.url,
    socketUrl: sandbox.url,
  });
  untilStopped(page, gateway, sandbox);
  const exposed =
    host === thisMachine
      ? ''
      : `  Exposed       on ${host}: whoever reaches it can sign in as above, and change everything\n`;
  console.log(`
  Story Admin   ${page.url}
  Sign in with  ${administrator.email} / ${administrator.password}

  API           ${gateway.url} (Prism, validating)
  Sandbox       ${sandbox.url} (also socket.io), data in ${options.data}
${exposed}  Stop          Ctrl+C
`);
}

start().catch(refuse);
