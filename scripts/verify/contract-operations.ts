import { contractRoutes, schemaOf } from '../generate/contract-routes.ts';
import { type BodyJudge, bodyJudge } from './judge-body.ts';

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

/** Every operation of the contract, in its order. */
export async function contractOperations(file: string): Promise<ContractOperation[]> {
  const routes = await contractRoutes(file);
  return routes.map(({ operation, parameters, ...one }) => ({
    ...one,
    plain: parameters.length === 0,
    answers: new Map(
      Object.entries(operation.responses ?? {}).map(([status, answer]) => [
        Number(status),
        bodyJudge(schemaOf(answer) ?? {}),
      ]),
    ),
  }));
}
