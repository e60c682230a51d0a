import { getSandboxFiles } from '../../scripts/sandbox/data-folder/manifest.ts';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { loadConsole } from '../../scripts/lib/contract-usage/load-console.ts';
import { readProbedOperations } from '../../scripts/contract-verify/operations.ts';
import { verify, type VerifyOptions } from '../../scripts/contract-verify/verify.ts';
import { type InjectedFault, startFaultyServer } from './faulty-server.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** Starts a sandbox of the frozen contract behind a server with injectable faults, and runs contract:verify against it. */
export async function startVerification() {
  const contract = 'tests/support/frozen-contract.yaml';
  const host = '127.0.0.1';
  const files = getSandboxFiles(await createTempFolder());
  const operations = await readProbedOperations(contract);
  const { resources: byName } = await loadConsole([await readDocument(contract)]);
  const resources = Object.values(byName);
  const sandbox = await startSandbox({ contract, files, users: 48, host, port: 0 });
  const server = await startFaultyServer(sandbox.url, contract);
  const { email, password } = administrator;
  const response = await fetch(`${sandbox.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return {
    /** The address of the sandbox itself, without faults. */
    sandboxUrl: sandbox.url,
    token,
    /** The console's resources. */
    resources,
    /** Verifies the server with a fault. */
    verify(fault: InjectedFault, options: Partial<VerifyOptions> = {}) {
      server.injectFault(fault);
      return verify({
        operations,
        resources,
        baseUrl: server.url,
        credentials: { token },
        write: false,
        timeoutMs: 20_000,
        ...options,
      });
    },
    async close() {
      server.close();
      await sandbox.close();
    },
  };
}

export type Verification = Awaited<ReturnType<typeof startVerification>>;
