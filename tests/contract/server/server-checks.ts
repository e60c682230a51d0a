import type { VerifiedServer } from '../../../scripts/contract-verify/verified-server.ts';
import { createProbe, type OperationId } from '../../../scripts/contract-verify/probe.ts';
import {
  createReportedError,
  type Violation,
} from '../../../scripts/contract-verify/violations.ts';
import { resources } from '../../../src/app/resources.ts';
import { createReadChecks } from './read-checks.ts';
import { createWriteChecks } from './write-checks.ts';

const existingRecord =
  'it changes an existing record, and the contract has no operation to add one';
const publicText = 'it replaces a text that is public';
const temporaryBanner = 'it changes the server: with --write it is checked on a temporary banner';

/** Why an operation is never called, or only with --write. Add new operations that change data here. */
const reasons: Partial<Record<OperationId, string>> = {
  updateUser: existingRecord,
  deleteUser: existingRecord,
  updateStory: existingRecord,
  deleteStory: existingRecord,
  addGenre: 'the contract cannot delete a genre: the added one would stay',
  updateGenre: 'it changes an existing genre: an added one could not be deleted',
  createBanner: temporaryBanner,
  updateBanner: temporaryBanner,
  deleteBanner: temporaryBanner,
  updateAdminProfile: 'it changes the profile of the signed-in administrator',
  updatePrivacyPolicy: publicText,
  updateTermsAndCondition: publicText,
  deleteAccount: 'it deletes an administrator',
};

/** Why no check calls an operation. */
function getSkipReason(id: string, hasGivenToken: boolean): string {
  if (id === 'login' && hasGivenToken) return 'a token was given';
  return reasons[id as OperationId] ?? 'no check covers it: add one in tests/contract/server/';
}

/** The checks of a server by operation, in the contract's order; an operation without checks has a reason. */
export async function createServerChecks(server: VerifiedServer) {
  const { credentials, write } = server;
  const probe = await createProbe(server);
  const writes = createWriteChecks(probe);
  const checks = [
    ...createReadChecks(probe, resources, credentials),
    ...(write ? writes.checks : []),
  ];
  return {
    checks: checks.map(({ id, title, needsToken, skipReason, run }) => ({
      id,
      title,
      /** Why the check cannot be made, if it cannot. */
      getSkipReason: () =>
        needsToken && !probe.session.token ? 'login returned no usable token' : skipReason?.(),
      async findViolations(): Promise<Violation[]> {
        await run();
        return probe.takeViolations();
      },
    })),
    unchecked: probe.operations
      .filter((operation) => !checks.some(({ id }) => id === operation.id))
      .map(({ id }) => ({ id, reason: getSkipReason(id, 'token' in credentials) })),
    /** Deletes what was added; throws an error about what is left. */
    async cleanUp(): Promise<void> {
      const leftovers = await writes.cleanUp();
      if (leftovers.length === 0) return;
      throw createReportedError(
        leftovers.map((left) => `Left on the server: ${left}. Delete it in the console.`),
      );
    },
  };
}
