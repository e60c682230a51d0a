import { hashKey } from '@tanstack/react-query';
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import { isNullable } from '../config/choose-kind.ts';
import { isParts } from '../config/input-values.ts';
import { isBlank, isEmpty } from '../config/is-empty.ts';
import { cleanCode, cleanText } from '../../ui/clean-text.ts';

export type Values = Record<string, unknown>;

/** Returns the text to send for one that a form has. */
type CleanText = (text: string, constraints: Constraints) => string;

/** The properties of an object, cleaned; without the empty ones, but for those that are then null. */
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

/** A value as it is sent: texts are cleaned, and parts that are empty are left out. JSON of any type is as it was typed. */
function normalise(value: unknown, constraints: Constraints, clean: CleanText): unknown {
  if (typeof value === 'string') return clean(value, constraints);
  const { items } = constraints;
  if (Array.isArray(value) && items) {
    const normalised = value.map((item) => normalise(item, items, clean));
    // An object without parts is incomplete, not absent.
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

/** Returns what cleans the texts that were typed. A text that is stored stays as it is: nobody has asked for a change. */
function createCleanText(original: unknown): CleanText {
  const storedTexts = new Set(listTexts(original));
  return (text, constraints) =>
    storedTexts.has(text) ? keepText(text, constraints) : cleanTypedText(text, constraints);
}

/** Objects with the same properties are equal in any order of them. */
const isEqual = (a: unknown, b: unknown) =>
  a === b || ((isParts(a) || Array.isArray(a)) && hashKey([a]) === hashKey([b]));

/** An empty text means "keep the original value"; an empty list is a change unless the original list was empty. */
const isUnchanged = (value: unknown, original: unknown) =>
  isEmpty(value) ? !Array.isArray(value) || isEmpty(original) : isEqual(value, original);

/** Whether a value is the address of a stored file, as it is read, and not a file, as it is written. */
const isFileAddress = (value: unknown, { format }: Constraints): value is string =>
  format === 'binary' && typeof value === 'string' && value !== '';

/** The properties of a request body. */
export interface BodyShape extends Pick<Operation, 'bodyConstraints' | 'requiredProperties'> {
  /** Whether the body is the whole record, and not only what has changed. */
  sendsRecord?: boolean;
}

/** The normalised values of a form that differ from the original ones. Emptied, a value that may be null is null. */
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

/** The properties that are sent also if they have not changed. */
const listSentAnyway = ({ bodyConstraints, requiredProperties, sendsRecord }: BodyShape) =>
  sendsRecord
    ? Object.keys(bodyConstraints).filter((name) => bodyConstraints[name]?.format !== 'binary')
    : requiredProperties;

/** The body to send: the dirty values, and what the contract requires besides, or the whole record. */
export function getBody(originalValues: Values, values: Values, shape: BodyShape): Values {
  const unchanged = listSentAnyway(shape).flatMap((name) => {
    const constraints = shape.bodyConstraints[name] ?? {};
    const value = normalise(values[name], constraints, createCleanText(originalValues[name]));
    if (!isEmpty(value)) return [[name, value]];
    return isNullable(constraints) ? [[name, null]] : [];
  });
  return { ...Object.fromEntries(unchanged), ...getDirtyValues(originalValues, values, shape) };
}

/** A signed address has another query each time that it is read, so it is that of another file only if its path differs. */
const toComparable = (value: unknown, constraints: Constraints, clean: CleanText): unknown =>
  isFileAddress(value, constraints) ? value.split(/[?#]/)[0] : normalise(value, constraints, clean);

/** The names of the properties that differ between two versions of a record; with `clean`, once texts are cleaned. */
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
