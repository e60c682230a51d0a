import { mapValues, pick, pickBy } from 'es-toolkit';
import { combineSchemas, type JsonSchema } from './combine-schemas.ts';
import type { Constraints, ConstraintsByName } from '../../src/api/contract.ts';

/** Keeps the keywords with scalars, and those of any value that a form input uses. */
const dropSchemaKeywords = (schema: Record<string, unknown>) =>
  pickBy(
    schema,
    (value, keyword) =>
      /^(enum|default)$/.test(keyword) || [value].flat().every((item) => typeof item !== 'object'),
  );

/** The table has the constraints of so many levels of a value; deeper, and inside a recursive schema, it has none. */
const maxDepth = 6;

/** A property that has only one value in each alternative, but not the same one. */
function findDiscriminator(alternatives: readonly JsonSchema[]): string | undefined {
  const [first = {}] = alternatives;
  return Object.keys(first.properties ?? {}).find((name) => {
    const values = alternatives.map(
      ({ properties = {} }) => combineSchemas(properties[name] ?? {}).enum ?? [],
    );
    return values.every(({ length }) => length === 1) && new Set(values.flat()).size > 1;
  });
}

/** The alternatives of a oneOf or anyOf that a property tells apart: the named one, or one with a constant in each. */
function readAlternatives({ oneOf, anyOf, discriminator: named, ...shared }: JsonSchema) {
  const members = (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
  if (members.length < 2) return undefined;
  const alternatives = members.map((member) =>
    combineSchemas({ allOf: [{ properties: shared.properties ?? {} }, member] }),
  );
  const discriminator = named?.propertyName ?? findDiscriminator(alternatives);
  return discriminator === undefined ? undefined : { discriminator, alternatives };
}

/** The constraints of a schema, those of the schemas that it contains included. */
function constraintsOf(schema: JsonSchema, parents: readonly JsonSchema[] = []): Constraints {
  if (parents.length > maxDepth || parents.includes(schema)) return {};
  const { properties, items, ...constraints } = combineSchemas(schema);
  const nextParents = [...parents, schema];
  const choice = readAlternatives(schema);
  return {
    ...dropSchemaKeywords(constraints),
    ...(items && { items: constraintsOf(items, nextParents) }),
    ...(properties && { properties: constraintsByName(properties, nextParents) }),
    ...(choice && {
      discriminator: choice.discriminator,
      oneOf: choice.alternatives.map((alternative) => constraintsOf(alternative, nextParents)),
    }),
  };
}

export const constraintsByName = (
  properties: Readonly<Record<string, JsonSchema>>,
  parents: readonly JsonSchema[] = [],
): ConstraintsByName => mapValues(properties, (schema) => constraintsOf(schema, parents));

/** What the screens derive from a property of a response, besides what it contains. */
const shapeKeywords = ['title', 'type', 'format', 'enum', 'maxLength', 'writeOnly'] as const;

/** The constraints without those that only a form needs. */
export function shapeOf({ items, properties, ...constraints }: Constraints): Constraints {
  return {
    ...pick(constraints, shapeKeywords),
    ...(items && { items: shapeOf(items) }),
    ...(properties && { properties: mapValues(properties, shapeOf) }),
  };
}
