/** What a draft reads of a JSON Schema of the contract, its references resolved. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** The schema of a value that is there: what allows null is taken away. */
export function present(schema: Schema): Schema {
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

export const nullable = (schema: Schema) =>
  [schema.type ?? []].flat().includes('null') || (schema.oneOf ?? schema.anyOf) !== undefined;

/** The properties of an object, in the contract's order. */
export const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(present(schema).properties ?? {});

export const isObject = (schema: Schema) => present(schema).properties !== undefined;

export const isListOfObjects = (schema: Schema) => {
  const { type, items } = present(schema);
  return type === 'array' && items !== undefined && isObject(items);
};

/** Whether these are story starters, which have a cell and an input of their own. */
export function isStarters(schema: Schema): boolean {
  const items = present(schema).items;
  const parts = items ? propertiesOf(items) : [];
  const names = parts.map(([name]) => name).toSorted();
  return (
    names.join() === 'description,starter' &&
    parts.every(([, part]) => present(part).type === 'string' && !present(part).enum)
  );
}
