import type { Constraints } from '../../src/api/contract.ts';

type Keywords = Omit<Constraints, 'items' | 'properties' | 'oneOf' | 'discriminator'>;

/** A JSON Schema of the contract with resolved references: a recursive one contains itself. */
export interface JsonSchema extends Keywords {
  const?: unknown;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  examples?: readonly unknown[];
  contentSchema?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  discriminator?: { propertyName: string };
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}
