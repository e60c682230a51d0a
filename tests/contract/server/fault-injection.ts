import type { OperationId } from '../../../scripts/contract-verify/probe.ts';
import type {
  InjectedFault,
  InterceptedRequest,
  InterceptedResponse,
  ReplacedResponse,
} from '../../support/faulty-server.ts';

/** Creates a fault in one operation of an otherwise correct server. */
export type CreateFault = (operationId: string) => InjectedFault;

/** The name of a fault, the operation whose check finds it, and a part of what is found. */
export type Found = [name: string, operationId: OperationId, pointer: string, message: string];

export type FaultCase = [...Found, createFault: CreateFault];

/** Changes or replaces the responses with a status. */
export const inResponses =
  (change: (response: InterceptedResponse) => ReplacedResponse | void, status = 200): CreateFault =>
  (operationId) => ({
    onResponse: (response) =>
      response.operationId === operationId && response.status === status
        ? change(response)
        : undefined,
  });

/** Changes the requests that reach the server, or responds in its place. */
export const inRequests =
  (change: (request: InterceptedRequest) => ReplacedResponse | void): CreateFault =>
  (operationId) => ({
    onRequest: (request) => (request.operationId === operationId ? change(request) : undefined),
  });

/** Sets the value at a JSON pointer of the response; undefined removes it. */
export const setValue = (pointer: string, value: unknown, status = 200): CreateFault =>
  inResponses(({ json }) => {
    const names = pointer.split('/').slice(1);
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => node?.[name], json);
    if (parent) parent[last] = value;
  }, status);

/** Replaces the responses with a status. */
export const respondWith = (replaced: ReplacedResponse, status = 200): CreateFault =>
  inResponses(() => replaced, status);

/** Gives a query parameter another value, where it has the value `from` or any; undefined removes it. */
export const replaceQuery = (name: string, value: string | undefined, from?: string): CreateFault =>
  inRequests(({ url: { searchParams } }) => {
    const current = searchParams.get(name);
    if (current === null || (from !== undefined && current !== from)) return;
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  });
