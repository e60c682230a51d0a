import type { QueryClient } from '@tanstack/react-query';
import { operations } from '../../api/contract.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import type { ChoicesStore } from './scenario-choices.ts';

/** Reads the data of an operation again when another scenario is chosen for it. */
export function refetchChanged(choices: ChoicesStore, queries: QueryClient): void {
  let previous = choices.get();

  choices.subscribe(() => {
    const [before, now] = [previous, choices.get()];
    previous = now;
    const filters = {
      predicate({ queryKey: [key] }: { queryKey: readonly unknown[] }) {
        const id = operations[String(key)]?.id ?? '';
        return before[id] !== now[id];
      },
    };
    // Without its data, as when the screen is opened; but a dialog over it would close with its input.
    if (isModalOpen()) void queries.invalidateQueries(filters);
    else void queries.resetQueries(filters);
  });
}
