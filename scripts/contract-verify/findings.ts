import { getAdvice, type ViolationKind } from './advice.ts';
import type { OperationId } from './operations.ts';
import type { Violation } from './validate-body.ts';

interface Occurrence {
  operationId: OperationId;
  /** The request line. */
  request: string;
  pointer: string;
}

/** One kind of contract violation with all its occurrences; its own request and pointer are those of the first. */
export interface Finding extends Occurrence {
  kind: ViolationKind;
  /** What to change on the server. */
  advice: string;
  /** Absent when no response came. */
  status?: number;
  expected: string;
  received: string;
  /** The operations it occurred in: one, except for an error with another status than the documented one. */
  operations: OperationId[];
  occurrences: Occurrence[];
}

export interface ReportedViolation extends Violation {
  operationId: OperationId;
  request: string;
  status: number | undefined;
}

/**
 * Violations with the same key are one finding: those that differ in a row index or another number only, and errors
 * with another status than the documented one, whatever the operation, because a server usually does that everywhere.
 */
function groupKey(violation: ReportedViolation): string {
  const { operationId, status, pointer, expected, received, isOtherErrorStatus } = violation;
  if (isOtherErrorStatus) return JSON.stringify([expected, received]);
  const texts = [pointer, expected, received].map((text) => text.replace(/\d+/g, '*'));
  return JSON.stringify([operationId, status, ...texts]);
}

/** Collects violations and groups them into findings. */
export function createFindings() {
  const findings = new Map<string, Finding>();
  return {
    add(violation: ReportedViolation): void {
      const { kind, operationId, request, status, pointer, expected, received } = violation;
      const occurrence = { operationId, request, pointer };
      const key = groupKey(violation);
      const finding = findings.get(key);
      if (!finding) {
        findings.set(key, {
          ...occurrence,
          kind,
          advice: getAdvice(kind),
          ...(status !== undefined && { status }),
          expected,
          received,
          operations: [operationId],
          occurrences: [occurrence],
        });
        return;
      }
      finding.occurrences.push(occurrence);
      if (!finding.operations.includes(operationId)) finding.operations.push(operationId);
    },
    all: () => [...findings.values()],
  };
}
