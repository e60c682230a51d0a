/** What the contract's schemas consist of, references resolved. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  minProperties?: number;
  minItems?: number;
  contentSchema?: Schema;
}

export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** The member of a `oneOf` that a value belongs to; here they only tell null from the rest. */
export const branchFor = (schema: Schema, value: unknown): Schema =>
  schema.oneOf?.find((one) => typesOf(one).includes('null') === (value === null)) ?? schema;
