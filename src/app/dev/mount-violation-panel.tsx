import { createRoot } from 'react-dom/client';
import type { ContractViolation } from '../../api/contract-violation.ts';
import { parsePrismViolations } from './parse-prism-violations.ts';
import { createViolationLog } from './violation-log.ts';
import { ViolationPanel } from './violation-panel.tsx';

/** Mounts the violation panel in a React root of its own, so that it survives errors of the console. */
export function mountViolationPanel() {
  const log = createViolationLog();
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<ViolationPanel log={log} />);
  return {
    onViolation: (violation: ContractViolation) => log.add(violation),
    onResponse(headers: Headers, operationId: string) {
      for (const violation of parsePrismViolations(headers, operationId)) log.add(violation);
    },
  };
}
