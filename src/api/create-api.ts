import createClient from 'openapi-fetch';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { Answer, CallInput, Route } from './contract.ts';
import { failureMessage } from './failure-message.ts';
import { toFormData } from './form-data.ts';
import type { Operation, Operations } from './operation.ts';
import { readAnswer } from './read-answer.ts';
import type { Violation } from './violation.ts';

// zod otherwise probes `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** How long a call may take, in milliseconds. */
const patience = 30_000;

export interface ApiOptions {
  baseUrl: string;
  operations: Operations;
  /** The bearer token of the session, if there is one. */
  getToken: () => string | undefined;
  /** Told when a call made with `token` was answered 401. */
  onUnauthorized: (message: string, token: string) => void;
  /** Told of every answer, whatever it says. */
  onAnswer?: (headers: Headers, operation: string) => void;
  /** Told of everything in an answer that breaks the contract. */
  onViolation?: ((violation: Violation) => void) | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

export interface Api {
  /** Calls a route of the contract. Every failure is an ApiError, but for an abort by `signal`. */
  call<R extends Route>(route: R, input: CallInput<R>, signal?: AbortSignal): Promise<Answer<R>>;
  operation(route: string): Operation;
}

interface LooseInput {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

/** The error of a call that got no whole answer: the reason's own words, or how long was waited. */
function unreached(operation: Operation, reason: unknown): ApiError {
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  const own = String(reason instanceof Error ? reason.message : reason);
  let message = navigator.onLine === false ? `This computer is offline (${own}).` : own;
  if (timedOut) {
    message = `The server did not answer ${operation.id} within ${patience / 1000} seconds.`;
  }
  return new ApiError(operation.id, 'network', message);
}

/** The typed client: one way for a call to succeed, one error when it does not. */
export function createApi(options: ApiOptions): Api {
  const { operations, getToken, onUnauthorized, onAnswer, onViolation } = options;
  const { baseUrl, fetch } = options;
  const client = createClient<Record<string, never>>({ baseUrl, ...(fetch && { fetch }) });

  function operationOf(route: string): Operation {
    const operation = operations[route];
    if (!operation) throw new Error(`The contract has no route "${route}".`);
    return operation;
  }

  async function send(route: string, operation: Operation, input: LooseInput, init: RequestInit) {
    const [method, path] = route.split(' ') as [string, string];
    const request = client.request as unknown as (
      method: string,
      path: string,
      init: object,
    ) => Promise<{ response: Response; error?: unknown }>;
    const body = input.body && operation.multipart ? toFormData(input.body) : input.body;
    const { response, error } = await request(method, path, {
      params: { path: input.path, query: input.query },
      ...(body && { body }),
      ...init,
      // The body is read here, not by the client: it throws raw errors on empty and on HTML answers.
      parseAs: 'stream',
    });
    return { response, error };
  }

  return {
    operation: operationOf,
    async call(route, input, signal) {
      const operation = operationOf(route);
      const token = operation.secured ? getToken() : undefined;
      const timeout = AbortSignal.timeout(patience);
      const init: RequestInit = {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        // What an administrator may see stays out of the browser's files.
        cache: 'no-store',
      };
      const failed = (reason: unknown) => {
        throw signal?.aborted ? reason : unreached(operation, reason);
      };
      const { response, error } = await send(route, operation, input as LooseInput, init).catch(
        failed,
      );
      onAnswer?.(response.headers, operation.id);
      if (response.ok) {
        const text = await response.text().catch(failed);
        return readAnswer(operation, response, text, onViolation) as never;
      }
      const message = failureMessage(response, error);
      if (response.status === 401 && token) onUnauthorized(message, token);
      throw new ApiError(operation.id, 'refused', message, response.status);
    },
  };
}
