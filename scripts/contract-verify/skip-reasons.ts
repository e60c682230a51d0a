import type { OperationId } from './operations.ts';

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

interface RunContext {
  /** Whether a token was given instead of email and password. */
  hasGivenToken: boolean;
  isSignedIn: boolean;
  write: boolean;
}

/** The fallback for an operation that should have been called. */
const notReached = 'no earlier call led to it';

export function getSkipReason(
  id: OperationId,
  { hasGivenToken, isSignedIn, write }: RunContext,
): string {
  if (id === 'login' && hasGivenToken) return 'a token was given';
  const reason = reasons[id];
  if (reason && !(write && reason === temporaryBanner)) return reason;
  return isSignedIn ? notReached : 'login returned no usable token';
}
