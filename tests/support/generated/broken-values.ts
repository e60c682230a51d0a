import { branchFor, type Schema, typesOf } from './schema.ts';

export interface Broken {
  /** The whole value, with one constraint broken. */
  value: unknown;
  /** Where: the names and indexes that lead to what breaks it. */
  path: (string | number)[];
}

const withPart = (whole: unknown, key: string | number, part: unknown): unknown =>
  Array.isArray(whole)
    ? whole.with(key as number, part)
    : { ...(whole as object), [key]: part };

const without = (whole: unknown, key: string): unknown => {
  const { [key]: _, ...rest } = whole as Record<string, unknown>;
  return rest;
};

/** Values of other types than the schema's, and such as break its other limits. */
function wrongHere(schema: Schema, value: unknown): unknown[] {
  if ('const' in schema) return ['yes', 1, null];
  const { pattern, format, minimum, minLength = 0, maxLength } = schema;
  const types = new Set(schema.oneOf ? schema.oneOf.flatMap(typesOf) : typesOf(schema));
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
    .map(([, other]) => other);
  if (types.has('integer')) wrong.push(1.5);
  if (typeof value === 'string') {
    if (schema.enum || pattern !== undefined || format !== undefined) wrong.push('no such value');
    if (minLength > 0) wrong.push('x'.repeat(minLength - 1));
    if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1));
  }
  if (typeof value === 'number' && minimum !== undefined) wrong.push(minimum - 1);
  return wrong;
}

/** Every way to break one constraint of a value that keeps a schema. */
export function brokenValues(schema: Schema, value: unknown): Broken[] {
  const here = wrongHere(schema, value).map((wrong): Broken => ({ value: wrong, path: [] }));
  const { properties = {}, required = [], items, additionalProperties } = branchFor(schema, value);
  const inside = (key: string | number, part: Schema, old: unknown) =>
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
