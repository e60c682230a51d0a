import { sameViolation, type Violation } from '../../api/violation.ts';

/** A violation and how often it was met; in a list, items that break the same rule count together. */
export interface MetViolation extends Violation {
  count: number;
}

/** What the panel shows, oldest first, as a store that React can read. */
export function createViolationLog() {
  let met: readonly MetViolation[] = [];
  const listeners = new Set<() => void>();

  function become(next: readonly MetViolation[]) {
    met = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => met,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(violation: Violation) {
      const key = sameViolation(violation);
      const isSame = (other: Violation) =>
        sameViolation(other) === key && other.received === violation.received;
      if (!met.some(isSame)) return become([...met, { ...violation, count: 1 }]);
      become(met.map((one) => (isSame(one) ? { ...one, count: one.count + 1 } : one)));
    },
    clear: () => become([]),
  };
}

export type ViolationLog = ReturnType<typeof createViolationLog>;
