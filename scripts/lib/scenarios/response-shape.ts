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

/** The body of a successful response: the contract's first example, else what Prism's mock makes of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(examplesOf(findSuccess(operation)));
  const schema = (findSuccessSchema(operation) ?? {}) as JSONSchema7;
  // A copy, in which dates, which YAML has, are texts.
  return JSON.parse(JSON.stringify(example?.value ?? sample(schema)));
}
