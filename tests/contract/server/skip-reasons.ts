import type { OperationId } from '../../../scripts/contract-verify/probe.ts';

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
export function getSkipReason(id: string, hasGivenToken: boolean): string {
  if (id === 'login' && hasGivenToken) return 'a token was given';
  return reasons[id as OperationId] ?? 'no check covers it: add one in tests/contract/server/';
}
