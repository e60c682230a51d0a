/** The server's own words, where a failed call's body has them. */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}

/**
 * The text of a call that the server answered with a failure: its own message, else its status line.
 * @see product.md §8
 */
export function failureMessage(response: Response, body: unknown): string {
  return serverMessage(body) ?? `${response.status} ${response.statusText}`.trim();
}
