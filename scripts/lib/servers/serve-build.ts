import { getSandboxFiles } from '../../sandbox/data-folder.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { createTempFolder } from '../temp-folder.ts';
import { type AllowedHosts, createAllowedHosts } from './allowed-hosts.ts';
import { addBrotli } from './brotli.ts';
import type { BuiltFile } from './build-console.ts';
import { startBuiltConsole } from './console-server.ts';
import { loopbackHost } from './host.ts';

interface BuildOptions extends Omit<Parameters<typeof startBuiltConsole>[1], 'port'> {
  hosts: AllowedHosts;
  /** The best by default. */
  brotliQuality?: number;
}

/** Serves a build from a temporary folder on a free port, in brotli. */
export async function serveBuild(build: readonly BuiltFile[], options: BuildOptions) {
  const { hosts, brotliQuality } = options;
  const server = await startBuiltConsole(await addBrotli(build, brotliQuality), {
    ...options,
    port: 0,
  });
  hosts.addPage(server.url);
  return server;
}

/** Serves builds on one new sandbox without the gateway; returns their URLs. */
export async function serveOnSandbox(builds: readonly BuiltFile[][], users: number) {
  const hosts = createAllowedHosts();
  const sandbox = await startSandbox({
    contract: 'openapi.yaml',
    files: getSandboxFiles(await createTempFolder()),
    users,
    host: loopbackHost,
    port: 0,
    hosts,
  });
  const { url } = sandbox;
  const servers = await Promise.all(
    builds.map((build) => serveBuild(build, { hosts, api: url, uploads: url, socketUrl: url })),
  );
  return {
    urls: servers.map((server) => server.url),
    async close() {
      for (const server of [...servers, sandbox]) await server.close();
    },
  };
}
