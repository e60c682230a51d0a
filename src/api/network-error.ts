import { ApiError } from './api-error.ts';
import type { Operation } from './contract.ts';

interface Failure {
  baseUrl: string;
  /** `GET /path` */
  key: string;
  operation: Operation;
  /** Whether the request had a body of JSON. */
  hasJson: boolean;
  timeoutMs: number;
  /** Whether the response began to arrive. */
  isPartial: boolean;
  /** Whether the operation has had a response before: then policy and CORS allow it. */
  hadResponse: boolean;
}

/** What happened and what to do, without a full stop at the end. */
async function explain(failure: Failure): Promise<string> {
  const { baseUrl, key, operation, hasJson, isPartial, hadResponse } = failure;
  if (navigator.onLine === false) return 'This computer is offline';
  const page = globalThis.location;
  const origin = URL.parse(baseUrl, page?.href)?.origin ?? 'The server';
  if (isPartial) return `${origin} broke off its answer to ${operation.id}. Try again`;
  const plain = `${origin} did not answer. Try again, or check that it is running`;
  if (hadResponse || !page || origin === page.origin) return plain;
  const headers = [
    ...(operation.requiresAuth ? ['authorization'] : []),
    ...(hasJson ? ['content-type'] : []),
  ];
  return import('./explain-network-error.ts').then(
    ({ explainNetworkError }) =>
      explainNetworkError({ origin, method: key.replace(/ .*/, ''), headers }),
    // The page's own server may be down as well.
    () => plain,
  );
}

/** The error of a request without a complete response. The browser's own message is at its end, to be searched for. */
export async function createNetworkError(failure: Failure, reason: unknown): Promise<ApiError> {
  const { id } = failure.operation;
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    const seconds = Math.round(failure.timeoutMs / 1000);
    return new ApiError(
      id,
      'timeout',
      `The server did not answer ${id} within ${seconds} seconds.`,
    );
  }
  const original = reason instanceof Error ? reason.message : String(reason);
  return new ApiError(id, 'network', `${await explain(failure)} (${original}).`);
}
