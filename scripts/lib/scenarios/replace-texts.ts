/** Replaces the texts of a response body that people write: no identifier, date, URL or other value with a form. */
import { splitWords } from '../../../src/engine/config/labels.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { simplify } from './response-shape.ts';
import { fits, type ReplaceText } from './limit-texts.ts';

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Whether an alternative is the one that a value was written for. */
function isFor(schema: JsonSchema, value: unknown): boolean {
  const { type, enum: options, properties = {}, required = [] } = simplify(schema);
  const types = [type ?? []].flat();
  const name = typeOf(value);
  const hasType =
    types.length === 0 || types.includes(name) || (name === 'number' && types.includes('integer'));
  if (!hasType || (options && !options.includes(value))) return false;
  if (typeof value !== 'object' || value === null) return true;
  const record = value as Record<string, unknown>;
  return (
    required.every((property) => property in record) &&
    Object.entries(properties).every(([property, { const: constant }]) => {
      const isOther = constant !== undefined && record[property] !== constant;
      return !isOther || record[property] === undefined;
    })
  );
}

/** The schema with the alternative that a value was written for, instead of all of them. */
function chooseAlternative(schema: JsonSchema, value: unknown): JsonSchema {
  const { oneOf, anyOf, ...rest } = schema;
  const chosen = (oneOf ?? anyOf)?.find((alternative) => isFor(alternative, value));
  return simplify(chosen ? { allOf: [rest, chooseAlternative(chosen, value)] } : schema);
}

/** Values that programs read: URLs, paths, dates, times, colours, identifiers, tokens, and all without a letter. */
const machineValues = [
  /^\w+:\S*$/,
  /^\/\S*$/,
  /^\d{4}-\d\d-\d\d/,
  /^\d\d:\d\d/,
  /^#[0-9a-f]+$/i,
  /^(?=.*\d)[0-9a-f-]{12,}$/i,
  /^eyJ[\w-]*\./,
  /^\P{L}*$/u,
];

/** The last words of names of values that programs read. */
const machineWords = new Set(['id', 'ids', 'token', 'secret', 'password', 'hash']);

function isReplaceable(text: string, name: string, schema: JsonSchema): boolean {
  const { enum: options, contentMediaType, format } = schema;
  if (options || contentMediaType || (format && !format.endsWith('email'))) return false;
  if (machineWords.has(splitWords(name).at(-1) ?? '')) return false;
  return !machineValues.some((pattern) => pattern.test(text));
}

function replaceText(text: string, schema: JsonSchema, name: string, replace: ReplaceText) {
  const replaced = isReplaceable(text, name, schema) ? replace(text, schema) : undefined;
  return replaced !== undefined && fits(replaced, schema) ? replaced : text;
}

const areDistinct = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === values.length;

/** A copy of a value of a schema in which each text is replaced, where the result is valid. */
export function replaceTexts(
  schema: JsonSchema,
  value: unknown,
  replace: ReplaceText,
  name = '',
): unknown {
  const { properties = {}, items, ...constraints } = chooseAlternative(schema, value);
  if (typeof value === 'string') return replaceText(value, constraints, name, replace);
  if (Array.isArray(value)) {
    const replaced = value.map((item) => replaceTexts(items ?? {}, item, replace, name));
    return constraints.uniqueItems && !areDistinct(replaced) ? value : replaced;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, property ? replaceTexts(property, inner, replace, key) : inner];
    }),
  );
}
