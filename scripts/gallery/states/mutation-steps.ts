import type { Page } from '@playwright/test';
import type { Resource } from '../../../src/engine/config/resource.ts';
import { legalDocuments } from '../../../src/screens/legal/legal-documents.ts';
import { profileOperation } from '../../../src/screens/profile/profile-form.ts';
import {
  addRecord,
  deleteAccount,
  deleteRecord,
  editLegalText,
  editProfile,
  saveDialog,
  signIn,
} from './form-steps.ts';

type Steps = (page: Page) => Promise<void>;

/** By operation, for the screens outside `src/resources`. Add an entry for each new mutation. */
const otherMutations: Readonly<Record<string, { screen: string; steps: Steps }>> = {
  'POST /api/admin/login': { screen: 'sign-in', steps: signIn },
  'POST /api/admin/deleteAccount': { screen: 'delete account', steps: deleteAccount },
  [profileOperation]: { screen: 'profile', steps: editProfile },
  ...Object.fromEntries(
    Object.values(legalDocuments).map(({ title, operations }) => [
      operations.update,
      { screen: title.toLowerCase(), steps: editLegalText },
    ]),
  ),
};

interface Mutation {
  operationKey: string;
  screen: string;
  resource: Resource | undefined;
  requestExample: unknown;
}

/** What sends a mutation on a screen; undefined if the screen only uses its response, or cannot send it by itself. */
export function findMutationSteps(mutation: Mutation): Steps | undefined {
  const { operationKey, screen, resource, requestExample } = mutation;
  if (!resource) {
    const other = otherMutations[operationKey];
    return other?.screen === screen ? other.steps : undefined;
  }
  const { operations, formFields, actions } = resource;
  if (operationKey === operations.delete) return deleteRecord;
  if (operationKey === operations.update) return saveDialog;
  if (operationKey === operations.create) return addRecord(formFields, requestExample);
  const action = actions.find(({ operation }) => operation === operationKey);
  return action && ((page) => page.getByRole('button', { name: action.label }).first().click());
}
