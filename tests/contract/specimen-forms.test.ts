import { readContractOperations, schemaOf } from '../../scripts/generate/contract-operations.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import type { Operations } from '../../src/api/contract.ts';
import { operations as generatedOperations } from '../engine/specimens/generated/operations.ts';
import { specimens } from '../engine/specimens/specimens.ts';
import { describeForm } from '../support/generated/describe-form.ts';

const operations: Operations = generatedOperations;
const contract = await readContract('tests/engine/specimens/openapi.yaml');

const { create, update } = specimens.operations;

for (const { key, operation: contractOperation } of await readContractOperations(contract)) {
  if (key !== create && key !== update) continue;
  const bodySchema = schemaOf(contractOperation.requestBody);
  const operation = operations[key];
  if (operation && bodySchema) {
    describeForm(`the form of ${key}`, { operation, fields: specimens.formFields, bodySchema });
  }
}
