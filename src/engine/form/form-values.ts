import { hashKey } from '@tanstack/react-query';
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import { isNullable } from '../config/choose-kind.ts';
import { isParts } from '../config/input-values.ts';
import { isBlank, isEmpty } from '../config/is-empty.ts';
import { cleanCode, cleanText } from '../../ui/clean-text.ts';

export type Values = Record<string, unknown>;

/** Returns the text to send for a text in the form. */
type CleanText = (text: string, constraints: Constraints) => string;

/** Cleans the properties of an object. Empty ones are left out, unless they are null and the contract allows that. */
function normaliseParts(
  value: Values,
  properties: ConstraintsByName,
  clean: CleanText,
): Values | undefined {
  const parts = Object.entries(value)
    .map(([name, part]) => [name, normalise(part, properties[name] ?? {}, clean)] as const)
    .filter(
      ([name, part]) =>
        part !== '' && part !== undefined && (part !== null || isNullable(properties[name] ?? {})),
    );
  return parts.some(([, part]) => part !== null) ? Object.fromEntries(parts) : undefined;
}

/** A value as it is sent: texts are cleaned, and empty parts are left out. JSON of any type is not changed. */
function normalise(value: unknown, constraints: Constraints, clean: CleanText): unknown {
  if (typeof value === 'string') return clean(value, constraints);
  const { items } = constraints;
  if (Array.isArray(value) && items) {
    const normalised = value.map((item) => normalise(item, items, clean));
    // An object without parts is incomplete, but it is an item.
    return normalised.map((item) => (item === undefined ? {} : item)).filter((item) => item !== '');
  }
  const { properties, hasAlternatives } = constraints;
  return isParts(value) && properties && !hasAlternatives
    ? normaliseParts(value, properties, clean)
    : value;
}

const keepText: CleanText = (text) => (isBlank(text) ? '' : text);

export function cleanTypedText(text: string, { format, pattern }: Constraints): string {
  if (format === 'password') return text;
  return pattern === undefined && format === undefined ? cleanText(text) : cleanCode(text);
}

/** All texts in a value. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isParts(value) ? Object.values(value).flatMap(listTexts) : [];
}

/**
 * Returns a function that cleans texts that were typed. Stored texts are not changed, because nobody has asked for
 * that.
 */
function createCleanText(original: unknown): CleanText {
  const storedTexts = new Set(listTexts(original));
  return (text, constraints) =>
    storedTexts.has(text) ? keepText(text, constraints) : cleanTypedText(text, constraints);
}

/** Compares objects by their properties, in any order. */
const isEqual = (a: unknown, b: unknown) =>
  a === b || ((isParts(a) || Array.isArray(a)) && hashKey([a]) === hashKey([b]));

/**
 * Whether a value is unchanged. An empty text keeps the original value. An empty list is a change, unless the original
 * list was empty, too.
 */
const isUnchanged = (value: unknown, original: unknown) =>
  isEmpty(value) ? !Array.isArray(value) || isEmpty(original) : isEqual(value, original);

/** Whether a value is the address of a stored file, which is only read, and not a file to send. */
export const isFileAddress = (value: unknown, { format }: Constraints): value is string =>
  format === 'binary' && typeof value === 'string' && value !== '';

/** The properties of a request body, and how much of a record it has. */
export interface BodyShape extends Pick<Operation, 'bodyConstraints' | 'requiredProperties'> {
  /** Whether the body is the whole record, and not only what has changed. */
  sendsRecord?: boolean;
}

/**
 * The normalised values of a form that differ from the original ones. An emptied value is null if the contract allows
 * that.
 */
export function getDirtyValues(
  originalValues: Values,
  values: Values,
  { bodyConstraints }: Pick<BodyShape, 'bodyConstraints'>,
): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const constraints = bodyConstraints[name] ?? {};
      if (isFileAddress(value, constraints)) return [];
      const dirty = normalise(value, constraints, createCleanText(originalValues[name]));
      const original = normalise(originalValues[name], constraints, keepText);
      if (isEmpty(dirty) && isNullable(constraints)) return isEmpty(original) ? [] : [[name, null]];
      return isUnchanged(dirty, original) ? [] : [[name, dirty]];
    }),
  );
}

/** The properties that are sent even if they have not changed. */
const listSentAnyway = ({ bodyConstraints, requiredProperties, sendsRecord }: BodyShape) =>
  sendsRecord
    ? Object.keys(bodyConstraints).filter((name) => bodyConstraints[name]?.format !== 'binary')
    : requiredProperties;

/** The body to send: the dirty values and the values that the contract requires, or the whole record. */
export function getBody(originalValues: Values, values: Values, shape: BodyShape): Values {
  const unchanged = listSentAnyway(shape).flatMap((name) => {
    const constraints = shape.bodyConstraints[name] ?? {};
    const value = normalise(values[name], constraints, createCleanText(originalValues[name]));
    if (!isEmpty(value)) return [[name, value]];
    return isNullable(constraints) ? [[name, null]] : [];
  });
  return { ...Object.fromEntries(unchanged), ...getDirtyValues(originalValues, values, shape) };
}

/** A signed address has another query each time it is read, so two addresses are compared by their paths. */
const toComparable = (value: unknown, constraints: Constraints, clean: CleanText): unknown =>
  isFileAddress(value, constraints) ? value.split(/[?#]/)[0] : normalise(value, constraints, clean);

/** The names of the properties that differ between two versions of a record, after their texts are cleaned by `clean`. */
export function findDifferences(
  version: Values,
  other: Values,
  { bodyConstraints }: Pick<BodyShape, 'bodyConstraints'>,
  clean: CleanText = keepText,
): string[] {
  return Object.keys({ ...version, ...other }).filter((name) => {
    const [a, b] = [version, other].map((values) =>
      toComparable(values[name], bodyConstraints[name] ?? {}, clean),
    );
    return !isEqual(a, b) && !(isEmpty(a) && isEmpty(b));
  });
}
