const othersRecord = 'it changes a record that was there before, and the contract cannot add one';
const publicText = 'it replaces a text that everyone reads';
const ownRecords = 'it changes the server: given --write, it is tried on a banner of its own';

/** Why an operation is never called, or only with --write. */
const reasons: Record<string, string> = {
  updateUser: othersRecord,
  deleteUser: othersRecord,
  updateStory: othersRecord,
  deleteStory: othersRecord,
  addGenre: 'the contract has no way to delete a genre: what it adds would stay',
  updateGenre: 'it changes a genre that was there before: one of its own could not be deleted',
  createBanner: ownRecords,
  updateBanner: ownRecords,
  deleteBanner: ownRecords,
  updateAdminProfile: 'it changes the profile of the administrator who signs in',
  updatePrivacyPolicy: publicText,
  updateTermsAndCondition: publicText,
  deleteAccount: 'it deletes an administrator',
};

interface Circumstances {
  /** Whether a token was given instead of email and password. */
  tokenGiven: boolean;
  signedIn: boolean;
  write: boolean;
}

/** Why an operation was not tried; whoever adds one to the contract says here what is to be thought of it. */
export function whyNotTried(id: string, { tokenGiven, signedIn, write }: Circumstances): string {
  if (id === 'login' && tokenGiven) return 'a token was given';
  const reason = reasons[id];
  if (reason && !(write && reason === ownRecords)) return reason;
  return signedIn
    ? 'the calls before it did not lead to it'
    : 'login gave no token that can be used';
}
