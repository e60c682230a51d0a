/** The server's own words, where a failed call's body has them. */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

/** What statuses are called, for answers that came by HTTP/2, which has only the number. */
const names: Record<number, string> = {
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
 * The text of a call that the server answered with a failure: its own message, else its status line.
 * @see product.md §8
 */
export function failureMessage({ status, statusText }: Response, body: unknown): string {
  return serverMessage(body) ?? `${status} ${statusText || (names[status] ?? '')}`.trim();
}
