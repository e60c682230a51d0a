import type { JsonSchema } from '../../../scripts/generate/json-schema.ts';
import { typesOf } from './valid-values.ts';

export interface Broken {
  /** The whole value, with one constraint broken. */
  value: unknown;
  /** Where: the names and indexes that lead to what breaks it. */
  path: (string | number)[];
}

const withPart = (whole: unknown, key: string | number, part: unknown): unknown =>
  Array.isArray(whole) ? whole.with(key as number, part) : { ...(whole as object), [key]: part };

const without = (whole: unknown, key: string): unknown => {
  const { [key]: _, ...rest } = whole as Record<string, unknown>;
  return rest;
};

/** Whether a value has the constants of an object's properties. */
const hasConstants = ({ properties = {} }: JsonSchema, value: object) =>
  Object.entries(properties).every(
    ([name, part]) => !('const' in part) || Reflect.get(value, name) === part.const,
  );

/** The member of a `oneOf` that a value belongs to: null, or the object with its constants. */
const branchFor = (schema: JsonSchema, value: unknown): JsonSchema =>
  schema.oneOf?.find((one) => {
    if (typesOf(one).includes('null') || value === null) {
      return typesOf(one).includes('null') === (value === null);
    }
    return typeof value !== 'object' || hasConstants(one, value);
  }) ?? schema;

/** Values of other types than the schema's, and such as break its other limits. */
function wrongHere(schema: JsonSchema, value: unknown): unknown[] {
  if ('const' in schema) return ['yes', 1, null];
  const { pattern, format = '', minimum, minLength = 0, maxLength } = schema;
  const types = new Set(schema.oneOf ? schema.oneOf.flatMap(typesOf) : typesOf(schema));
  // Any value keeps it.
  if (types.size === 0) return [];
  const others: [string, unknown][] = [
    ['null', null],
    ['string', 'text'],
    ['boolean', true],
    ['number', 1.5],
    ['array', []],
    ['object', {}],
  ];
  const wrong = others
    .filter(([type]) => !types.has(type) && !(type === 'number' && types.has('integer')))
    .filter(([, other]) => !schema.enum?.includes(other))
    .map(([, other]) => other);
  if (types.has('integer')) wrong.push(1.5);
  if (Array.isArray(value)) wrong.push(...wrongLists(schema, value));
  if (typeof value === 'string') {
    if (schema.enum || pattern !== undefined || checkedFormats.test(format))
      wrong.push('no such value');
    if (minLength > 0) wrong.push('x'.repeat(minLength - 1));
    if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1));
  }
  if (typeof value === 'number') wrong.push(...wrongNumbers(schema, minimum));
  return wrong;
}

/** The formats that ajv checks and that "no such value" does not keep. */
const checkedFormats = /^(date|date-time|time|email|uri|uuid|ipv4)$/;

function wrongNumbers(
  { maximum, exclusiveMinimum, exclusiveMaximum, ...rest }: JsonSchema,
  minimum?: number,
) {
  return [
    minimum !== undefined && minimum - 1,
    maximum !== undefined && maximum + 1,
    exclusiveMinimum,
    exclusiveMaximum,
    rest.multipleOf !== undefined && (minimum ?? 0) + rest.multipleOf * 1.5,
    rest.enum && 1e6,
  ].filter((wrong) => typeof wrong === 'number');
}

function wrongLists(
  { minItems = 0, maxItems, uniqueItems }: JsonSchema,
  value: readonly unknown[],
) {
  const [first] = value;
  const wrong: unknown[][] = [];
  if (minItems > 0) wrong.push(value.slice(0, minItems - 1));
  if (first === undefined) return wrong;
  if (maxItems !== undefined && !uniqueItems)
    wrong.push(Array.from({ length: maxItems + 1 }, () => first));
  if (uniqueItems) wrong.push([first, first]);
  return wrong;
}

/** Every way to break one constraint of a value that keeps a schema. */
export function brokenValues(schema: JsonSchema, value: unknown): Broken[] {
  const here = wrongHere(schema, value).map((wrong): Broken => ({ value: wrong, path: [] }));
  const { properties = {}, required = [], items, additionalProperties } = branchFor(schema, value);
  const inside = (key: string | number, part: JsonSchema, old: unknown) =>
    brokenValues(part, old).map(({ value: broken, path }) => ({
      value: withPart(value, key, broken),
      path: [key, ...path],
    }));

  if (Array.isArray(value)) {
    return [...here, ...value.flatMap((old, index) => inside(index, items ?? {}, old))];
  }
  if (typeof value !== 'object' || value === null) return here;
  const present = Object.entries(properties).filter(([name]) => name in value);
  return [
    ...here,
    ...required.map((name) => ({ value: without(value, name), path: [name] })),
    ...present.flatMap(([name, part]) => inside(name, part, Reflect.get(value, name))),
    ...(additionalProperties === false
      ? [{ value: withPart(value, 'nobodyAsked', 1), path: [] }]
      : []),
  ];
}
