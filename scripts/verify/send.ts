/** An answer as it came, or why none came. */
export type Reply =
  | { status: number; headers: Headers; bytes: ArrayBuffer }
  | { unanswered: string };

function reasonOf(error: unknown, timeout: number): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `nothing within ${timeout / 1000} seconds`;
  return `no whole answer (${cause?.code ?? 'the connection broke off'})`;
}

/** Sends one request and waits for all of its answer. No redirect is followed: a token is not carried elsewhere. */
export async function send(
  address: string,
  init: RequestInit,
  timeout: number,
  stopped?: AbortSignal,
): Promise<Reply> {
  const tooLate = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: stopped ? AbortSignal.any([tooLate, stopped]) : tooLate,
    });
    const { status, headers } = response;
    return { status, headers, bytes: await response.arrayBuffer() };
  } catch (error) {
    return { unanswered: reasonOf(error, timeout) };
  }
}
