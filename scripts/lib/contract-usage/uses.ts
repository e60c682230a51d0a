/** Builds the uses of an operation's parameters and properties. */
import { listPathParams } from '../../../src/api/path-params.ts';
import type { Use } from './usage.ts';

export const query = (property: string, label: string): Use => ({ part: 'query', property, label });
export const response = (property: string, label: string): Use => ({
  part: 'response',
  property,
  label,
});

export const rowId = (operationKey: string): Use[] =>
  listPathParams(operationKey).map((property) => ({ part: 'path', property, label: 'address' }));

/** The path of a property of a record; the response itself has an empty path. */
export const joinPath = (recordPath: string, property: string) =>
  recordPath === '' ? property : `${recordPath}.${property}`;

export const unique = (uses: Use[]) => [
  ...new Map(uses.map((use) => [`${use.part} ${use.property} ${use.label}`, use])).values(),
];
