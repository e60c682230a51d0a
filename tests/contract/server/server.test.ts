/** What contract:verify runs as Vitest's tests, on the server that it provides; faults.test.ts makes the same checks of the sandbox. */
import { afterAll, describe, inject, test } from 'vitest';
import { toError } from '../../../scripts/contract-verify/violations.ts';
import { createServerChecks } from './server-checks.ts';

const { checks, unchecked, cleanUp } = await createServerChecks(inject('server'));
const interruption = inject('interruption');

afterAll(cleanUp);

for (const [id, ofOperation] of Map.groupBy(checks, (check) => check.id)) {
  describe(`${id}`, () => {
    for (const { title, getSkipReason, findViolations } of ofOperation) {
      // oxlint-disable-next-line vitest/expect-expect -- a matcher would print values of the response
      test(`${title}`, async ({ skip }) => {
        const reason = interruption[0] ? 'interrupted' : getSkipReason();
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
