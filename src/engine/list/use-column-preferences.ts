import type { ColumnPreferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { findNameColumn, listColumnIds, orderColumnIds } from './arrange-columns.ts';
import type { Resource } from '../config/resource.ts';

export interface ColumnChoice {
  id: string;
  label: string;
  isShown: boolean;
  /** Whether it names the rows, and cannot be hidden. */
  isName: boolean;
}

const none: ColumnPreferences = { order: [], hidden: [] };

/** All columns of a list in the preferred order, and functions that change what is shown, for the next visit too. */
export function useColumnPreferences({ name, columns }: Pick<Resource, 'name' | 'columns'>) {
  const store = usePreferencesStore();
  const preference = usePreferences().columns[name];
  const { order, hidden } = preference ?? none;
  const ids = listColumnIds(columns);
  const nameColumn = findNameColumn(columns);

  const choices = orderColumnIds(ids, order).flatMap((id): ColumnChoice[] => {
    const column = columns[ids.indexOf(id)];
    if (!column) return [];
    const isName = column === nameColumn;
    return [{ id, label: column.label, isName, isShown: isName || !hidden.includes(id) }];
  });

  function save(next: ColumnPreferences | undefined) {
    const { [name]: _, ...others } = store.get().columns;
    store.set({ columns: next ? { ...others, [name]: next } : others });
  }

  const shownOrder = choices.map(({ id }) => id);

  return {
    choices,
    isChanged: preference !== undefined,
    show: (id: string, isShown: boolean) =>
      save({
        order: shownOrder,
        hidden: [...hidden.filter((other) => other !== id), ...(isShown ? [] : [id])],
      }),
    /** Moves a column by one place: up with -1, down with 1. */
    move(id: string, by: -1 | 1) {
      const from = shownOrder.indexOf(id);
      const next = shownOrder.toSpliced(from, 1).toSpliced(from + by, 0, id);
      save({ order: next, hidden });
    },
    reset: () => save(undefined),
  };
}
