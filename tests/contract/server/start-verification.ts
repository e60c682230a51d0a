import { vi } from 'vitest';
import type { Violation } from '../../../scripts/contract-verify/violations.ts';
import { type InjectedFault, startFaultyServer } from '../../support/faulty-server.ts';
import { credentials, signIn, startSeededSandbox } from '../../support/sign-in-to-stack.ts';
import { createServerChecks } from './server-checks.ts';

const contract = 'openapi.yaml';

/** In place of the timeout of a call, which ends as soon as the server has decided not to respond. */
function endTimeoutsOf(fault: InjectedFault): InjectedFault {
  let controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    controller = new AbortController();
    return controller.signal;
  });
  return {
    ...fault,
    onResponse(response) {
      const replaced = fault.onResponse?.(response);
      if (replaced === 'never') controller.abort(new DOMException('Too late.', 'TimeoutError'));
      return replaced;
    },
  };
}

/** Starts a sandbox behind a server with injectable faults. */
export async function startVerification() {
  const sandbox = await startSeededSandbox();
  const baseUrl = sandbox.url;
  const faulty = await startFaultyServer(baseUrl, contract);
  const headers = { authorization: `Bearer ${await signIn(baseUrl)}` };
  return {
    /** Makes all checks of the server with a fault. */
    async verify(fault: InjectedFault, { write = false } = {}) {
      faulty.injectFault(endTimeoutsOf(fault));
      const { checks, unchecked, cleanUp } = await createServerChecks({
        contract,
        baseUrl: faulty.url,
        credentials,
        timeoutMs: 20_000,
        write,
      });
      const findings: (Violation & { id: string; title: string })[] = [];
      const skipped: string[] = [];
      for (const { id, title, getSkipReason, findViolations } of checks) {
        const reason = getSkipReason();
        if (reason !== undefined) {
          skipped.push(reason);
          continue;
        }
        const violations = await findViolations();
        findings.push(...violations.map((violation) => ({ ...violation, id, title })));
      }
      const leftovers = await cleanUp().then(
        () => undefined,
        (error: Error) => error.message,
      );
      return { findings, skipped, unchecked, leftovers };
    },
    /** The identifiers of banners that runs have left on the server. */
    async findOwnBanners(): Promise<string[]> {
      const found = await fetch(`${baseUrl}/api/banner/get-banners?key=contract:verify`, {
        headers,
      });
      const { banners } = (await found.json()) as { banners: { _id: string }[] };
      return banners.map(({ _id }) => _id);
    },
    async deleteBanners(ids: readonly string[]): Promise<void> {
      for (const id of ids)
        await fetch(`${baseUrl}/api/banner/delete-banner/${id}`, { method: 'DELETE', headers });
    },
    async close() {
      faulty.close();
      await sandbox.close();
    },
  };
}

type Verification = Awaited<ReturnType<typeof startVerification>>;
export type VerifyResult = Awaited<ReturnType<Verification['verify']>>;
