/** The contract as one list of operations, with every name in it resolved. */
import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';

export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Media {
  content?: Record<string, { schema?: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  /** Spelled `GET /path`. */
  route: string;
  /** The schema of its body, if it takes one. */
  body: JsonSchema | undefined;
  /** The schema of its successful answer. */
  answer: JsonSchema | undefined;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const schemaOf = (message: Media | undefined) => Object.values(message?.content ?? {})[0]?.schema;

/** Its operations in the order of the document. */
export async function operationsOf(contract: OpenAPI3): Promise<Operation[]> {
  const document = (await $RefParser.dereference(structuredClone(contract) as object)) as {
    paths?: Record<
      string,
      Record<
        string,
        { operationId?: string; requestBody?: Media; responses?: Record<string, Media> }
      >
    >;
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const route = `${method.toUpperCase()} ${path}`;
      return [
        {
          operationId: operation.operationId ?? route,
          route,
          body: schemaOf(operation.requestBody),
          answer: schemaOf(operation.responses?.['200']),
        },
      ];
    }),
  );
}
