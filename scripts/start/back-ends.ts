/** The back-ends that `npm start` can serve the console on. */
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { findSandbox, type SandboxModule } from '../lib/sandbox.ts';
import type { AllowedHosts } from '../lib/servers/hosts.ts';
import { startMock } from '../lib/servers/mock.ts';
import type { RealServer } from '../lib/servers/real-server.ts';

interface Options {
  contract: string;
  server: RealServer | undefined;
  hosts: AllowedHosts;
  data: string;
  reset: boolean;
  users: number | undefined;
  socketPort: number;
}

/** Starts the sandbox, a stateful back-end in the same process. */
async function startSandboxBackEnd(module: SandboxModule, options: Options) {
  const { administrator, mockUnhandled, resetData, startSandbox } = module;
  const { contract, data, users, reset, socketPort: port, hosts } = options;
  if (reset) console.log(resetData(data).map(escapeControlCharacters).join('\n'));
  const sandbox = await startSandbox({ contract, data, users: users ?? 48, port, hosts });
  // If the number is equal, --users is accepted: an earlier start may have seeded the data, and then found a port in use.
  if (users !== undefined && users !== sandbox.seededUsers) {
    await sandbox.close();
    throw new CommandError(
      `${data} is already seeded. Seed it again with --reset --users ${users}.`,
    );
  }
  const { url } = sandbox;
  const mock = await mockUnhandled(contract);
  return {
    /** The servers to which the gateway forwards the operations of the contract. */
    gateway: { upstream: url, findOtherUpstream: mock?.findUpstream },
    /** The servers to which the console's server forwards other requests. */
    console: { sandbox: url },
    /** The email and the password of an administrator who can sign in. */
    account: `${administrator.email} / ${administrator.password}`,
    /** The text that is printed after the URL of the API. */
    lines: `\n  Sandbox       ${url} (also socket.io), data in ${data}${mock?.line ?? ''}`,
    /** The replacements of the two addresses in public/config.json, as they are printed. */
    replaced: { apiBaseUrl: 'the sandbox', socketUrl: url },
    /** The end of the warning about --expose: what anyone who can connect is able to do. */
    danger: 'can sign in as above and change all data',
    async close() {
      await sandbox.close();
      mock?.close();
    },
  };
}

/** Starts Prism's mock, for a product that has no sandbox. */
async function startMockBackEnd(contract: string) {
  const mock = await startMock({ contract, port: 0 });
  return {
    gateway: { upstream: mock.url },
    console: {},
    account: 'any credentials',
    lines: ", of Prism's mock, which responds with the contract's examples",
    replaced: { apiBaseUrl: 'the mock', socketUrl: 'the mock' },
    danger: 'sees the mock',
    close: mock.close,
  };
}

/** Describes a real server as a back-end. It serves everything except for the console's own files. */
const createRealBackEnd = (server: RealServer) => ({
  gateway: { upstream: server.url },
  console: { server },
  account: `an administrator of ${server.url}`,
  lines: `, of ${server.url}\n  Sockets       of ${server.socket}`,
  replaced: { apiBaseUrl: server.url, socketUrl: server.socket },
  danger: `reaches ${server.url} through it`,
  close: () => undefined,
});

/**
 * Uses the real server if the options name one. Otherwise it starts the sandbox if the product has one, or else the
 * mock.
 */
export async function startBackEnd(options: Options) {
  if (options.server) return createRealBackEnd(options.server);
  const sandbox = await findSandbox();
  return sandbox ? startSandboxBackEnd(sandbox, options) : startMockBackEnd(options.contract);
}
