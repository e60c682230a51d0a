/** A response as received, or why there is none. */
export type RawResponse =
  | { status: number; headers: Headers; bytes: ArrayBuffer }
  | { failure: string; error: unknown };

function describeFailure(error: unknown, timeoutMs: number): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `nothing within ${timeoutMs / 1000} seconds`;
  return `no complete response (${cause?.code ?? 'the connection was closed'})`;
}

/** Sends a request and reads the whole response. Redirects are not followed, so that the token goes to no other host. */
export async function sendRequest(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<RawResponse> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([timeoutSignal, signal]) : timeoutSignal,
    });
    const { status, headers } = response;
    return { status, headers, bytes: await response.arrayBuffer() };
  } catch (error) {
    return { failure: describeFailure(error, timeoutMs), error };
  }
}
