import { createRoot } from 'react-dom/client';
import type { Violation } from '../../api/violation.ts';
import { prismViolations } from './prism-violations.ts';
import { createViolationLog } from './violation-log.ts';
import { ViolationPanel } from './violation-panel.tsx';

/** Puts the panel of violations beside the console, which it outlives; returns what feeds it. */
export function showViolations() {
  const log = createViolationLog();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<ViolationPanel log={log} />);
  return {
    violation: (violation: Violation) => log.add(violation),
    answer(headers: Headers, operation: string) {
      for (const violation of prismViolations(headers, operation)) log.add(violation);
    },
  };
}
