import { readFailure } from './failure.ts';
import { isObject } from './response-parts.ts';

/**
 * Why a call failed: the server responded with an error (`http`), no complete response arrived (`network`), or not
 * in time (`timeout`), or the response, or an identifier, violates the contract (`contract`).
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
  /** What the server says of single fields, by their paths in the request body. */
  readonly fieldErrors: Readonly<Record<string, string>> = {};
  /** The header `Retry-After` of the response. */
  readonly retryAfter: string | null = null;
  /** Whether nothing was sent because the computer is offline, which the page says as long as it is. */
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
 * Whether a body is a failure of the API: of this contract, or as most APIs describe it. One of RFC 9457, which has a
 * type, may be of a gateway before it.
 */
function isApiFailure(body: unknown, status: number): boolean {
  const { success, type, error, errors, detail, message } = isObject(body) ? body : {};
  if (success !== undefined) return success === false;
  const isTold =
    Array.isArray(errors) || [error, detail, message].some((text) => typeof text === 'string');
  return type === undefined && isTold && status < 500;
}

/**
 * The error of a response with the body of a failure, to a request whose body can have the properties. Its message is
 * the server's own, else the status line.
 */
export function createHttpError(
  id: string,
  response: Response,
  body: unknown,
  properties: readonly string[] = [],
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

/** The response to the deletion of a record that was gone already. */
export const gone: object = {};

/** The error of a record that no list has any more. */
export const createGoneError = (id: string): ApiError =>
  Object.assign(new ApiError(id, 'http', 'There is no such record any more.', 404), {
    isFailure: true,
  });

/** Whether the server says that there is no such record any more; the 404 of a proxy says nothing about it. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.isFailure;

/** Accepts the error of a deletion whose record was gone already. */
export function acceptGone(error: unknown): object {
  if (isGone(error)) return gone;
  throw error;
}
