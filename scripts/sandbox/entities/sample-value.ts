import type { JsonSchema } from '../../generate/json-schema.ts';
import { sampleNumber } from './sample-number.ts';
import { sampleText } from './sample-text.ts';
import { simplify } from './response-shape.ts';

export interface Sample {
  /** The name of the property. */
  name: string;
  /** The number of the record, from 0: the same number gives the same value. */
  number: number;
}

/** Deeper, and inside a recursive schema, only what is required has a value. */
const maxDepth = 4;

type Parents = readonly JsonSchema[];

const isNullable = (schema: JsonSchema): boolean =>
  [schema.type ?? []].flat().includes('null') ||
  (schema.enum?.includes(null) ?? false) ||
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(isNullable);

/** The schema with one of its alternatives: another for each number. */
function chooseAlternative(schema: JsonSchema, number: number): JsonSchema {
  const { oneOf, anyOf, ...rest } = schema;
  const alternatives = (oneOf ?? anyOf)?.filter(({ type }) => type !== 'null');
  const chosen = alternatives?.[number % alternatives.length];
  return simplify(chosen ? { allOf: [rest, chooseAlternative(chosen, number)] } : schema);
}

function sampleArray(schema: JsonSchema, { name, number }: Sample, parents: Parents): unknown[] {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (!items) return [];
  const isDeep = parents.length > maxDepth || parents.includes(items);
  const size = isDeep ? minItems : Math.min(maxItems, Math.max(minItems, 1 + (number % 3)));
  const values: unknown[] = [];
  for (let index = 0; values.length < size && index < size * 10; index += 1) {
    const value = sampleValue(items, { name, number: number + index }, parents);
    const json = JSON.stringify(value);
    if (!uniqueItems || values.every((other) => JSON.stringify(other) !== json)) values.push(value);
  }
  return values;
}

function sampleObject(schema: JsonSchema, { number }: Sample, parents: Parents) {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).filter(([name, property], index) => {
    if (required.includes(name)) return true;
    // Some records lack something, as real ones do.
    if ((number + index) % 7 === 6) return false;
    return parents.length <= maxDepth && !parents.includes(property);
  });
  return Object.fromEntries(
    entries.map(([name, property]) => [name, sampleValue(property, { name, number }, parents)]),
  );
}

/** A value that a schema allows, the same for the same number. */
export function sampleValue(schema: JsonSchema, sample: Sample, parents: Parents = []): unknown {
  const { name, number } = sample;
  if (schema.const !== undefined) return schema.const;
  if (isNullable(schema) && (number + name.length) % 6 === 5) return null;
  const chosen: JsonSchema & { example?: unknown } = chooseAlternative(schema, number);
  const { examples, example } = chosen;
  const options = chosen.enum ?? examples ?? (example === undefined ? [] : [example]);
  if (options.length > 0) return options[number % options.length];
  const nextParents = [...parents, schema];
  switch ([chosen.type ?? (chosen.properties ? 'object' : 'string')].flat()[0]) {
    case 'boolean':
      return number % 2 === 0;
    case 'integer':
    case 'number':
      return sampleNumber(chosen, number);
    case 'array':
      return sampleArray(chosen, sample, nextParents);
    case 'object':
      return sampleObject(chosen, sample, nextParents);
    case 'null':
      return null;
    default:
      return sampleText(chosen, sample);
  }
}

/**
 * Completes a record: defaults, and values for required properties. With a null for those that may be null, because
 * nobody has entered them.
 */
export function addMissingProperties(schema: JsonSchema, record: Record<string, unknown>): void {
  const { properties = {}, required = [] } = simplify(schema);
  for (const [name, property] of Object.entries(properties)) {
    if (record[name] !== undefined) continue;
    const { default: defaultValue } = simplify(property);
    if (defaultValue !== undefined) record[name] = defaultValue;
    else if (required.includes(name))
      record[name] = isNullable(property) ? null : sampleValue(property, { name, number: 0 });
  }
}
