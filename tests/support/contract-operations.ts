import {
  type ContractOperation,
  readContractOperations,
} from '../../scripts/generate/contract-operations.ts';
import type { Schema } from './generated/schema.ts';

interface Media {
  schema?: Schema;
  examples?: Record<string, { value: unknown }>;
}

interface OperationObject {
  security?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const firstValue = <Value>(record: Record<string, Value> | undefined) =>
  Object.values(record ?? {})[0];

/** Reads the operations of a contract: parameters, request body, and the examples of every response. */
export async function readOperations(file: string) {
  const operations = await readContractOperations(file);
  return operations.map(({ key, method, path, id, parameters, operation }) => {
    const { security, requestBody, responses } = operation as unknown as OperationObject;
    const requestMedia = firstValue(requestBody?.content);
    return {
      /** Spelled `GET /path`. */
      key,
      method,
      path,
      id,
      requiresAuth: security === undefined,
      hasId: parameters.some((parameter) => parameter.in === 'path' && parameter.name === 'id'),
      queryParameters: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name),
      bodyProperties: Object.keys(requestMedia?.schema?.properties ?? {}),
      bodyExample: firstValue(requestMedia?.examples)?.value as object | undefined,
      bodySchema: requestMedia?.schema,
      /** The schema of its response with status 200. */
      responseSchema: firstValue(responses['200']?.content)?.schema ?? {},
      isMultipart: requestBody?.content['multipart/form-data'] !== undefined,
      hasBody: requestBody !== undefined,
      /** Every example of every documented response. */
      responseExamples: Object.entries(responses).flatMap(([status, { content }]) =>
        Object.entries(firstValue(content)?.examples ?? {}).map(([example, { value }]) => ({
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

/** Returns a function that finds the id of the operation that a request calls. */
export function createOperationFinder(
  operations: readonly Pick<ContractOperation, 'id' | 'method' | 'path'>[],
) {
  const patterns = operations.map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  return (method: string, pathname: string): string | undefined =>
    patterns.find((operation) => operation.method === method && operation.pattern.test(pathname))
      ?.id;
}

/** Returns the id of the operation of `openapi.yaml` that a request calls. */
export const findOperationId = createOperationFinder(contractOperations);
