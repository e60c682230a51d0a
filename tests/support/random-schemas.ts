import fc, { type Arbitrary } from 'fast-check';

export type RandomSchema = boolean | Node;
type Node = Record<string, unknown>;
type Keywords = Record<string, Arbitrary<unknown>>;

/** The property names of all values; every object schema declares them. */
const names = ['a', 'b'];

const text = fc.constantFrom('', 'a', 'b', 'ab', 'ba', 'abc', 'aab');
const whole = fc.integer({ min: -2, max: 7 });
const scalar = fc.oneof(text, whole, fc.boolean(), fc.constant(null), fc.constantFrom(0.5, 2.5));

/** Few different values, so that random schemas often accept some and reject others. */
export const values: Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'value' },
    scalar,
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'value' }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [], noNullPrototype: true }),
  ),
})).value;

const count = fc.integer({ min: 0, max: 3 });
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'object', 'array');
const pattern = fc.constantFrom('^a', 'b$', '^a|^b');
const name = fc.constantFrom(...names);
const nameSet = fc.subarray(names);

/** An object with one property. */
const generateMap = (key: Arbitrary<string>, value: Arbitrary<unknown>) =>
  fc.tuple(key, value).map((entry) => Object.fromEntries([entry]));

const ofText: Keywords = { minLength: count, maxLength: count, pattern };

const ofNumber: Keywords = {
  minimum: whole,
  maximum: whole,
  exclusiveMinimum: whole,
  exclusiveMaximum: whole,
  multipleOf: fc.constantFrom(1, 2, 3, 4, 6, 0.5),
};

const ofAny: Keywords = {
  type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
  enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }),
  const: scalar,
};

const ofList = (schema: Arbitrary<RandomSchema>): Keywords => ({
  items: schema,
  prefixItems: fc.array(schema, { minLength: 1, maxLength: 2 }),
  minItems: count,
  maxItems: count,
  uniqueItems: fc.boolean(),
  contains: schema,
  minContains: fc.integer({ min: 0, max: 1 }),
  maxContains: fc.integer({ min: 1, max: 3 }),
});

const ofObject = (schema: Arbitrary<RandomSchema>): Keywords => ({
  properties: fc.record({ a: schema, b: schema }, { noNullPrototype: true }),
  required: nameSet,
  minProperties: count,
  maxProperties: count,
  additionalProperties: fc.oneof(fc.boolean(), schema),
  patternProperties: generateMap(pattern, schema),
  propertyNames: fc.record({ pattern }, { noNullPrototype: true }),
  dependentRequired: generateMap(name, nameSet),
  dependentSchemas: generateMap(name, schema),
});

const composed = (schema: Arbitrary<RandomSchema>): Keywords => ({
  allOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
  anyOf: fc.array(schema, { minLength: 1, maxLength: 3 }),
  oneOf: fc.array(schema, { minLength: 1, maxLength: 3 }),
  not: schema,
  if: schema,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: schema,
  else: schema,
});

/** A schema with a random subset of the keywords. */
const schemaWith = (keywords: Keywords, fixed: Node = {}): Arbitrary<Node> =>
  fc
    .record(keywords, { requiredKeys: [], noNullPrototype: true })
    .chain((all) => fc.subarray(Object.entries(all)))
    .map((entries) => ({ ...Object.fromEntries(entries), ...fixed }));

const schemas: Arbitrary<RandomSchema> = fc.letrec<{ schema: RandomSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'schema' },
    { arbitrary: schemaWith(ofText, { type: 'string' }), weight: 3 },
    { arbitrary: schemaWith(ofNumber, { type: 'number' }), weight: 3 },
    { arbitrary: schemaWith(ofNumber, { type: 'integer' }), weight: 1 },
    { arbitrary: schemaWith(ofAny), weight: 2 },
    { arbitrary: fc.boolean(), weight: 1 },
    { arbitrary: schemaWith(ofList(tie('schema')), { type: 'array' }), weight: 3 },
    { arbitrary: schemaWith(ofObject(tie('schema')), { type: 'object' }), weight: 4 },
    { arbitrary: schemaWith({ ...composed(tie('schema')), ...ofText, ...ofNumber }), weight: 4 },
  ),
})).schema;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keywords whose value has schemas by name, and one whose value has lists of names: no schema itself. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);

/** A schema and all its inner schemas, except `true` and `false`. */
function listNodes(schema: unknown): Node[] {
  if (!isNode(schema)) return [];
  const inner = Object.entries(schema).flatMap(([keyword, value]) =>
    maps.has(keyword) ? Object.values(value as Node) : value,
  );
  return [schema, ...inner.flatMap(listNodes)];
}

/** Declares all names in every schema, and removes a combination that Ajv validates incorrectly. */
function declareNames(schema: RandomSchema): RandomSchema {
  const copy = structuredClone(schema);
  for (const node of listNodes(copy)) {
    node.properties = { a: true, b: true, ...(node.properties as Node) };
    // With `prefixItems`, Ajv accepts an empty array for `contains`.
    if ('contains' in node) delete node.prefixItems;
  }
  return copy;
}

/** A schema before and after an edit: one of its keywords is removed, or taken from another schema. */
export const edits: Arbitrary<[RandomSchema, RandomSchema]> = fc
  .tuple(schemas, schemas, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 3 }))
  .map(([schema, other, nodeIndex, keywordIndex, kind]) => {
    const edited = structuredClone(schema);
    const nodes = listNodes(edited);
    const node = nodes[nodeIndex % Math.max(nodes.length, 1)];
    if (!node) return [declareNames(schema), declareNames(other)];
    const source = isNode(other) ? other : {};
    const keys = [...new Set([...Object.keys(node), ...Object.keys(source)])];
    const key = keys[keywordIndex % Math.max(keys.length, 1)] ?? '';
    if (kind === 0) delete node[key];
    else if (key in source) node[key] = source[key];
    else Object.assign(node, source);
    return [declareNames(schema), declareNames(edited)];
  });
