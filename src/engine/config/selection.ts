import { createContext, use } from 'react';
import { createStore } from 'zustand/vanilla';
import { type PreferencesStore, removeRecentRecord } from '../../session/preferences.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { getId, type Resource, type ResourceRecord } from './resource.ts';

/** What happens to a record that is locked. */
export type LockReason = 'changing' | 'deleting';

interface SelectionState {
  /**
   * The selected records by identifier, from all pages and searches. Identifiers alone would not be enough: a page that
   * is not shown leaves the query cache after five minutes, and its records could then no longer be named or exported.
   */
  records: ReadonlyMap<string, ResourceRecord>;
  /** Why the last bulk action failed, by identifier. */
  failures: ReadonlyMap<string, string>;
  /** Why records are locked, by identifier. They are locked until the list has been read again. */
  locked: ReadonlyMap<string, LockReason>;
}

/** Creates an empty selection. */
export function createSelection(resource: Pick<Resource, 'idProperty'>) {
  const empty = { records: new Map(), failures: new Map() };
  const store = createStore<SelectionState>(() => ({
    locked: new Map(),
    ...empty,
  }));
  const getRowId = (record: ResourceRecord) => getId(resource, record);
  /** The identifier of the row that a range begins with. */
  let anchor: string | undefined;

  function selectAll(changed: readonly ResourceRecord[], isSelected: boolean) {
    const records = new Map(store.getState().records);
    const failures = new Map(store.getState().failures);
    for (const record of changed) {
      failures.delete(getRowId(record));
      if (isSelected) records.set(getRowId(record), record);
      else records.delete(getRowId(record));
    }
    store.setState({ records, failures });
  }

  function clear() {
    anchor = undefined;
    store.setState(empty);
  }

  return {
    ...store,
    selectAll,
    clear,
    /** Selects a row, or with `isRange` the rows from the last one that was clicked to this one. */
    selectRow(
      rows: readonly ResourceRecord[],
      record: ResourceRecord,
      isSelected: boolean,
      isRange = false,
    ) {
      const ids = rows.map(getRowId);
      const to = rows.indexOf(record);
      const from = isRange && anchor !== undefined ? ids.indexOf(anchor) : -1;
      anchor = ids[to];
      const changed = from < 0 ? [record] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      selectAll(changed, isSelected);
    },
    addFailure: (record: ResourceRecord, reason: string) =>
      store.setState(({ failures }) => ({
        failures: new Map(failures).set(getRowId(record), reason),
      })),
    /** Runs a change of records, and locks these records until it has finished. */
    async lockWhile<Result>(
      ids: readonly string[],
      change: () => Promise<Result>,
      reason: LockReason = 'changing',
    ) {
      const locks = ids.map((id) => [id, reason] as const);
      store.setState(({ locked }) => ({ locked: new Map([...locked, ...locks]) }));
      try {
        return await change();
      } finally {
        store.setState(({ locked }) => ({
          locked: new Map([...locked].filter(([id]) => !ids.includes(id))),
        }));
      }
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

/** Returns the selection of the list of a resource. It is kept while other pages, searches and screens are shown. */
export type GetSelection = (resource: Resource) => Selection;

/** Creates the selections of all lists, which last as long as the session. */
export function createSelections(store: SessionStore): GetSelection {
  let sessionSignal = store.getSignal();
  const selections = new Map<string, Selection>();
  return (resource) => {
    // The selection is kept if the same administrator renews the session.
    if (sessionSignal !== store.getSignal()) selections.clear();
    sessionSignal = store.getSignal();
    const selection = selections.get(resource.name) ?? createSelection(resource);
    selections.set(resource.name, selection);
    return selection;
  };
}

export const SelectionContext = createContext<GetSelection>(() => {
  throw new Error('No SelectionContext provider found: render this inside of one.');
});

/** Returns a function that returns the selection of a resource's list. */
export const useGetSelection = (): GetSelection => use(SelectionContext);

/** The selection of a resource's list. */
export const useSelection = (resource: Resource): Selection => useGetSelection()(resource);

/** Removes a record that no longer exists on the server from the selection, and from the recent records. */
export function discardRecord(
  resource: Resource,
  id: string,
  { getSelection, preferences }: { getSelection: GetSelection; preferences: PreferencesStore },
): void {
  getSelection(resource).selectAll([{ [resource.idProperty]: id }], false);
  removeRecentRecord(preferences, { resource: resource.name, id });
}
