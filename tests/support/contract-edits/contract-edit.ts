import type { ContractChange } from '../../../scripts/contract-diff/contract-changes.ts';

/** The parts of the contract, loosely typed so that anything can be edited. */
// oxlint-disable-next-line typescript/no-explicit-any -- an edit may be anywhere in it
export type Contract = Record<'document' | 'paths' | 'components' | 'schemas', any>;

/** One edit of the frozen contract, and the expected change. */
export interface ContractEdit extends Pick<ContractChange, 'rule' | 'class' | 'change'> {
  /** `users list (column Username)` */
  screens: string[];
  /** Adds to the contract what is edited, if it does not have it. */
  prepare?: (contract: Contract) => void;
  edit: (contract: Contract) => void;
}

const ofResources = `users list, user detail, user form, stories list, story detail, story form, genres list,
  genre detail, genre form, add genre page, banners list, banner detail, banner form, add banner page`;

const splitNames = (screens: string) => screens.split(/,\s+/);

/** The screens of operations that require a token. */
export const protectedScreens = splitNames(
  `dashboard, profile, privacy policy, terms & condition, ${ofResources}`,
);

export const everyScreen = splitNames(
  `sign-in, profile, dashboard, privacy policy, terms & condition, delete account, ${ofResources}`,
);

/** A schema before and after an edit, for `schemaEdits`. */
export type SchemaRow = readonly [
  topic: string,
  effect: string,
  before: unknown,
  after: unknown,
  description: string,
];
