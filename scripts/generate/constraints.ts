import { isPlainObject, mapValues, pick, pickBy } from 'es-toolkit';
import removeMarkdown from 'remove-markdown';
import { combineSchemas, type JsonSchema } from './combine-schemas.ts';
import type { Constraints } from '../../src/api/contract.ts';

/** The keywords that the console reads, except those that contain schemas. */
const keywords = new Set<string>([
  'title',
  'description',
  'type',
  'enum',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'readOnly',
  'writeOnly',
  'contentMediaType',
  'required',
] satisfies (keyof Constraints)[]);

/** Picks the keywords of a schema that the console reads. A description, which may be Markdown, becomes plain text. */
const keepKeywords = (schema: Record<string, unknown>) =>
  mapValues(
    pickBy(schema, (_, keyword) => keywords.has(keyword)),
    (value, keyword) =>
      keyword === 'description' && typeof value === 'string' ? removeMarkdown(value) : value,
  );

/** The deepest nesting of values that is described. Forms and lists use nothing deeper. */
export const maxDepth = 5;

/** The deepest nesting of schemas that contain themselves. A form edits deeper values as JSON. */
const maxRecursion = 2;

const listMembers = ({ oneOf = [], anyOf = [], allOf = [] }: JsonSchema) =>
  [...oneOf, ...anyOf, ...allOf].filter(isPlainObject);

const innerSchemas = (schema: JsonSchema) =>
  [...listMembers(schema), ...Object.values(schema.properties ?? {}), schema.items].filter(
    isPlainObject,
  );

const recursiveSchemas = new WeakMap<JsonSchema, boolean>();

/** Whether a value of the schema may contain another one. */
function isRecursive(schema: JsonSchema): boolean {
  const known = recursiveSchemas.get(schema);
  if (known !== undefined) return known;
  const reached = new Set(innerSchemas(schema));
  // The loop also visits the schemas that it adds to the set.
  for (const inner of reached) innerSchemas(inner).forEach((next) => reached.add(next));
  const isFound = reached.has(schema) || listMembers(schema).some(isRecursive);
  recursiveSchemas.set(schema, isFound);
  return isFound;
}

/** Whether a property has a constant in each alternative, and not the same one in all. */
function areDistinct(alternatives: readonly JsonSchema[]): boolean {
  const [first = {}] = alternatives;
  return Object.keys(first.properties ?? {}).some((name) => {
    const values = alternatives.map(
      ({ properties = {} }) => combineSchemas(properties[name] ?? {}).enum ?? [],
    );
    return values.every(({ length }) => length === 1) && new Set(values.flat()).size > 1;
  });
}

/**
 * Whether a property tells the alternatives of a oneOf or anyOf apart: the one that a discriminator names, or one with
 * a constant in each.
 */
function hasAlternatives({ oneOf, anyOf, discriminator, ...shared }: JsonSchema): boolean {
  const members = (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
  if (members.length < 2) return false;
  const complete = (member: JsonSchema) =>
    combineSchemas({ allOf: [{ properties: shared.properties ?? {} }, member] });
  return discriminator !== undefined || areDistinct(members.map(complete));
}

/** The schemas that contain a schema. */
export interface Outside {
  depth: number;
  recursion: number;
}

export const outermost: Outside = { depth: 0, recursion: 0 };

/** The constraints of a schema and of the schemas in it. */
export function readConstraints(schema: JsonSchema, outside = outermost): Constraints {
  const { properties, items, ...constraints } = combineSchemas(schema);
  const isCounted = properties !== undefined && isRecursive(schema);
  const recursion = outside.recursion + Number(isCounted);
  if (outside.depth > maxDepth || recursion > maxRecursion) return keepKeywords(constraints);
  const read = (inner: JsonSchema) =>
    readConstraints(inner, { depth: outside.depth + 1, recursion });
  return {
    ...keepKeywords(constraints),
    ...(items && { items: read(items) }),
    ...(properties && { properties: mapValues(properties, read) }),
    ...(hasAlternatives(schema) && { hasAlternatives: true }),
  };
}

/** The keywords of a response's property from which screens are derived, besides inner schemas. */
const shapeKeywords = ['title', 'type', 'format', 'enum', 'maxLength', 'writeOnly'] as const;

/** The constraints without those that only a form needs. */
export function pickShape({ items, properties, ...constraints }: Constraints): Constraints {
  return {
    ...pick(constraints, shapeKeywords),
    ...(items && { items: pickShape(items) }),
    ...(properties && { properties: mapValues(properties, pickShape) }),
  };
}
