import { sample } from '@stoplight/json-schema-sampler';
import type { JSONSchema7 } from 'json-schema';
import {
  type ContractOperation,
  examplesOf,
  schemaOf,
} from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';

/** The status of a successful response. */
export const findSuccessStatus = (responses: object = {}): string =>
  Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? '200';

const findSuccess = ({ operation: { responses } }: ContractOperation) =>
  responses?.[findSuccessStatus(responses)];

/** The schema of a successful response; undefined where it has no body. */
export const findSuccessSchema = (operation: ContractOperation): JsonSchema | undefined =>
  schemaOf(findSuccess(operation));

/** The body of a successful response as Prism's mock makes it of the schema: the same each time. */
export const sampleBody = (operation: ContractOperation): unknown =>
  sample((findSuccessSchema(operation) ?? {}) as JSONSchema7);

/** The body of a successful response: the contract's first example, else a value of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(examplesOf(findSuccess(operation)));
  // A copy, in which dates, which YAML has, are texts.
  return JSON.parse(JSON.stringify(example?.value ?? sampleBody(operation)));
}
