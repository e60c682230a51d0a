import { hashKey } from '@tanstack/react-query';
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import { isNullable } from '../config/choose-kind.ts';
import { isParts } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';

export type Values = Record<string, unknown>;

/** The properties of an object, trimmed; without the empty ones, but for those that are then null. */
function normaliseParts(value: Values, properties: ConstraintsByName): Values | undefined {
  const parts = Object.entries(value)
    .map(([name, part]) => [name, normalise(part, properties[name] ?? {})] as const)
    .filter(
      ([name, part]) =>
        part !== '' && part !== undefined && (part !== null || isNullable(properties[name] ?? {})),
    );
  return parts.some(([, part]) => part !== null) ? Object.fromEntries(parts) : undefined;
}

/**
 * A value as it is sent: texts are trimmed, and parts that are empty are left out. A password, and JSON of any type, is as
 * it was typed.
 */
function normalise(value: unknown, constraints: Constraints): unknown {
  if (typeof value === 'string') return constraints.format === 'password' ? value : value.trim();
  const { items } = constraints;
  if (Array.isArray(value) && items) {
    const normalised = value.map((item) => normalise(item, items));
    // An object without parts is incomplete, not absent.
    return normalised.map((item) => (item === undefined ? {} : item)).filter((item) => item !== '');
  }
  const { properties, oneOf } = constraints;
  return isParts(value) && properties && !oneOf ? normaliseParts(value, properties) : value;
}

/** Objects with the same properties are equal in any order of them. */
const isEqual = (a: unknown, b: unknown) =>
  a === b || ((isParts(a) || Array.isArray(a)) && hashKey([a]) === hashKey([b]));

/** An empty text means "keep the original value"; an empty list is a change unless the original list was empty. */
const isUnchanged = (value: unknown, original: unknown) =>
  isEmpty(value) ? !Array.isArray(value) || isEmpty(original) : isEqual(value, original);

/** The properties of a request body. */
export type BodyShape = Pick<Operation, 'bodyConstraints' | 'requiredProperties'>;

/** The normalised values of a form that differ from the original ones. Emptied, a value that may be null is null. */
export function getDirtyValues(
  originalValues: Values,
  values: Values,
  { bodyConstraints }: Pick<BodyShape, 'bodyConstraints'>,
): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const constraints = bodyConstraints[name] ?? {};
      const dirty = normalise(value, constraints);
      const original = normalise(originalValues[name], constraints);
      if (isEmpty(dirty) && isNullable(constraints)) return isEmpty(original) ? [] : [[name, null]];
      return isUnchanged(dirty, original) ? [] : [[name, dirty]];
    }),
  );
}

/** The body to send: the dirty values, and what the contract requires besides. */
export function getBody(originalValues: Values, values: Values, shape: BodyShape): Values {
  const required = shape.requiredProperties.flatMap((name) => {
    const constraints = shape.bodyConstraints[name] ?? {};
    const value = normalise(values[name], constraints);
    if (!isEmpty(value)) return [[name, value]];
    return isNullable(constraints) ? [[name, null]] : [];
  });
  return { ...Object.fromEntries(required), ...getDirtyValues(originalValues, values, shape) };
}

/** The names of the properties that have, as they are sent, another value in one form than in the other. */
export function findDifferences(
  form: Values,
  other: Values,
  { bodyConstraints }: Pick<BodyShape, 'bodyConstraints'>,
): string[] {
  return Object.keys({ ...form, ...other }).filter((name) => {
    const [a, b] = [form, other].map((values) =>
      normalise(values[name], bodyConstraints[name] ?? {}),
    );
    return !isEqual(a, b) && !(isEmpty(a) && isEmpty(b));
  });
}
