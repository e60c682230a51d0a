import { afterAll, describe, inject, test } from 'vitest';
import { interruptChannel } from '../../../scripts/contract-verify/options.ts';
import { toError } from '../../../scripts/contract-verify/violations.ts';
import { credentials, startSeededSandbox } from '../../support/sign-in-to-stack.ts';
import { createServerChecks, type VerifiedServer } from './server-checks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of `npm run contract:verify`; other runs check the sandbox. */
    server: VerifiedServer | undefined;
  }
}

const given = inject('server');
const sandbox = given ? undefined : await startSeededSandbox();
const { checks, unchecked, cleanUp } = await createServerChecks(
  given ?? {
    contract: 'openapi.yaml',
    baseUrl: sandbox?.url ?? '',
    credentials,
    write: true,
    timeoutMs: 20_000,
  },
);

let isInterrupted = false;
const interruption = new BroadcastChannel(interruptChannel);
interruption.addEventListener('message', () => {
  isInterrupted = true;
});

afterAll(async () => {
  interruption.close();
  await cleanUp().finally(() => sandbox?.close());
});

for (const [id, ofOperation] of Map.groupBy(checks, (check) => check.id)) {
  describe(`${id}`, () => {
    for (const { title, getSkipReason, findViolations } of ofOperation) {
      // oxlint-disable-next-line vitest/expect-expect -- a matcher would print values of the response
      test(`${title}`, async ({ skip }) => {
        const reason = isInterrupted ? 'interrupted' : getSkipReason();
        if (reason !== undefined) skip(reason);
        const violations = await findViolations();
        if (violations.length > 0) throw toError(violations);
      });
    }
  });
}

for (const { id, reason } of unchecked) {
  describe(`${id}`, () => {
    // oxlint-disable-next-line vitest/no-disabled-tests -- so that reporters list it as skipped
    test.skip(`not checked: ${reason}`, () => undefined);
  });
}
