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

  constructor(operationId: string, kind: ApiErrorKind, message: string, status?: number) {
    super(message);
    this.operationId = operationId;
    this.kind = kind;
    this.status = status;
  }
}

/** The `error.message` of a response body, if it has one. */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
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

/** The message of an HTTP error: the server's own, else the status line. */
export function getErrorMessage({ status, statusText }: Response, body: unknown): string {
  return serverMessage(body) ?? `${status} ${statusText || (statusTexts[status] ?? '')}`.trim();
}
