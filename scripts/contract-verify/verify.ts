import type { Resource } from '../../src/engine/config/resource.ts';
import { resources as registeredResources } from '../../src/app/resources.ts';
import { checkReads } from './check-reads.ts';
import { checkWrites } from './check-writes.ts';
import type { Finding } from './findings.ts';
import type { OperationId, ProbedOperation } from './operations.ts';
import { createProbe, RunAborted } from './probe.ts';
import { type Credentials, signIn } from './sign-in.ts';
import { getSkipReason } from './skip-reasons.ts';

export interface VerifyOptions {
  operations: ProbedOperation[];
  /** Defaults to the console's resources. */
  resources?: readonly Resource[];
  baseUrl: string;
  credentials: Credentials;
  /** Whether a temporary banner may be added, edited and deleted. */
  write: boolean;
  /** For each call. */
  timeoutMs: number;
  /** Aborts the run; cleaning up still takes place. */
  signal?: AbortSignal;
}

/** Which calls were made, and how the responses violate the contract. */
export interface VerifyResult {
  baseUrl: string;
  calls: number;
  /** In the contract's order; `skipped` is the reason why an operation was not called. */
  operations: { operationId: OperationId; calls: number; skipped?: string }[];
  findings: Finding[];
  /** Descriptions of what could not be deleted. */
  leftovers: string[];
  /** Why the run ended early, if it did. */
  abortReason?: string;
}

/** Sends a server the console's requests. Throws a CommandError when it is unreachable or rejects the credentials. */
export async function verify(options: VerifyOptions): Promise<VerifyResult> {
  const { operations, resources = registeredResources, baseUrl, credentials, write } = options;
  const { timeoutMs, signal } = options;
  const probe = createProbe({ baseUrl, operations, timeoutMs, signal });
  const leftovers: string[] = [];
  let abortReason: string | undefined;
  try {
    await signIn(probe, credentials);
    await checkReads(probe, resources);
    if (write && probe.getToken()) await checkWrites(probe, leftovers);
  } catch (error) {
    if (!(error instanceof RunAborted)) throw error;
    abortReason = error.message;
  }
  const context = {
    hasGivenToken: 'token' in credentials,
    isSignedIn: probe.getToken() !== undefined,
    write,
  };
  return {
    baseUrl,
    calls: [...probe.callCounts.values()].reduce((sum, calls) => sum + calls, 0),
    operations: operations.map(({ id }) => {
      const calls = probe.callCounts.get(id) ?? 0;
      return calls > 0
        ? { operationId: id, calls }
        : { operationId: id, calls, skipped: abortReason ?? getSkipReason(id, context) };
    }),
    findings: probe.findings.all(),
    leftovers,
    ...(abortReason !== undefined && { abortReason }),
  };
}
