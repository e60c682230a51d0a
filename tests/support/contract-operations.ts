import {
  getSchema,
  listExamples,
  listOperations,
} from '../../scripts/generate/contract-operations.ts';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { readDocument } from '../../scripts/generate/read-contract.ts';
import { createOperationFinder } from '../../scripts/lib/servers/find-operation.ts';

/** Reads the operations of a contract: parameters, request body, and the examples of every response. */
export async function readOperations(file: string) {
  const operations = listOperations(mergeAllOf(await readDocument(file)));
  return operations.map(({ key, method, path, id, parameters, operation }) => {
    const { security, requestBody, responses = {} } = operation;
    const bodySchema = getSchema(requestBody);
    const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '200';
    const parametersIn = (location: string) =>
      parameters.filter((parameter) => parameter.in === location);
    return {
      /** The key of the operation, spelled `GET /path`. */
      key,
      method,
      path,
      id,
      requiresAuth: security === undefined,
      /** The parameter that identifies a record, if there is one. */
      idParameter: parametersIn('path').at(0),
      queryParameters: parametersIn('query').map(({ name }) => name),
      bodyProperties: Object.keys(bodySchema?.properties ?? {}),
      bodyExample: Object.values(listExamples(requestBody))[0]?.value as object | undefined,
      bodySchema,
      /** Whether its successful response has a body. */
      hasResponseBody: responses[success]?.content !== undefined,
      /** The schema of its successful response. */
      responseSchema: getSchema(responses[success]) ?? {},
      isMultipart: requestBody?.content?.['multipart/form-data'] !== undefined,
      hasBody: requestBody !== undefined,
      /** Every example of every documented response. */
      responseExamples: Object.entries(responses).flatMap(([status, response]) =>
        Object.entries(listExamples(response)).map(([example, { value }]) => ({
          status: Number(status),
          example,
          value,
        })),
      ),
    };
  });
}

/** The operations of `openapi.yaml`. */
export const contractOperations = await readOperations('openapi.yaml');

const findOperation = createOperationFinder(contractOperations);

/** Returns the id of the operation of `openapi.yaml` that a request calls. */
export const findOperationId = (method: string, pathname: string): string | undefined =>
  findOperation(method, pathname)?.id;
