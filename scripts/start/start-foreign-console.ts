/** npm start -- --contract: a console for any contract, on Prism's mock of the contract or on its real server. */
import { createForeignProduct, describeAccount } from '../lib/foreign-product.ts';
import { closeOnSignal } from '../lib/signals.ts';
import { buildPage } from '../lib/servers/build-console.ts';
import { startBuiltConsole } from '../lib/servers/console-server.ts';
import { startGateway } from '../lib/servers/gateway.ts';
import { type AllowedHosts, exposureLine } from '../lib/servers/hosts.ts';
import { startMock } from '../lib/servers/mock.ts';
import { type RealServer, reportOutage } from '../lib/servers/real-server.ts';

interface Options {
  contract: string;
  server: RealServer | undefined;
  host: string;
  expose: string[] | undefined;
  hosts: AllowedHosts;
  port: number;
  gatewayPort: number;
}

/** Starts the gateway to the real server, or the mock if no real server is named. */
const startBackEnd = ({ contract, server, hosts, gatewayPort: port }: Options) =>
  server
    ? startGateway({ contract, upstream: server.url, port, hosts })
    : startMock({ contract, port, hosts });

export async function startForeignConsole(options: Options): Promise<void> {
  const { contract, server, host, expose, hosts, port } = options;
  const product = await createForeignProduct(contract);
  const backEnd = await startBackEnd(options);
  const page = await startBuiltConsole(await buildPage({ plugins: [product.plugin] }), {
    port,
    hosts,
    api: backEnd.url,
    hasOtherPaths: true,
    acceptViolations: true,
    server,
  });
  closeOnSignal(page, backEnd);
  console.log(`
  Console       ${page.url}
  Sign in with  ${describeAccount(product, server?.url)}

  ${product.lines.join('\n  ')}

  API           ${backEnd.url} (Prism${server ? `, validating), of ${server.url}` : "'s mock)"}
${exposureLine({ host, expose }, server ? `reaches ${server.url} through it` : 'sees the mock')}  Stop          Ctrl+C
`);
  if (server) await reportOutage(server);
}
