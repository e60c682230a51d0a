import type { OpenAPI3 } from 'openapi-typescript';
import type { JsonSchema } from '../generate/json-schema.ts';
import { readContractOperations, schemaOf } from '../generate/contract-operations.ts';
import { describeOperation } from '../generate/generate-operations.ts';
import { parseDocument, prepareContract } from '../generate/read-contract.ts';
import { isListOfObjects, isObject, listProperties } from './schema.ts';

/** The parts of an operation that the scaffold needs. */
export interface Operation {
  /** As the contract spells it: `GET /api/coupons/{id}`. */
  key: string;
  method: string;
  path: string;
  id: string;
  tags: readonly string[];
  /** The properties of its successful response that hold rows. */
  lists: readonly [string, JsonSchema][];
  /** The properties of its successful response that hold one record. */
  records: readonly [string, JsonSchema][];
  /** Its entry in the generated table. */
  description: ReturnType<typeof describeOperation>;
  /** The schema of its request body, where the body is required. */
  body?: JsonSchema;
}

/** Reads every operation of a contract, given as the generated code uses it or as a file name. */
export async function readOperations(contract: OpenAPI3 | string): Promise<Operation[]> {
  const operations = await readContractOperations(
    typeof contract === 'string' ? prepareContract(await parseDocument(contract)) : contract,
  );
  return operations.map((contractOperation) => {
    const { operation, parameters: _, requiresAuth: __, ...identity } = contractOperation;
    const { tags = [], requestBody, responses } = operation;
    const properties = listProperties(schemaOf(responses?.['200']) ?? {});
    const body = requestBody?.required ? schemaOf(requestBody) : undefined;
    return {
      ...identity,
      tags,
      lists: properties.filter(([, schema]) => isListOfObjects(schema)),
      records: properties.filter(([, schema]) => isObject(schema)),
      description: describeOperation(contractOperation),
      ...(body && { body }),
    };
  });
}
