import type { Route } from '@playwright/test';
import { failure } from './requests.ts';

/** An injected fault of a response, with the error text that the console shows for it. */
export interface ResponseFault {
  name: string;
  respond: (route: Route) => Promise<void>;
  /** The error text for an operation and the origin of the page. */
  errorText: (operation: string, origin: string) => string;
  /** Whether the console retries a query that fails this way, up to three requests in all. */
  isRetried?: boolean;
}

const createFault = (
  name: string,
  response: { status: number; body?: string; json?: object },
  errorText: ResponseFault['errorText'],
): ResponseFault => ({
  name,
  respond: (route) => route.fulfill(response),
  errorText,
  isRetried: response.status >= 500,
});

/** An error response with a message of the server. One with 401 ends the session, so it has to be the last of a test. */
export const httpError = (status: number): ResponseFault => {
  const message = `The server responds with ${status}.`;
  return createFault(String(status), { status, json: failure(message) }, () => message);
};

const contractViolation = (name: string, body: string, problem: string): ResponseFault =>
  createFault(
    `200 ${name}`,
    { status: 200, body },
    (operation) =>
      `The server's answer to ${operation} does not match the contract: the body is ${problem}`,
  );

const json = failure('Sent with status 200.');

/** All faults except 401. */
export const allFaults: ResponseFault[] = [
  ...[400, 403, 404, 409, 422, 429, 500].map(httpError),
  {
    name: 'timeout',
    // There is no response: the timeout of the request expires at once.
    respond: (route) =>
      route
        .request()
        .frame()
        .evaluate(() => window.expireTimeouts()),
    errorText: (operation) => `The server did not answer ${operation} within 30 seconds.`,
    isRetried: true,
  },
  {
    name: 'connection reset',
    respond: (route) => route.abort('connectionreset'),
    errorText: (_, origin) =>
      `${origin} did not answer. Try again, or check that it is running (Failed to fetch).`,
    isRetried: true,
  },
  createFault('500 empty', { status: 500, body: '' }, () => '500 Internal Server Error'),
  createFault('502 HTML', { status: 502, body: '<h1>Bad Gateway</h1>' }, () => '502 Bad Gateway'),
  contractViolation('HTML', '<!doctype html><p>Hello', 'HTML, not JSON'),
  contractViolation('empty', '', 'empty'),
  contractViolation('truncated', '{"success": true, "da', 'not complete JSON'),
  contractViolation('of the wrong shape', '[]', 'array, not object'),
  createFault('200 with success: false', { status: 200, json }, () => json.error.message),
];

declare global {
  interface Window {
    /** Makes every pending request time out. */
    expireTimeouts: () => void;
  }
}

/** An init script for the page: its requests time out when the test calls `window.expireTimeouts`, and retries follow at once. */
export function controlTimers(): void {
  const pending: AbortController[] = [];
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    pending.push(controller);
    return controller.signal;
  };
  window.expireTimeouts = () => {
    const reason = new DOMException('The request timed out.', 'TimeoutError');
    for (const controller of pending.splice(0)) controller.abort(reason);
  };
  // The delays of the retries of a query, in milliseconds.
  const retryDelays = new Set([400, 800]);
  const originalSetTimeout = window.setTimeout.bind(window);
  window.setTimeout = ((callback: () => void, delayMs = 0) =>
    originalSetTimeout(callback, retryDelays.has(delayMs) ? 0 : delayMs)) as typeof setTimeout;
}
