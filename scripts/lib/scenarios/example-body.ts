import { sample } from '@stoplight/json-schema-sampler';
import type { JSONSchema7 } from 'json-schema';
import { type ContractOperation, examplesOf } from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { findSuccess, findSuccessSchema } from './response-shape.ts';

/** A value of a schema, as Prism's mock makes it: the same each time. */
export const sampleValue = (schema: JsonSchema): unknown => sample(schema as JSONSchema7);

/** The body of a successful response: the contract's first example, else a value of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(examplesOf(findSuccess(operation)));
  const body = example?.value ?? sampleValue(findSuccessSchema(operation) ?? {});
  // A copy, in which dates, which YAML has, are texts.
  return JSON.parse(JSON.stringify(body));
}
