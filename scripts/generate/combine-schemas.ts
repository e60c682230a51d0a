import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

type Keyword = keyof JsonSchema;
type Properties = Readonly<Record<string, JsonSchema>>;
type Combine = (one: never, other: never) => unknown;
type ByKeyword = Partial<Record<Keyword, Combine>>;

const toArray = <Value>(value: Value | readonly Value[] = []): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : [value as Value];
const unique = (values: readonly unknown[]) => [...new Set(values)];
const unwrapSingle = (values: readonly unknown[]) => (values.length === 1 ? values[0] : values);

const union = (one: readonly unknown[], other: readonly unknown[]) => unique([...one, ...other]);
const intersection = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((value) => other.some((option) => isDeepStrictEqual(option, value)));

const unionOfTypes = (one: string | string[], other: string | string[]) =>
  unwrapSingle(union(toArray(one), toArray(other)));

/** Every integer is a number. */
const includesType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const sharedTypes = (some: readonly string[], others: readonly string[]) => [
  ...new Set([
    ...some.filter((type) => includesType(others, type)),
    ...others.filter((type) => includesType(some, type)),
  ]),
];

const intersectionOfTypes = (one: string | string[], other: string | string[]) =>
  unwrapSingle(sharedTypes(toArray(one), toArray(other)));

/** Inner schemas are combined only when they are read, because they may contain this one. */
const combineLater = (combinator: 'allOf' | 'anyOf') => (one: JsonSchema, other: JsonSchema) => ({
  [combinator]: [one, other],
});

const combineProperties = (combinator: 'allOf' | 'anyOf') => (one: Properties, other: Properties) =>
  Object.fromEntries(
    union(Object.keys(one), Object.keys(other)).map((name) => {
      const [mine, theirs] = [one[String(name)], other[String(name)]];
      return [name, mine && theirs ? combineLater(combinator)(mine, theirs) : (mine ?? theirs)];
    }),
  );

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const bounds = (ofLower: typeof Math.min, ofUpper: typeof Math.min): ByKeyword =>
  Object.fromEntries([
    ...lower.map((keyword) => [keyword, ofLower]),
    ...upper.map((keyword) => [keyword, ofUpper]),
  ]);

/** allOf: the tightest constraint of both schemas. */
const intersectKeyword: ByKeyword = {
  ...bounds(Math.max, Math.min),
  type: intersectionOfTypes,
  enum: intersection,
  required: union,
  properties: combineProperties('allOf'),
  items: combineLater('allOf'),
};

/** anyOf: the loosest constraint of both schemas. */
const uniteKeyword: ByKeyword = {
  ...bounds(Math.min, Math.max),
  type: unionOfTypes,
  enum: union,
  required: intersection,
  properties: combineProperties('anyOf'),
  items: combineLater('anyOf'),
};

/** Keywords that constrain no value: they are kept where only one alternative has them. */
const annotations = new Set<string>([
  'title',
  'description',
  'default',
  'readOnly',
  'writeOnly',
  'properties',
]);

const commonKeywords = (one: JsonSchema, other: JsonSchema) =>
  Object.keys(one).filter((keyword) => keyword in other) as Keyword[];

/** Whether two schemas have no type or no enum value in common: JSON Schema has no empty list for that. */
const areDisjoint = (one: JsonSchema, other: JsonSchema): boolean =>
  commonKeywords(one, other).some((keyword) => {
    if (keyword !== 'type' && keyword !== 'enum') return false;
    return (
      [intersectKeyword[keyword]?.(one[keyword] as never, other[keyword] as never)].flat()
        .length === 0
    );
  });

/** Keywords whose meaning depends on others of the same schema. */
const dependentKeyword =
  /^(if|then|else|contains|(min|max)Contains|prefixItems|nullable|unevaluated(Items|Properties))$/;

const constraintsOf = (schema: JsonSchema) =>
  Object.keys(schema).filter((keyword) => keyword === 'properties' || !annotations.has(keyword));

/** Whether a closed schema, or one with a schema for further properties, would accept other ones than before. */
function opensProperties(closed: JsonSchema, other: JsonSchema): boolean {
  if (!('additionalProperties' in closed) || closed.additionalProperties === true) return false;
  return (
    'patternProperties' in other ||
    Object.keys(other.properties ?? {}).some((name) => !closed.properties?.[name])
  );
}

/**
 * Whether `intersect` loses nothing: of two patterns, and of other keywords that it cannot combine, it keeps one. A
 * schema with a keyword that depends on others is combined only with one that constrains nothing.
 */
export function canIntersect(one: JsonSchema, other: JsonSchema): boolean {
  const [mine, theirs] = [constraintsOf(one), constraintsOf(other)];
  if (mine.length === 0 || theirs.length === 0) return true;
  return (
    ![...mine, ...theirs].some((keyword) => dependentKeyword.test(keyword)) &&
    !opensProperties(one, other) &&
    !opensProperties(other, one) &&
    !areDisjoint(one, other) &&
    commonKeywords(one, other).every(
      (keyword) =>
        keyword in intersectKeyword ||
        annotations.has(keyword) ||
        isDeepStrictEqual(one[keyword], other[keyword]),
    )
  );
}

/** One schema with the constraints of both. */
export function intersect(one: JsonSchema, other: JsonSchema): JsonSchema {
  const combined = commonKeywords(one, other).map((keyword) => {
    const combine = intersectKeyword[keyword];
    return [
      keyword,
      combine ? combine(one[keyword] as never, other[keyword] as never) : one[keyword],
    ];
  });
  return { ...one, ...other, ...Object.fromEntries(combined) } as JsonSchema;
}

function unite(one: JsonSchema, other: JsonSchema): JsonSchema {
  const keywords = union(Object.keys(one), Object.keys(other)) as Keyword[];
  const combined = keywords.flatMap((keyword) => {
    const [mine, theirs] = [one[keyword], other[keyword]];
    if (mine === undefined || theirs === undefined) {
      return annotations.has(keyword) ? [[keyword, mine ?? theirs]] : [];
    }
    const combine = uniteKeyword[keyword];
    if (combine) return [[keyword, combine(mine as never, theirs as never)]];
    return isDeepStrictEqual(mine, theirs) ? [[keyword, mine]] : [];
  });
  return Object.fromEntries(combined) as JsonSchema;
}

const isNull = ({ type }: JsonSchema) => toArray(type).join() === 'null';

function uniteAlternatives(members: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...more] = members.filter((member) => !isNull(member));
  const combined = more.reduce(unite, first);
  const types = toArray(combined.type);
  return members.some(isNull) && types.length > 0
    ? { ...combined, type: unique([...types, 'null']) as string[] }
    : combined;
}

/**
 * A schema without allOf, oneOf and anyOf at its top level: it has every property of every alternative, with the
 * constraints that hold for all alternatives. Of two patterns it keeps the first.
 */
export function combineSchemas(
  schema: JsonSchema,
  parents: readonly JsonSchema[] = [],
): JsonSchema {
  if (parents.includes(schema)) return {};
  const { allOf = [], oneOf, anyOf, const: constant, ...own } = schema;
  const combined = (member: JsonSchema) => combineSchemas(member, [...parents, schema]);
  const choices = [oneOf, anyOf].flatMap((members) =>
    members ? uniteAlternatives(members.map(combined)) : [],
  );
  const self = constant === undefined ? own : { ...own, enum: [constant] };
  return [...allOf.map(combined), ...choices].reduce(intersect, self);
}
