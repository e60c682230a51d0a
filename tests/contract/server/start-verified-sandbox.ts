import { getSandboxFiles } from '../../../scripts/sandbox/data-folder.ts';
import { administrator } from '../../../scripts/sandbox/seed/people.ts';
import { startSandbox } from '../../../scripts/sandbox/start-sandbox.ts';
import { createTempFolder } from '../../../scripts/lib/temp-folder.ts';
import type { VerifiedServer } from './server-checks.ts';

/** The sandbox of a contract, as a server to check. */
export async function startVerifiedSandbox(contract = 'openapi.yaml') {
  const { email, password } = administrator;
  const files = getSandboxFiles(await createTempFolder());
  const sandbox = await startSandbox({ contract, files, users: 48, host: '127.0.0.1', port: 0 });
  const server: VerifiedServer = {
    contract,
    baseUrl: sandbox.url,
    credentials: { email, password },
    write: true,
    timeoutMs: 20_000,
  };
  return { server, close: sandbox.close };
}
