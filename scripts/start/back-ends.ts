/** What npm start serves the console on: the sandbox, or with --api a real server. */
import { readContractOperations } from '../generate/contract-operations.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import type { AllowedHosts } from '../lib/servers/hosts.ts';
import type { ConsoleOptions } from '../lib/servers/console-server.ts';
import type { RealServer } from '../lib/servers/real-server.ts';
import { handlers } from '../sandbox/handlers.ts';
import { resetData } from '../sandbox/reset-data.ts';
import { administrator } from '../sandbox/seed/people.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';

type ConsoleBackEnd = Pick<ConsoleOptions, 'server' | 'socketUrl' | 'uploads'>;

interface SandboxOptions {
  contract: string;
  hosts: AllowedHosts;
  socketPort: number;
  /** The data folder. */
  data: string;
  /** How many to seed; undefined without `--users`. */
  users: number | undefined;
  reset: boolean;
}

/** The line that names the operations without a handler, for which Prism's mock responds; undefined if all have one. */
export async function describeUnhandled(contract: string): Promise<string | undefined> {
  const operations = await readContractOperations(contract);
  const ids = operations.map(({ id }) => id).filter((id) => !Object.hasOwn(handlers, id));
  if (ids.length === 0) return undefined;
  return `\n  No handler for ${ids.join(', ')}: Prism's mock responds with the contract's examples`;
}

/** Starts the sandbox, a stateful back-end in the same process. */
export async function startSandboxBackEnd(options: SandboxOptions) {
  const { contract, hosts, data, users, reset, socketPort: port } = options;
  if (reset) console.log(resetData(data).map(escapeControlCharacters).join('\n'));
  const sandbox = await startSandbox({ contract, data, users: users ?? 48, port, hosts });
  // An equal number is no mistake: an earlier start may have seeded it and then found a port in use.
  if (users !== undefined && users !== sandbox.seededUsers) {
    await sandbox.close();
    throw new CommandError(
      `${data} is already seeded. Seed it again with --reset --users ${users}.`,
    );
  }
  const { url } = sandbox;
  const unhandled = (await describeUnhandled(contract)) ?? '';
  return {
    /** What the contract's paths are appended to. */
    url,
    mocksUnhandled: true,
    /** Where the console's server forwards other requests to. */
    console: { uploads: url, socketUrl: url } as ConsoleBackEnd,
    /** Who can sign in. */
    account: `${administrator.email} / ${administrator.password}`,
    /** The end of the line about the API, and what follows it. */
    lines: `\n  Sandbox       ${url} (also socket.io), data in ${data}${unhandled}`,
    /** What is used in place of the addresses of public/config.json. */
    replaced: { apiBaseUrl: 'the sandbox', socketUrl: url },
    /** What anyone who can connect can do. */
    danger: 'can sign in as above and change all data',
    close: sandbox.close,
  };
}

type BackEnd = Awaited<ReturnType<typeof startSandboxBackEnd>>;

/** A real server, which everything but the console's own files comes from. */
export const createRealBackEnd = (server: RealServer): BackEnd => ({
  url: server.url,
  mocksUnhandled: false,
  console: { server },
  account: `an administrator of ${server.url}`,
  lines: `, of ${server.url}\n  Sockets       of ${server.socket}`,
  replaced: { apiBaseUrl: server.url, socketUrl: server.socket },
  danger: `reaches ${server.url} through it`,
  close: async () => undefined,
});
