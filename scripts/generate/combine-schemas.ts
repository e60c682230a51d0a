import { isDeepStrictEqual } from 'node:util';
import { intersection, intersectionWith, mapValues, pickBy, union } from 'es-toolkit';
import type { Constraints } from '../../src/api/contract.ts';

type Keywords = Omit<Constraints, 'items' | 'properties' | 'hasAlternatives'>;

/** A JSON Schema of the contract with resolved references: a recursive one contains itself. */
export interface JsonSchema extends Keywords {
  const?: unknown;
  uniqueItems?: boolean;
  /** A keyword of OpenAPI 3.0. */
  nullable?: boolean;
  minProperties?: number;
  maxProperties?: number;
  contentSchema?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  discriminator?: { propertyName: string };
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

type Keyword = keyof JsonSchema;
type Combinator = 'allOf' | 'anyOf';
type Properties = Readonly<Record<string, JsonSchema>>;

const unlessEmpty = (values: readonly unknown[]) => (values.length > 0 ? values : undefined);

/** Whether a schema with these types accepts a type. Every integer is a number. */
const includesType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const sharedTypes = (some: readonly string[], others: readonly string[]) =>
  union(
    some.filter((type) => includesType(others, type)),
    others.filter((type) => includesType(some, type)),
  );

const toTypes = (type: string | readonly string[] = []) => [type].flat();
const toType = (types: readonly string[]) => (types.length > 1 ? types : types[0]);

/** Inner schemas are combined only when they are read, because they may contain this one. */
const combineProperties = (combinator: Combinator, left: Properties, right: Properties) =>
  mapValues({ ...left, ...right }, (_, name) => {
    const [mine, theirs] = [left[name], right[name]];
    // A schema may be false. The first schema is kept even then.
    return mine && theirs ? { [combinator]: [mine, theirs] } : (mine ?? theirs);
  });

/**
 * The value of a keyword for both schemas: the tightest constraint for allOf, the loosest for anyOf. Undefined if there
 * is none, as for two patterns, or if no value meets both, because JSON Schema has no empty list for that.
 */
function combineValues(combinator: Combinator, keyword: Keyword, left: never, right: never) {
  const isAll = combinator === 'allOf';
  if (isDeepStrictEqual(left, right)) return left;
  switch (keyword) {
    case 'minLength':
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minItems':
    case 'minProperties':
      return isAll ? Math.max(left, right) : Math.min(left, right);
    case 'maxLength':
    case 'maximum':
    case 'exclusiveMaximum':
    case 'maxItems':
    case 'maxProperties':
      return isAll ? Math.min(left, right) : Math.max(left, right);
    case 'type':
      return toType((isAll ? sharedTypes : union)(toTypes(left), toTypes(right)));
    case 'enum':
      return isAll
        ? unlessEmpty(intersectionWith(left, right, isDeepStrictEqual))
        : union(left, right);
    case 'required':
      return isAll ? union(left, right) : intersection(left, right);
    case 'properties':
      return combineProperties(combinator, left, right);
    case 'items':
      return { [combinator]: [left, right] };
    default:
      return undefined;
  }
}

/** Keywords that constrain no value. */
const annotations = new Set(['title', 'description', 'default', 'readOnly', 'writeOnly']);

/** Keywords whose meaning depends on other keywords of the same schema. */
const dependentKeyword =
  /^(if|then|else|contains|(min|max)Contains|prefixItems|nullable|unevaluated(Items|Properties))$/;

const listConstraints = (schema: JsonSchema) =>
  (Object.keys(schema) as Keyword[]).filter(
    (keyword) =>
      !annotations.has(keyword) &&
      !(keyword === 'additionalProperties' && schema.additionalProperties === true),
  );

/**
 * Whether combining would make a closed schema, or one with a schema for further properties, accept more properties
 * than before.
 */
function opensProperties(closed: JsonSchema, other: JsonSchema): boolean {
  if (!('additionalProperties' in closed) || closed.additionalProperties === true) return false;
  return (
    'patternProperties' in other ||
    Object.keys(other.properties ?? {}).some((name) => !closed.properties?.[name])
  );
}

/**
 * Whether the intersection has all constraints of both schemas. A schema with a keyword that depends on others is
 * combined only with a schema without constraints.
 */
export function canIntersect(left: JsonSchema, right: JsonSchema): boolean {
  const [mine, theirs] = [listConstraints(left), listConstraints(right)];
  if (mine.length === 0 || theirs.length === 0) return true;
  return (
    ![...mine, ...theirs].some((keyword) => dependentKeyword.test(keyword)) &&
    !opensProperties(left, right) &&
    !opensProperties(right, left) &&
    intersection(mine, theirs).every(
      (keyword) =>
        combineValues('allOf', keyword, left[keyword] as never, right[keyword] as never) !==
        undefined,
    )
  );
}

/**
 * Combines two schemas. For allOf, the result has the constraints of both; if they cannot be combined, it is the first
 * one. For anyOf, it has the properties of both, with the constraints that hold for both.
 */
function combine(combinator: Combinator, left: JsonSchema, right: JsonSchema): JsonSchema {
  const isAll = combinator === 'allOf';
  const combined = mapValues({ ...left, ...right }, (either, keyword) => {
    const [mine, theirs] = [left[keyword], right[keyword]];
    const isKept = isAll || annotations.has(keyword) || keyword === 'properties';
    // Null is a value of const, default and example.
    if (mine === undefined || theirs === undefined) return isKept ? either : undefined;
    const value = combineValues(combinator, keyword, mine as never, theirs as never);
    return isAll ? (value ?? mine) : value;
  });
  return pickBy(combined, (value) => value !== undefined) as JsonSchema;
}

export const intersect = (left: JsonSchema, right: JsonSchema) => combine('allOf', left, right);

const isNull = ({ type }: JsonSchema) => toTypes(type).join() === 'null';

function uniteAlternatives(members: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...more] = members.filter((member) => !isNull(member));
  const combined = more.reduce((left, right) => combine('anyOf', left, right), first);
  const types = toTypes(combined.type);
  return members.some(isNull) && types.length > 0
    ? { ...combined, type: union(types, ['null']) }
    : combined;
}

/** Converts a nullable schema of OpenAPI 3.0 to 3.1. */
const withNull = ({ nullable, ...schema }: JsonSchema): JsonSchema =>
  nullable === true && schema.type !== undefined
    ? { ...schema, type: union(toTypes(schema.type), ['null']) }
    : schema;

/**
 * Returns a schema without allOf, oneOf and anyOf at its top level. It has the properties of all alternatives, with the
 * constraints that hold for all of them.
 */
export function combineSchemas(schema: JsonSchema, parents: JsonSchema[] = []): JsonSchema {
  if (parents.includes(schema)) return {};
  const { allOf = [], oneOf, anyOf, const: constant, ...own } = schema;
  const combined = (member: JsonSchema) => combineSchemas(member, [...parents, schema]);
  const choices = [oneOf, anyOf].flatMap((members) =>
    members ? uniteAlternatives(members.map(combined)) : [],
  );
  const self = withNull(constant === undefined ? own : { ...own, enum: [constant] });
  return [...allOf.map(combined), ...choices].reduce(intersect, self);
}
