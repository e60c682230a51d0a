import type { Constraints } from '../../api/contract.ts';

export type Values = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, normalise(part)]));
  }
  return typeof value === 'string' ? value.trim() : value;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEqual = (a: unknown, b: unknown) =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

/** An empty text means "keep the original value"; an empty list is a change unless the original list was empty. */
const isUnchanged = (value: unknown, original: unknown) =>
  isEmpty(value) ? !Array.isArray(value) || isEmpty(original) : isEqual(value, normalise(original));

/** The trimmed values of a form that differ from the original ones. */
export function getDirtyValues(originalValues: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, normalise(value)] as const)
      .filter(([name, value]) => !isUnchanged(value, originalValues[name])),
  );
}

const isEquivalent = (a: unknown, b: unknown) =>
  isEqual(normalise(a), normalise(b)) || (isEmpty(a) && isEmpty(b));

/**
 * The names of dirty values in conflict: someone else has changed the value on the server since the form opened,
 * to something other than the dirty value.
 */
export const findConflicts = (
  originalValues: Values,
  currentValues: Values,
  dirtyValues: Values,
): string[] =>
  Object.keys(dirtyValues).filter(
    (name) =>
      !isEquivalent(originalValues[name], currentValues[name]) &&
      !isEquivalent(dirtyValues[name], currentValues[name]),
  );

/** The initial values for a new record: the contract's defaults, and false for a boolean without one. */
export function getDefaultValues(constraints: Readonly<Record<string, Constraints>>): Values {
  return Object.fromEntries(
    Object.entries(constraints).flatMap(([name, { default: defaultValue, type }]) => {
      const value = defaultValue ?? (type === 'boolean' ? false : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
