import { sample } from '@stoplight/json-schema-sampler';
import type { JSONSchema7 } from 'json-schema';
import { combineSchemas } from '../../generate/combine-schemas.ts';
import {
  type ContractOperation,
  examplesOf,
  schemaOf,
} from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';

/** A schema without alternatives, combinations and null, so that its properties can be read. */
export function simplify(schema: JsonSchema): JsonSchema {
  const { type, enum: options, ...rest } = combineSchemas(schema);
  const types = [type ?? []].flat().filter((name) => name !== 'null');
  return {
    ...rest,
    ...(types.length > 0 && { type: types.length === 1 ? String(types[0]) : types }),
    ...(options && { enum: options.filter((option) => option !== null) }),
  };
}

export const propertiesOf = (schema: JsonSchema) => simplify(schema).properties ?? {};

/** The property that identifies a record. */
export function findIdentifier(schema: JsonSchema): string | undefined {
  const properties = propertiesOf(schema);
  return ['_id', 'id'].find((name) => name in properties);
}

/** The status of a successful response. */
export const findSuccessStatus = (responses: object = {}): string =>
  Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? '200';

const findSuccess = ({ operation: { responses } }: ContractOperation) =>
  responses?.[findSuccessStatus(responses)];

/** The schema of a successful response; undefined where it has no body. */
export const findSuccessSchema = (operation: ContractOperation): JsonSchema | undefined =>
  schemaOf(findSuccess(operation));

/** A value of a schema, as Prism's mock makes it: the same each time. */
export const sampleValue = (schema: JsonSchema): unknown => sample(schema as JSONSchema7);

/** The body of a successful response: the contract's first example, else a value of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(examplesOf(findSuccess(operation)));
  const body = example?.value ?? sampleValue(findSuccessSchema(operation) ?? {});
  // A copy, in which dates, which YAML has, are texts.
  return JSON.parse(JSON.stringify(body));
}
