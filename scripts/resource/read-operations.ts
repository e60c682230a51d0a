import type { JsonSchema } from '../generate/json-schema.ts';
import { readContractOperations, schemaOf } from '../generate/contract-operations.ts';
import { describeOperation } from '../generate/generate-operations.ts';
import { readGivenContract } from '../generate/read-contract.ts';
import { isListOfObjects, isObject, listProperties } from './schema.ts';

/** The parts of an operation that the scaffold needs. */
export interface Operation {
  /** As the contract spells it: `GET /api/coupons/{id}`. */
  key: string;
  method: string;
  path: string;
  id: string;
  tags: readonly string[];
  /** The names of its path parameters. */
  pathParams: readonly string[];
  /** The names of its query parameters. */
  queryParams: readonly string[];
  /** The properties of its successful response that hold rows. */
  lists: readonly [string, JsonSchema][];
  /** The properties of its successful response that hold one record. */
  records: readonly [string, JsonSchema][];
  /** The names of all properties of its successful response. */
  responseProperties: readonly string[];
  /** Its entry in the generated table. */
  description: ReturnType<typeof describeOperation>;
  /** The schema of its request body, where the body is required. */
  body?: JsonSchema;
}

/** Reads every operation of the contract file. */
export async function readOperations(file: string): Promise<Operation[]> {
  const operations = await readContractOperations(await readGivenContract(file));
  return operations.map((contractOperation) => {
    const { operation, parameters, requiresAuth: _, ...identity } = contractOperation;
    const { tags = [], requestBody, responses } = operation;
    const namesOf = (location: string) =>
      parameters.filter((parameter) => parameter.in === location).map(({ name }) => name);
    const properties = listProperties(schemaOf(responses?.['200']) ?? {});
    const body = requestBody?.required ? schemaOf(requestBody) : undefined;
    return {
      ...identity,
      tags,
      pathParams: namesOf('path'),
      queryParams: namesOf('query'),
      lists: properties.filter(([, schema]) => isListOfObjects(schema)),
      records: properties.filter(([, schema]) => isObject(schema)),
      responseProperties: properties.map(([name]) => name),
      description: describeOperation(contractOperation),
      ...(body && { body }),
    };
  });
}
