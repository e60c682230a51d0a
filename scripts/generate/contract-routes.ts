import $RefParser from '@apidevtools/json-schema-ref-parser';

/** A JSON Schema of the contract, its references resolved. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

interface Message {
  required?: boolean;
  content?: Record<string, { schema?: JsonSchema }>;
}

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
}

interface OperationObject {
  operationId?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses?: Record<string, Message>;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

type PathItem = Partial<Record<(typeof methods)[number], OperationObject>> & {
  parameters?: Parameter[];
};

/** An operation of the contract, and what it has in common with its neighbours. */
export interface ContractRoute {
  /** Spelled `GET /path`. */
  route: string;
  method: string;
  path: string;
  /** The contract's operationId, else the route. */
  id: string;
  operation: OperationObject;
  parameters: Parameter[];
  /** Whether it asks for a session. */
  secured: boolean;
}

/** The schema of a body or an answer, whatever its media type. */
export const schemaOf = (message: Message | undefined): JsonSchema | undefined =>
  Object.values(message?.content ?? {})[0]?.schema;

/** The operations of a contract, or of the file that holds it, in the order of its paths. */
export async function contractRoutes(contract: object | string): Promise<ContractRoute[]> {
  const given = typeof contract === 'string' ? contract : (structuredClone(contract) as object);
  const document = (await $RefParser.dereference(given as object)) as unknown as {
    security?: unknown[];
    paths?: Record<string, PathItem>;
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item[name];
      if (!operation) return [];
      const method = name.toUpperCase();
      const route = `${method} ${path}`;
      return [
        {
          route,
          method,
          path,
          id: operation.operationId ?? route,
          operation,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          secured: (operation.security ?? document.security ?? []).length > 0,
        },
      ];
    }),
  );
}
