import { readContract } from '../generate/read-contract.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { closeOnSignal } from '../lib/graceful-shutdown.ts';
import { createAllowedHosts } from '../lib/servers/allowed-hosts.ts';
import { buildConsole } from '../lib/servers/build-console.ts';
import { startBuiltConsole } from '../lib/servers/console-server.ts';
import { startGateway } from '../lib/servers/gateway.ts';
import { exposureLine } from '../lib/servers/host.ts';
import { configLines, readPublicConfig } from '../lib/servers/public-config.ts';
import { printOutage, printViolations } from '../lib/servers/print-problems.ts';
import { describeOutage, type RealServer } from '../lib/servers/real-server.ts';

const contract = 'openapi.yaml';

interface Options {
  server: RealServer;
  host: string;
  expose: string[] | undefined;
  port: number;
  gatewayPort: number;
}

/** Serves the console in front of a real server, which everything but the console's own files comes from. */
export async function startOnRealServer({ server, host, expose, ...ports }: Options) {
  const hosts = createAllowedHosts({ host, expose });
  // Names a mistake in the contract.
  await readContract(contract);
  const gateway = await startGateway({
    contract,
    upstream: server.url,
    host,
    port: ports.gatewayPort,
    hosts,
    onViolation: printViolations,
  });
  const page = await startBuiltConsole(await buildConsole(), {
    host,
    port: ports.port,
    hosts,
    api: gateway.url,
    server,
  });
  const ofServer = { host: new URL(page.url).host, origin: new URL(server.url).origin };
  if (!hosts.check({ method: 'POST', headers: ofServer })) {
    throw new CommandError('--api is the address of this console. Give it that of the server.');
  }
  closeOnSignal(page, gateway);
  console.log(`
  Story Admin   ${page.url}
  Sign in with  an administrator of ${server.url}

  API           ${gateway.url} (Prism, validating), of ${server.url}
  Sockets       of ${server.socket}
${configLines(readPublicConfig(), { apiBaseUrl: server.url, socketUrl: server.socket })}${exposureLine({ host, expose }, `reaches ${server.url} through it`)}  Stop          Ctrl+C
`);
  const outage = await describeOutage(server);
  if (outage) printOutage(outage);
}
