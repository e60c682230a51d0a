import {
  type ContractOperation,
  examplesOf,
  schemaOf,
} from '../../generate/contract-operations.ts';
import { findSuccessStatus } from '../../sandbox/entities/response-shape.ts';
import { sampleValue } from '../../sandbox/entities/sample-value.ts';

/** The body of a successful response: the contract's first example, or a value of the schema. */
export function exampleBody({ operation }: ContractOperation): unknown {
  const message = operation.responses?.[findSuccessStatus(operation.responses)];
  const [example] = Object.values(examplesOf(message));
  const body = example?.value ?? sampleValue(schemaOf(message) ?? {}, { name: '', number: 0 });
  // A copy, in which dates, which YAML has, are texts.
  return JSON.parse(JSON.stringify(body));
}
