import { sameViolation, type Violation } from '../api/violation.ts';
import type { Config } from './config.ts';

/** The most that one page reports, from its load to the next. */
const most = 20;

/** Where in our own code an error arose, `first-B2x.js:1:2345`; nothing of the message, which may hold values. */
function placeOf({ stack = '', message }: Error): string {
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line));
  const [, file, place] =
    /([\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)/.exec(frames.join('\n')) ?? [];
  return file && place ? file + place : '';
}

const nameOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : typeof error;

/**
 * What goes wrong, told to the operator's `reportUrl`: what kind and where, never a value, an address or the
 * token. Each distinct one once a page load; `reportShare` is the share of page loads that report at all.
 */
export function createReport({ reportUrl, reportShare }: Config) {
  const chosen = reportUrl !== '' && Math.random() < reportShare;
  const sent = new Set<string>();

  function send(key: string, report: object) {
    if (!chosen || sent.size >= most || sent.has(key)) return;
    sent.add(key);
    try {
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      navigator.sendBeacon(reportUrl, body);
    } catch {
      // An address that is none must not become an error that is reported, too.
    }
  }

  return {
    violation(violation: Violation) {
      const { operation, pointer, expected } = violation;
      send(sameViolation(violation), { kind: 'contract', operation, pointer, expected });
    },
    /** `route` is the pattern of the screen's address, `/admin/view/user/:id`. */
    error(error: unknown, route: string) {
      const at = error instanceof Error ? placeOf(error) : '';
      const report = { kind: 'error', name: nameOf(error), at, route };
      send(JSON.stringify(report), report);
    },
  };
}

export type Report = ReturnType<typeof createReport>;
