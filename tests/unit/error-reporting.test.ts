import { beforeEach, expect, test, vi } from 'vitest';
import type { ContractViolation } from '../../src/api/contract-violation.ts';
import { createErrorReporter } from '../../src/app/error-reporting.ts';

const addresses = { apiBaseUrl: '', socketUrl: '', reportUrl: '/reports' };
const config = { ...addresses, reportShare: 1, prefetch: true };

/** A value that only an administrator may see. */
const secret = 'jane.private@example.com';

const violation: ContractViolation = {
  operationId: 'getAllUsers',
  pointer: '/users/0/userName',
  expected: 'string',
  received: 'number',
};

const route = '/admin/view/user/:id';
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon });
});

/** Starts a page; returns its reporter, and what a screen that throws is reported by. */
function startPage(options: Partial<typeof config> = {}) {
  const reporter = createErrorReporter({ ...config, ...options });
  const matches = [{ route: { path: '/' } }, { route: { path: route } }, { route: {} }];
  const report = reporter.reportUncaughtErrors({ state: { matches } } as never);
  return { reporter, report };
}

const throwError = (error: unknown) =>
  window.dispatchEvent(Object.assign(new Event('error'), { error }));

const rejectPromise = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const readReports = async () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));

test('Reports of uncaught errors have only their kind, position and route', async () => {
  const { report } = startPage();
  const error = Object.assign(new RangeError(`${secret}\n    at ${secret}.js:1:1`), {
    stack: `RangeError: ${secret}\n    at ${secret}.js:1:1\n    at read (https://a.example/assets/detail-B2x.js?v=7:12:34)`,
  });
  for (let count = 0; count < 2; count += 1) {
    throwError(error);
    rejectPromise(Object.assign(new TypeError(secret), { stack: '' }));
    rejectPromise(secret);
    report(Object.assign(new Error(secret), { name: secret, stack: '' }));
  }
  // The browser hides the error of a script of another origin, so there is only null.
  throwError(null);
  expect(await readReports()).toEqual([
    { kind: 'error', name: 'RangeError', at: 'detail-B2x.js:12:34', route },
    { kind: 'error', name: 'TypeError', at: '', route },
    { kind: 'error', name: 'string', at: '', route },
    { kind: 'error', name: 'object', at: '', route },
  ]);
  const [url, { type }] = sendBeacon.mock.lastCall ?? ['', new Blob()];
  expect([url, type]).toEqual(['/reports', 'application/json']);
});

test('The same violation of several items is reported once', async () => {
  const { reporter } = startPage();
  reporter.reportViolation(violation);
  reporter.reportViolation({ ...violation, pointer: '/users/1/userName' });
  const { operationId: operation, pointer, expected } = violation;
  expect(await readReports()).toEqual([{ kind: 'contract', operation, pointer, expected }]);
});

test('Reports are twenty for a page at most', async () => {
  startPage();
  const names = Array.from({ length: 25 }, (_, index) => `Error${index + 1}`);
  for (const name of names) throwError(Object.assign(new Error('any'), { name }));
  expect((await readReports()).map(({ name }) => name)).toEqual(names.slice(0, 20));
});

test.each([{ reportUrl: '' }, { reportShare: 0 }])('Reports are not sent with %j', (options) => {
  const { reporter, report } = startPage(options);
  reporter.reportViolation(violation);
  report(new Error('any'));
  throwError(new Error('any'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
