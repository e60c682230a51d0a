import { getViolationKey, type ContractViolation } from '../../api/contract-violation.ts';

/** A violation and how often it occurred. */
export interface CountedViolation extends ContractViolation {
  count: number;
}

/** The violations that the panel shows, oldest first, as an external store for React. */
export function createViolationLog() {
  let violations: readonly CountedViolation[] = [];
  const listeners = new Set<() => void>();

  function update(next: readonly CountedViolation[]) {
    violations = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => violations,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(added: ContractViolation) {
      const key = getViolationKey(added);
      const isSame = (violation: ContractViolation) =>
        getViolationKey(violation) === key && violation.received === added.received;
      if (!violations.some(isSame)) return update([...violations, { ...added, count: 1 }]);
      update(
        violations.map((violation) =>
          isSame(violation) ? { ...violation, count: violation.count + 1 } : violation,
        ),
      );
    },
    clear: () => update([]),
  };
}

export type ViolationLog = ReturnType<typeof createViolationLog>;
