import type { DataRouter } from 'react-router-dom';
import { getViolationKey, type ContractViolation } from '../api/contract-violation.ts';
import type { Deployment } from './deployment.ts';

/** The maximum number of reports per page load. */
const maxReports = 20;

/** A stack frame in our own code, as Chromium ("at f (…)") and Firefox ("f@…") write it. */
const ownFrame = /^(?:\s+at |.*@).*?([\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)/m;

/**
 * The top frame in our own code: `first-B2x.js:1:2345`. The message is left out, because it may contain personal data.
 */
function getSourcePosition({ stack = '', message }: Error): string {
  const [, file = '', lineAndColumn = ''] = ownFrame.exec(stack.replace(message, '')) ?? [];
  return file + lineAndColumn;
}

const getErrorName = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : typeof error;

/** Says in the browser's console which value of a response violates the contract, which the screens do not say. */
export const warnOfViolation = ({ operationId, pointer, expected, received }: ContractViolation) =>
  console.warn(`Response to ${operationId}: ${pointer} is ${received}, not ${expected}.`);

/**
 * Sends contract violations and uncaught errors to the operator's `reportUrl`: type and position, never a value, a
 * URL of the console or the token. Each distinct report is sent once per page load; `reportShare` is the share of
 * page loads that report at all.
 */
export function createErrorReporter({
  reportUrl,
  reportShare,
}: Pick<Deployment, 'reportUrl' | 'reportShare'>) {
  const isEnabled = reportUrl !== '' && Math.random() < reportShare;
  const sentKeys = new Set<string>();

  function send(report: object, key = JSON.stringify(report)) {
    if (!isEnabled || sentKeys.size >= maxReports || sentKeys.has(key)) return;
    sentKeys.add(key);
    try {
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      navigator.sendBeacon(reportUrl, body);
    } catch {
      // `sendBeacon` throws for an invalid URL. The error is ignored, because reporting it would throw again.
    }
  }

  return {
    reportViolation(violation: ContractViolation) {
      const { operationId: operation, pointer, expected } = violation;
      send({ kind: 'contract', operation, pointer, expected }, getViolationKey(violation));
    },

    /**
     * Reports uncaught errors of the window; React forwards its own to it. Returns the `onError` of RouterProvider,
     * because the router catches the errors of screens.
     */
    reportUncaughtErrors(router: Pick<DataRouter, 'state'>) {
      function report(error: unknown) {
        const at = error instanceof Error ? getSourcePosition(error) : '';
        // The path pattern of the screen, `/admin/view/user/:id`.
        const path = router.state.matches.findLast(({ route }) => route.path)?.route.path;
        send({ kind: 'error', name: getErrorName(error), at, route: path ?? '' });
      }
      window.addEventListener('error', ({ error }) => {
        // Errors of cross-origin scripts and warnings of ResizeObserver have no error object. They are not reported.
        if (error) report(error);
      });
      window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
      return report;
    },
  };
}
