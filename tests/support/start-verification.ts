import { getSandboxFiles } from '../../scripts/sandbox/data-folder/manifest.ts';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { readProbedOperations } from '../../scripts/contract-verify/operations.ts';
import { verify, type VerifyOptions } from '../../scripts/contract-verify/verify.ts';
import { type InjectedFault, startFaultyServer } from './faulty-server.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** Starts a sandbox behind a server with injectable faults, and runs contract:verify against it. */
export async function startVerification() {
  const contract = 'openapi.yaml';
  const host = '127.0.0.1';
  const files = getSandboxFiles(await createTempFolder());
  const operations = await readProbedOperations(contract);
  const sandbox = await startSandbox({ contract, files, users: 48, host, port: 0 });
  const server = await startFaultyServer(sandbox.url);
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
    /** Verifies the server with a fault. */
    verify(fault: InjectedFault, options: Partial<VerifyOptions> = {}) {
      server.injectFault(fault);
      return verify({
        operations,
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
