import type { JsonSchema } from '../generate/json-schema.ts';

/** The schema without the alternatives and types that allow null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const [only] = alternatives;
  if (only && alternatives.length === 1) return withoutNull(only);
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const { type: _, enum: options, ...rest } = schema;
  return {
    ...rest,
    ...(types.length > 0 && { type: types.length === 1 ? String(types[0]) : types }),
    ...(options && { enum: options.filter((option) => option !== null) }),
  };
}

/** The properties of an object schema as entries, in the contract's order. */
export const listProperties = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(withoutNull(schema).properties ?? {});

export const isObject = (schema: JsonSchema) => withoutNull(schema).properties !== undefined;

export const isListOfObjects = (schema: JsonSchema) => {
  const { type, items } = withoutNull(schema);
  return type === 'array' && items !== undefined && isObject(items);
};
