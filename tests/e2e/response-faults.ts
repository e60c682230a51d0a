import type { Route } from '@playwright/test';

/** An injected fault of a response, with the error text that the console shows for it. */
export interface ResponseFault {
  name: string;
  respond: (route: Route) => Promise<void>;
  /** By operation, and the origin of the page. */
  errorText: (operation: string, origin: string) => string;
  /** Whether the console retries a query that fails this way, up to three requests in all. */
  isRetried?: boolean;
}

const errorBody = (message: string) => ({ success: false, error: { message } });

/** An error response with a message of the server. One with 401 ends the session, so it has to be the last of a test. */
export const httpError = (status: number): ResponseFault => {
  const message = `The server responds with ${status}.`;
  return {
    name: String(status),
    respond: (route) => route.fulfill({ status, json: errorBody(message) }),
    errorText: () => message,
    isRetried: status >= 500,
  };
};

const contractViolation = (name: string, body: string, problem: string): ResponseFault => ({
  name: `200 ${name}`,
  respond: (route) => route.fulfill({ status: 200, body }),
  errorText: (operation) =>
    `The server's answer to ${operation} does not match the contract: the body is ${problem}`,
});

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
  {
    name: '500 empty',
    respond: (route) => route.fulfill({ status: 500, body: '' }),
    errorText: () => '500 Internal Server Error',
    isRetried: true,
  },
  {
    name: '502 HTML',
    respond: (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    errorText: () => '502 Bad Gateway',
    isRetried: true,
  },
  contractViolation('HTML', '<!doctype html><p>Hello', 'HTML, not JSON'),
  contractViolation('empty', '', 'empty'),
  contractViolation('truncated', '{"success": true, "da', 'not complete JSON'),
  contractViolation('of the wrong shape', '[]', 'array, not object'),
  {
    name: '200 with success: false',
    respond: (route) => route.fulfill({ json: errorBody('Sent with status 200.') }),
    errorText: () => 'Sent with status 200.',
  },
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
