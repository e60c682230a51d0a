import type { JsonSchema } from '../generate/contract-routes.ts';

/** The schema of a value that is there: what allows null is taken away. */
export function present(schema: JsonSchema): JsonSchema {
  const choices = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const [only] = choices;
  if (only && choices.length === 1) return present(only);
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const { type: _, enum: words, ...rest } = schema;
  return {
    ...rest,
    ...(types.length > 0 && { type: types.length === 1 ? String(types[0]) : types }),
    ...(words && { enum: words.filter((word) => word !== null) }),
  };
}

export const nullable = (schema: JsonSchema) =>
  [schema.type ?? []].flat().includes('null') || (schema.oneOf ?? schema.anyOf) !== undefined;

/** The properties of an object, in the contract's order. */
export const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(present(schema).properties ?? {});

export const isObject = (schema: JsonSchema) => present(schema).properties !== undefined;

export const isListOfObjects = (schema: JsonSchema) => {
  const { type, items } = present(schema);
  return type === 'array' && items !== undefined && isObject(items);
};

/** Whether these are story starters, which have a cell and an input of their own. */
export function isStarters(schema: JsonSchema): boolean {
  const items = present(schema).items;
  const parts = items ? propertiesOf(items) : [];
  const names = parts.map(([name]) => name).toSorted();
  return (
    names.join() === 'description,starter' &&
    parts.every(([, part]) => present(part).type === 'string' && !present(part).enum)
  );
}
