import { isUtf8 } from 'node:buffer';
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { operations as contractTypes } from '../../src/generated/types.ts';
import { type ContractOperation, listOperations } from '../generate/contract-operations.ts';
import { describeOperations } from '../generate/generate-operations.ts';
import { bundleContract, prepareContract } from '../generate/read-contract.ts';
import { findSignIn } from '../resource/find-sign-in.ts';
import { createResponseCheck, type ExpectedStatus, type RawResponse } from './check-response.ts';
import type { Finding, Violation } from './violations.ts';

/** An operationId of the contract; any other string is a type error. */
export type OperationId = keyof contractTypes;

export interface CallOptions extends ExpectedStatus {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  /** The body of the request. A plain object is sent as JSON. */
  body?: object;
  /** The token of the request. By default it is that of the session; null sends none. */
  token?: string | null;
}

export interface CallResult {
  /** The request line. */
  request: string;
  /** The status of the response; undefined if no response came. */
  status?: number;
  /** The parsed body; undefined if it is not JSON, or if no response came. */
  body?: unknown;
  /** Whether status and body are as expected. */
  isValid: boolean;
  isWebPage: boolean;
  /** The reason why no response came. */
  error?: unknown;
}

/** If an operation has not responded this many times in a row, it is not called again. */
const maxUnanswered = 2;

function describeFailure(error: unknown, timeoutMs: number): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `nothing within ${timeoutMs / 1000} seconds`;
  return `no complete response (${cause?.code ?? 'the connection was closed'})`;
}

/** Calls the operations of a server, and collects what violates the contract until it is taken. */
export async function createProbe(server: {
  contract: string;
  baseUrl: string;
  timeoutMs: number;
}) {
  const { contract, baseUrl, timeoutMs } = server;
  const { document } = await bundleContract(contract);
  const operations = listOperations(document);
  const signIn = findSignIn(describeOperations(prepareContract(document)));
  const checkResponse = await createResponseCheck(document);
  const unanswered = new Map<string, number>();
  const violations: Violation[] = [];
  const session: { token?: string } = {};

  async function send(
    { method, requiresAuth }: ContractOperation,
    path: string,
    { body, token = requiresAuth ? session.token : null }: CallOptions,
  ): Promise<RawResponse> {
    const isForm = body instanceof FormData;
    // Redirects are not followed, so that the token goes to no other host.
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = await response.arrayBuffer();
    const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;
    return { status: response.status, headers: response.headers, text };
  }

  function report({ request, status }: CallResult, findings: readonly Finding[]): void {
    violations.push(...findings.map((finding) => ({ ...finding, request, status })));
  }

  return {
    operations,
    /** The session whose token is sent. */
    session,
    /** Reports violations that only several responses together reveal; `call` reports all others. */
    report,
    /** Returns the violations since the last call of this function. */
    takeViolations: () => violations.splice(0),
    /** The operation by which the contract lets administrators sign in. */
    signIn,
    async call(
      called: OperationId | ContractOperation,
      options: CallOptions = {},
    ): Promise<CallResult> {
      const operation =
        typeof called === 'string' ? operations.find(({ id }) => id === called) : called;
      if (!operation) throw new Error(`The contract has no operation "${called}".`);
      const path = createFinalURL(operation.path, {
        baseUrl: '',
        params: { path: options.path ?? {}, query: options.query ?? {} },
        pathSerializer: defaultPathSerializer,
        querySerializer: createQuerySerializer(),
      });
      const request = `${operation.method} ${path}`;
      const noResponse = { request, isValid: false, isWebPage: false };
      const failures = unanswered.get(operation.id) ?? 0;
      if (failures >= maxUnanswered) return noResponse;
      let response: RawResponse;
      try {
        response = await send(operation, path, options);
      } catch (error) {
        unanswered.set(operation.id, failures + 1);
        const message = `expected a response, received ${describeFailure(error, timeoutMs)}`;
        report(noResponse, [{ kind: 'no-response', pointer: '', message }]);
        return { ...noResponse, error };
      }
      unanswered.delete(operation.id);
      const { findings, ...checked } = await checkResponse(operation, response, options);
      const { status } = response;
      const result = { request, status, isValid: findings.length === 0, ...checked };
      report(result, findings);
      return result;
    },
  };
}

export type Probe = Awaited<ReturnType<typeof createProbe>>;
