import { afterAll, describe, inject, test } from 'vitest';
import { interruptChannel } from '../../../scripts/contract-verify/options.ts';
import { toError } from '../../../scripts/contract-verify/violations.ts';
import { startVerifiedSandbox } from './start-verified-sandbox.ts';
import { createServerChecks, type VerifiedServer } from './server-checks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of `npm run contract:verify`; other runs check the sandbox. */
    server: VerifiedServer | undefined;
  }
}

const sandbox = inject('server') ? undefined : await startVerifiedSandbox();
const server = inject('server') ?? sandbox?.server;
if (!server) throw new Error('There is no server to check.');
const { checks, unchecked, cleanUp } = await createServerChecks(server);

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
