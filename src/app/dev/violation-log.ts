import { getViolationKey, type ContractViolation } from '../../api/contract-violation.ts';
import { createStore } from './create-store.ts';

/** A violation and how often it occurred. */
export interface CountedViolation extends ContractViolation {
  count: number;
}

/** The violations that the panel shows, oldest first. */
export function createViolationLog() {
  const { get, set, subscribe } = createStore<readonly CountedViolation[]>([]);
  return {
    get,
    subscribe,
    add(added: ContractViolation) {
      const key = getViolationKey(added);
      const isSame = (violation: ContractViolation) =>
        getViolationKey(violation) === key && violation.received === added.received;
      if (!get().some(isSame)) return set([...get(), { ...added, count: 1 }]);
      set(
        get().map((violation) =>
          isSame(violation) ? { ...violation, count: violation.count + 1 } : violation,
        ),
      );
    },
    clear: () => set([]),
  };
}

export type ViolationLog = ReturnType<typeof createViolationLog>;
