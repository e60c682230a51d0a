import type { ContractOperation } from './contract-operations.ts';
import type { Finding } from './findings.ts';
import { createInquiry, CutShort } from './inquiry.ts';
import { whyNotTried } from './not-tried.ts';
import { checkReads } from './reads.ts';
import { type Credentials, signIn } from './sign-in.ts';
import { checkWrites } from './writes.ts';

interface VerifyOptions {
  /** Those of the contract, as `contractOperations` reads them. */
  operations: ContractOperation[];
  baseUrl: string;
  credentials: Credentials;
  /** Whether records of its own may be added, edited and deleted. */
  write: boolean;
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** Ends the calls, but for those that clean up. */
  stopped?: AbortSignal;
}

/** What a server was asked, and how its answers break the contract. */
export interface Outcome {
  baseUrl: string;
  calls: number;
  /** In the contract's order; an operation that was not called says why. */
  operations: { operationId: string; calls: number; notTried?: string }[];
  findings: Finding[];
  /** What could not be cleaned up, in words. */
  left: string[];
  /** Why not everything was asked. */
  cutShort?: string;
}

/** Asks a server what the console asks it. A StartError when it cannot be reached, or lets nobody in. */
export async function verify(options: VerifyOptions): Promise<Outcome> {
  const { operations, baseUrl, credentials, write, timeout, stopped } = options;
  const inquiry = createInquiry({ baseUrl, operations, timeout, stopped });
  const left: string[] = [];
  let cutShort: string | undefined;
  try {
    await signIn(inquiry, credentials);
    await checkReads(inquiry);
    if (write && inquiry.token()) await checkWrites(inquiry, left);
  } catch (error) {
    if (!(error instanceof CutShort)) throw error;
    cutShort = error.message;
  }
  const circumstances = {
    tokenGiven: 'token' in credentials,
    signedIn: inquiry.token() !== undefined,
    write,
  };
  return {
    baseUrl,
    calls: [...inquiry.calls.values()].reduce((sum, calls) => sum + calls, 0),
    operations: operations.map(({ id }) => {
      const calls = inquiry.calls.get(id) ?? 0;
      return calls > 0
        ? { operationId: id, calls }
        : { operationId: id, calls, notTried: cutShort ?? whyNotTried(id, circumstances) };
    }),
    findings: inquiry.findings.all(),
    left,
    ...(cutShort !== undefined && { cutShort }),
  };
}
