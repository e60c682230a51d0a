import type { Route } from '@playwright/test';

/** A way for an answer to fail, and what the console says of it (product.md §8, decisions.md). */
export interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
  says: (operation: string) => string;
  /** Whether it may pass by itself, so that a read is tried three times in all. */
  passing: boolean;
}

const refusal = (message: string) => ({ success: false, error: { message } });

const refused = (status: number): Fault => {
  const message = `The server refuses with ${status}.`;
  return {
    name: String(status),
    answer: (route) => route.fulfill({ status, json: refusal(message) }),
    says: () => message,
    passing: status >= 500,
  };
};

const mismatch = (name: string, body: string, what: string): Fault => ({
  name: `200 ${name}`,
  answer: (route) => route.fulfill({ status: 200, body }),
  says: (operation) =>
    `The server's answer to ${operation} does not match the contract: the body is ${what}`,
  passing: false,
});

/** The faults of the given statuses, each with a message of the server. */
export const refusals = (statuses: readonly number[]): Fault[] => statuses.map(refused);

/** Ends the session of a call that takes a token, and so comes last. */
export const unauthorized = refused(401);

/** Every fault that a call is to survive, but for 401. */
export const everyFault: Fault[] = [
  ...refusals([400, 403, 404, 409, 422, 429, 500]),
  {
    name: 'timeout',
    // Never answered: the page's patience ends as soon as it has asked.
    answer: (route) =>
      route
        .request()
        .frame()
        .evaluate(() => window.endPatience()),
    says: (operation) => `The server did not answer ${operation} within 30 seconds.`,
    passing: true,
  },
  {
    name: 'connection reset',
    answer: (route) => route.abort('connectionreset'),
    says: () => 'Failed to fetch',
    passing: true,
  },
  {
    name: '500 empty',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    says: () => '500 Internal Server Error',
    passing: true,
  },
  {
    name: '502 HTML',
    answer: (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    says: () => '502 Bad Gateway',
    passing: true,
  },
  mismatch('HTML', '<!doctype html><p>Hello', 'HTML, not JSON'),
  mismatch('empty', '', 'empty'),
  mismatch('truncated', '{"success": true, "da', 'not complete JSON'),
  mismatch('of the wrong shape', '[]', 'array, not object'),
  {
    name: '200 with success: false',
    answer: (route) => route.fulfill({ json: refusal('Said with status 200.') }),
    says: () => 'Said with status 200.',
    passing: false,
  },
];

declare global {
  interface Window {
    /** Lets the time run out for every call that is still waited for. */
    endPatience: () => void;
  }
}

/** To be run in the page, whose calls can be made to time out. */
export function holdPatience(): void {
  const waiting: AbortController[] = [];
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    waiting.push(controller);
    return controller.signal;
  };
  window.endPatience = () => {
    const reason = new DOMException('The time is over.', 'TimeoutError');
    for (const controller of waiting.splice(0)) controller.abort(reason);
  };
}
