/** The parameters and properties of an operation that a screen uses. */
import { listPathParams } from '../../../src/api/path-params.ts';

export interface Use {
  part: 'path' | 'query' | 'body' | 'response';
  /** `users[].userName`; a trailing `.*` includes everything below. */
  property: string;
  /** The purpose: `column Username`, `field Starter`. */
  label: string;
}

export interface ScreenUse {
  operationKey: string;
  /** `users list`, `user detail`, `genre form`, `add genre page`, `dashboard`. */
  screen: string;
  /** The address of the screen: `/admin/users`. */
  address: string;
  /** The resource of the screen: `users`. */
  resource?: string;
  uses: Use[];
}

/** The operations that no screen uses. */
export const listUnused = <Operation extends { key: string }>(
  operations: readonly Operation[],
  uses: readonly ScreenUse[],
) => operations.filter(({ key }) => uses.every(({ operationKey }) => operationKey !== key));

const toUse =
  (part: Use['part']) =>
  (property: string, label: string): Use => ({ part, property, label });

const pathParam = toUse('path');
export const query = toUse('query');
export const response = toUse('response');

/** The use of a property that a form edits, with everything below it. */
export const bodyField = (property: string, label: string) => toUse('body')(`${property}.*`, label);

export const rowId = (operationKey: string) =>
  listPathParams(operationKey).map((property) => pathParam(property, 'address'));

/** The path of a property of a record. An empty path stands for the response itself. */
export const joinPath = (recordPath: string, property: string) =>
  recordPath === '' ? property : `${recordPath}.${property}`;
