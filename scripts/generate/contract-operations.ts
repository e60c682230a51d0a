/** The operations of a contract. */
import type { JsonSchema } from './combine-schemas.ts';
import { parseDocument } from './read-contract.ts';
import { resolveReferences } from './resolve-references.ts';

interface Media {
  schema?: JsonSchema;
  encoding?: Record<string, { contentType?: string }>;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

export interface Message {
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
}

interface OperationObject {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses?: Record<string, Message>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

type PathItem = Partial<Record<(typeof methods)[number], OperationObject>> & {
  parameters?: Parameter[];
};

export interface ContractOperation {
  /** `GET /path` */
  key: string;
  method: string;
  path: string;
  /** The operationId, or the key where the contract has none. */
  id: string;
  operation: OperationObject;
  parameters: Parameter[];
  /** Whether it needs a token. */
  requiresAuth: boolean;
}

const mediaOf = (message: Message | undefined): Media | undefined =>
  Object.values(message?.content ?? {})[0];

/** The schema of a request body or a response, for the first media type. */
export const schemaOf = (message: Message | undefined): JsonSchema | undefined =>
  mediaOf(message)?.schema;

/** The named examples of a request body or a response, for the first media type. */
export const examplesOf = (message: Message | undefined): NonNullable<Media['examples']> =>
  mediaOf(message)?.examples ?? {};

/** The parameters of an operation: its own, and those of its path item that it does not override (OpenAPI 3.1, 4.8.10). */
function parametersOf(item: PathItem, operation: OperationObject): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const byKey = all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter] as const);
  return [...new Map(byKey).values()];
}

/** Every operation of a contract, with resolved references. */
export function listOperations(contract: object): ContractOperation[] {
  const { paths = {}, security = [] } = resolveReferences(contract) as {
    security?: unknown[];
    paths?: Record<string, PathItem>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((methodName) => {
      const operation = item[methodName];
      if (!operation) return [];
      const method = methodName.toUpperCase();
      const key = `${method} ${path}`;
      return [
        {
          key,
          method,
          path,
          id: operation.operationId ?? key,
          operation,
          parameters: parametersOf(item, operation),
          requiresAuth: (operation.security ?? security).length > 0,
        },
      ];
    }),
  );
}

/** The operations of a contract that has been looked for mistakes. */
export const readContractOperations = async (file: string): Promise<ContractOperation[]> =>
  listOperations(await parseDocument(file));
