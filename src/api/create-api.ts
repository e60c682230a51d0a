import createClient from 'openapi-fetch';
import * as z from 'zod/mini';
import { ApiError, createHttpError } from './api-error.ts';
import type {
  Operation,
  OperationKey,
  Operations,
  RequestParams,
  ResponseBody,
} from './contract.ts';
import { canCarry, chooseRedirect, writeCredential } from './credential.ts';
import { createCauseFinder, createNetworkError } from './network-error.ts';
import type { ListResponse } from './list-response.ts';
import { parseResponse, type ViolationOptions } from './parse-response.ts';
import { createQueryWriter } from './query-string.ts';
import { writeBody } from './request-body.ts';

// By default zod tries `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** The timeout of a request without a body. */
const baseTimeoutMs = 30_000;

/** The slowest upload that does not time out: 50 kB/s. */
const minUploadBytesPerMs = 50;

export interface ApiOptions extends ViolationOptions {
  baseUrl: string;
  operations: Operations;
  /** Returns the credential of the session; empty if the contract needs none, undefined without a session. */
  getToken: () => string | undefined;
  /** Called when the response to a request with `token` has status 401. */
  onUnauthorized: (message: string, token: string) => void;
  /** Called for every response, also for an error. */
  onResponse?: (headers: Headers, operationId: string, status: number) => void;
  fetch?: (request: Request) => Promise<Response>;
}

/** RequestParams of any operation. */
export interface AnyRequestParams {
  path?: Record<string, string> | undefined;
  query?: Record<string, unknown>;
  body?: object | undefined;
}

/** Removes lone surrogates (halves of characters) from the values of parameters, because a URL cannot have them. */
const toWellFormed = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  );

/** The base timeout, plus the time that the body takes over a slow connection. */
function getTimeoutMs(body: string | FormData | undefined): number {
  if (body === undefined) return baseTimeoutMs;
  const parts = typeof body === 'string' ? [body] : [...body.values()];
  const bytes = new Blob(parts).size;
  return baseTimeoutMs + Math.ceil(bytes / minUploadBytesPerMs);
}

type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ response: Response; error?: unknown }>;

/** The typed API client. It validates every response against the contract. */
export function createApi(options: ApiOptions) {
  const { operations, getToken, onUnauthorized, onResponse, ...violations } = options;
  const { baseUrl, fetch } = options;
  // The client is untyped, because the operations are known only at run time.
  const send = createClient({ baseUrl, ...(fetch && { fetch }) }).request as unknown as Send;
  /** The operations that have had a response. */
  const respondedKeys = new Set<string>();
  const findCause = createCauseFinder();

  /** Throws for a key that is not in the contract. */
  function getOperation(key: string): Operation {
    const operation = operations[key];
    if (!operation) throw new Error(`The contract has no operation "${key}".`);
    return operation;
  }

  /** Sends a request; resolves to the validated body of its response, and the headers. */
  async function sendByKey(
    key: OperationKey,
    params: AnyRequestParams,
    signal?: AbortSignal,
  ): Promise<ListResponse> {
    const operation = getOperation(key);
    // A URL treats `.` and `..` as steps to another path, even if they are encoded.
    const dots = Object.values(params.path ?? {}).find((value) => /^\.{0,2}$/.test(value));
    if (dots !== undefined)
      throw new ApiError(operation.id, 'contract', `"${dots}" is no identifier.`);
    const { credential } = operation;
    const token = credential && getToken();
    // A screen may start to read while its session ends. The server would only reject such a request.
    if (credential && token === undefined && key.startsWith('GET '))
      throw new DOMException('The session has ended.', 'AbortError');
    // The browser's own message would contain the credential.
    if (token && !canCarry(credential, token))
      throw new ApiError(
        operation.id,
        'contract',
        'No header can have the characters of this credential. Sign in again.',
      );
    const carried = token ? writeCredential(credential, token) : {};
    const recordId = Object.values(params.path ?? {}).at(-1);
    const { body, contentType } = writeBody(operation, params.body, recordId);
    const timeoutMs = getTimeoutMs(body);
    const timeout = AbortSignal.timeout(timeoutMs);
    const [method = '', path = ''] = key.split(' ');
    const init = {
      params: {
        path: toWellFormed(params.path),
        query: { ...toWellFormed(params.query), ...(credential?.in === 'query' && carried) },
      },
      querySerializer: createQueryWriter(operation),
      ...(body !== undefined && { body, bodySerializer: () => body }),
      headers: {
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(credential?.in === 'header' && carried),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      redirect: chooseRedirect(token ? credential : undefined),
      // Responses hold personal data, which must not be written to the browser's disk cache.
      cache: 'no-store',
      // With credentials, the browser itself would ask for another password after a 401.
      ...(credential?.prefix === 'Basic ' && { credentials: 'omit' }),
      // openapi-fetch throws a SyntaxError for an empty or HTML body, so the body is parsed by parseResponse.
      parseAs: 'stream',
    };
    const hasJson = operation.bodyType === 'json' && body !== undefined;
    const failure = { baseUrl, key, operation, timeoutMs, hasJson, findCause };
    const throwNetworkError = (isPartial: boolean) => async (reason: unknown) => {
      signal?.throwIfAborted();
      const hadResponse = respondedKeys.has(key);
      const error = await createNetworkError({ ...failure, isPartial, hadResponse }, reason);
      signal?.throwIfAborted();
      throw error;
    };
    const { response, error } = await send(method, path, init).catch(throwNetworkError(false));
    respondedKeys.add(key);
    onResponse?.(response.headers, operation.id, response.status);
    if (response.ok) {
      const text = await response.text().catch(throwNetworkError(true));
      const { headers } = response;
      return { body: parseResponse(operation, response, text, violations), headers };
    }
    const httpError = createHttpError(operation.id, response, error, operation.bodyConstraints);
    if (response.status === 401 && token) onUnauthorized(httpError.message, token);
    throw httpError;
  }

  /** Sends a request like `request`, for an operation that is known only at run time, such as that of a resource. */
  const requestByKey = async (key: OperationKey, params: AnyRequestParams, signal?: AbortSignal) =>
    (await sendByKey(key, params, signal)).body;

  return {
    getOperation,
    sendByKey,
    /** The absolute URL of a file in a response; relative URLs are relative to the API server. */
    resolveUrl(url: string) {
      const base = URL.parse(`${baseUrl.replace(/\/$/, '')}/`, globalThis.location?.href);
      return URL.parse(url, base ?? undefined)?.href ?? url;
    },
    /** Sends a request. Rejects with an ApiError, or with the reason of `signal` when that is aborted. */
    request<Key extends OperationKey>(key: Key, params: RequestParams<Key>, signal?: AbortSignal) {
      const response = requestByKey(key, params as AnyRequestParams, signal);
      // This is the only place that asserts types: `parseResponse` has checked the response against the contract.
      return response as Promise<ResponseBody<Key>>;
    },
    requestByKey,
  };
}

export type Api = ReturnType<typeof createApi>;
