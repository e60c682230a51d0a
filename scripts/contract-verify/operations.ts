/** The operations of the contract, each with its documented responses. */
import type { operations } from '../../src/generated/types.ts';
import { type PageSizes, readPageSizes } from '../../src/api/paging.ts';
import { readContractOperations, schemaOf } from '../generate/contract-operations.ts';
import { type BodyValidator, createBodyValidator } from './validate-body.ts';

/** An operationId of the contract; any other string is a type error. */
export type OperationId = keyof operations;

interface DocumentedResponse {
  /** Absent where the contract documents no body, as for a 204. */
  validateBody?: BodyValidator;
}

/** The responses of an operation, by status. */
export interface DocumentedResponses {
  /** The response documented for a status: by the status itself, else its range (`4XX`), else `default`. */
  get: (status: number) => DocumentedResponse | undefined;
  /** Whether the status itself is documented, not only its range or `default`. */
  isNamed: (status: number) => boolean;
  /** The documented success statuses, without ranges. */
  successes: readonly number[];
}

/** An operation that the server can be probed with. */
export interface ProbedOperation {
  id: OperationId;
  /** `GET /path` */
  key: string;
  method: string;
  path: string;
  requiresAuth: boolean;
  hasParameters: boolean;
  /** Of a list. */
  pageSizes: PageSizes;
  responses: DocumentedResponses;
}

type ResponseObject = Parameters<typeof schemaOf>[0];

function documentResponse(response: ResponseObject): DocumentedResponse {
  const hasContent = Object.keys(response?.content ?? {}).length > 0;
  return hasContent ? { validateBody: createBodyValidator(schemaOf(response) ?? {}) } : {};
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Reads the responses of an operation: statuses, ranges in upper or lower case, and `default`. */
function readResponses(responses: Record<string, ResponseObject> = {}): DocumentedResponses {
  const byKey = new Map(
    Object.entries(responses).map(([key, response]) => [
      key.toUpperCase(),
      documentResponse(response),
    ]),
  );
  return {
    get: (status) =>
      byKey.get(String(status)) ??
      byKey.get(`${Math.floor(status / 100)}XX`) ??
      byKey.get('DEFAULT'),
    isNamed: (status) => byKey.has(String(status)),
    successes: [...byKey.keys()].map(Number).filter(isSuccess),
  };
}

/** Every operation of a contract, given as a document or as a file name, in the contract's order. */
export async function readProbedOperations(contract: object | string): Promise<ProbedOperation[]> {
  const operations = await readContractOperations(contract);
  return operations.map(({ operation, parameters, id, ...rest }) => ({
    ...rest,
    // OperationId is generated from the same contract; `npm run check` fails when it is out of date.
    id: id as OperationId,
    hasParameters: parameters.length > 0,
    pageSizes: readPageSizes(parameters.find(({ name }) => name === 'resultPerPage')?.schema ?? {}),
    responses: readResponses(operation.responses),
  }));
}
