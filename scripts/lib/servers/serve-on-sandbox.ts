import { requireSandbox } from '../sandbox.ts';
import { createTempFolder } from '../temp-folder.ts';
import { createAllowedHosts } from './hosts.ts';
import { startBuiltConsole } from './console-server.ts';

/** Serves builds on one new sandbox without the gateway; returns their URLs. */
export async function serveOnSandbox(builds: readonly string[], users: number) {
  const hosts = createAllowedHosts();
  const data = await createTempFolder();
  const { startSandbox } = await requireSandbox();
  const sandbox = await startSandbox({ contract: 'openapi.yaml', data, users, port: 0, hosts });
  const { url } = sandbox;
  const options = { port: 0, hosts, api: url, sandbox: url };
  const servers = await Promise.all(builds.map((build) => startBuiltConsole(build, options)));
  return {
    urls: servers.map((server) => server.url),
    async close() {
      for (const server of [...servers, sandbox]) await server.close();
    },
  };
}
