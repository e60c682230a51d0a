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
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  minProperties?: number;
  minItems?: number;
  contentSchema?: Schema;
}

export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** Whether a value has the constants of an object's properties. */
const hasConstants = ({ properties = {} }: Schema, value: object) =>
  Object.entries(properties).every(
    ([name, part]) => !('const' in part) || Reflect.get(value, name) === part.const,
  );

/** The member of a `oneOf` that a value belongs to: null, or the object with its constants. */
export const branchFor = (schema: Schema, value: unknown): Schema =>
  schema.oneOf?.find((one) => {
    if (typesOf(one).includes('null') || value === null) {
      return typesOf(one).includes('null') === (value === null);
    }
    return typeof value !== 'object' || hasConstants(one, value);
  }) ?? schema;
