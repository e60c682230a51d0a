import type { ConstraintsByName } from './contract.ts';
import { readFailure } from './failure.ts';
import { isObject } from './response-parts.ts';

/**
 * Why a call failed. `http`: the server responded with an error. `network`: no complete response arrived. `timeout`: it
 * did not arrive in time. `contract`: the response, or an identifier in the request, violates the contract.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'contract';

/** The only error of an API call, except for aborts. Its message can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The contract's operationId. */
  readonly operationId: string;
  readonly kind: ApiErrorKind;
  /** The HTTP status; undefined when there was no complete response. */
  readonly status: number | undefined;
  /** Whether the body is a failure as the contract describes it, and not, for example, the page of a proxy. */
  readonly isFailure: boolean = false;
  /** The server's messages about single fields, by the path of the field in the request body. */
  readonly fieldErrors: Readonly<Record<string, string>> = {};
  /** The header `Retry-After` of the response. */
  readonly retryAfter: string | null = null;
  /** Whether nothing was sent because the computer is offline. The page has a bar that says so. */
  readonly isOffline: boolean = false;

  constructor(operationId: string, kind: ApiErrorKind, message: string, status?: number) {
    super(message);
    this.operationId = operationId;
    this.kind = kind;
    this.status = status;
  }
}

/** Reason phrases, because HTTP/2 responses have only the status code (RFC 9113, section 8.3.2). */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/**
 * Whether the body of an error response comes from the API, in the form of this contract or in a usual one. A body of
 * RFC 9457 (it has a `type`) does not count, because a gateway in front of the API may have sent it.
 */
function isApiFailure(body: unknown, status: number): boolean {
  const { success, type, error, errors, detail, message } = isObject(body) ? body : {};
  if (success !== undefined) return success === false;
  const isTold =
    Array.isArray(errors) || [error, detail, message].some((text) => typeof text === 'string');
  return type === undefined && isTold && status < 500;
}

/**
 * Creates the error for a failed response. Its message is the server's own, or else the status line. `properties` are
 * those that the request body can have; failures of fields are found by their names.
 */
export function createHttpError(
  id: string,
  response: Response,
  body: unknown,
  properties: ConstraintsByName = {},
): ApiError {
  const { status, statusText, headers } = response;
  const { message, fieldErrors } = readFailure(body, properties);
  const statusLine = `${status} ${statusText || (statusTexts[status] ?? '')}`.trim();
  const httpError = new ApiError(id, 'http', message ?? statusLine, status);
  const retryAfter = headers.get('retry-after');
  return Object.assign(httpError, {
    isFailure: isApiFailure(body, status),
    fieldErrors,
    retryAfter,
  });
}

/** Stands for the response to a deletion if the record did not exist any more. */
export const gone: object = {};

/** Creates the error for a record that is no longer in any list. */
export const createGoneError = (id: string): ApiError =>
  Object.assign(new ApiError(id, 'http', 'There is no such record any more.', 404), {
    isFailure: true,
  });

/**
 * Whether the server says that the record does not exist any more. A 404 that does not come from the API, such as that
 * of a proxy, says nothing about the record.
 */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.isFailure;

/** Treats the error of a deletion as a success if the record did not exist any more. */
export function acceptGone(error: unknown): object {
  if (isGone(error)) return gone;
  throw error;
}
