import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { Schema } from './generated/schema.ts';

interface Media {
  schema?: Schema;
  examples?: Record<string, { value: unknown }>;
}

interface OperationObject {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}

const document = (await $RefParser.dereference('openapi.yaml')) as unknown as {
  paths: Record<string, Record<string, OperationObject>>;
};

const first = <Value>(record: Record<string, Value> | undefined) => Object.values(record ?? {})[0];

/** Every operation of the contract as the tests ask for it. */
export const contract = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    id: operation.operationId,
    secured: operation.security === undefined,
    hasId: path.includes('{id}'),
    query: (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name),
    /** The properties that its body may have. */
    writable: Object.keys(first(operation.requestBody?.content)?.schema?.properties ?? {}),
    bodyExample: first(first(operation.requestBody?.content)?.examples)?.value as
      | object
      | undefined,
    body: first(operation.requestBody?.content)?.schema,
    answer: first(operation.responses['200']?.content)?.schema ?? {},
    multipart: operation.requestBody?.content['multipart/form-data'] !== undefined,
    hasBody: operation.requestBody !== undefined,
    /** Every documented answer with each of its examples. */
    answers: Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.entries(first(content)?.examples ?? {}).map(([example, { value }]) => ({
        status: Number(status),
        example,
        value,
      })),
    ),
  })),
);

const addresses = contract.map(({ id, route }) => {
  const [method = '', path = ''] = route.split(' ');
  return { id, method, path: new RegExp(`^${path.replace('{id}', '[^/]+')}$`) };
});

/** The operation that a request is made of. */
export const operationAt = (method: string, pathname: string): string | undefined =>
  addresses.find((address) => address.method === method && address.path.test(pathname))?.id;
