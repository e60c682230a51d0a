import $RefParser from '@apidevtools/json-schema-ref-parser';
import { type BodyJudge, bodyJudge } from './judge-body.ts';

interface OperationObject {
  operationId: string;
  security?: unknown[];
  parameters?: { in: string }[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** An operation as its answers are judged. */
export interface ContractOperation {
  /** The contract's operationId. */
  id: string;
  /** Spelled `GET /path`. */
  route: string;
  method: string;
  path: string;
  secured: boolean;
  /** Whether nothing has to be said to call it. */
  plain: boolean;
  /** The judge of each documented status. */
  answers: ReadonlyMap<number, BodyJudge>;
}

function judges({ responses }: OperationObject): [number, BodyJudge][] {
  return Object.entries(responses).map(([status, { content }]) => [
    Number(status),
    bodyJudge(content?.['application/json']?.schema ?? {}),
  ]);
}

/** Every operation of the contract, in its order. */
export async function contractOperations(file: string): Promise<ContractOperation[]> {
  const document = (await $RefParser.dereference(file)) as unknown as {
    security?: unknown[];
    paths: Record<string, Record<string, OperationObject>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([name, operation]) => {
      const method = name.toUpperCase();
      return {
        id: operation.operationId,
        route: `${method} ${path}`,
        method,
        path,
        secured: (operation.security ?? document.security ?? []).length > 0,
        plain: (operation.parameters ?? []).length === 0,
        answers: new Map(judges(operation)),
      };
    }),
  );
}
