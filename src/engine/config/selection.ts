import { createStore } from 'zustand/vanilla';
import { forgetRecentRecord, type PreferencesStore } from '../../session/preferences.ts';
import { useSessionStore } from '../../session/session-context.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { getId, type Resource, type ResourceRecord } from './resource.ts';

interface SelectionState {
  /** That of the list's search and filters. Others clear the selection: what is selected can be found in the list. */
  criteriaKey: string;
  /**
   * The selected records by identifier, of all pages. Not only identifiers: a page that is not shown leaves the query
   * cache after five minutes, and its records could no longer be named or exported.
   */
  records: ReadonlyMap<string, ResourceRecord>;
  /** Why the last bulk action failed, by identifier. */
  failures: ReadonlyMap<string, string>;
  /** The identifiers of records that are being changed, until the list was read again after it. */
  locked: ReadonlySet<string>;
}

/** Creates an empty selection. */
export function createSelection(resource: Pick<Resource, 'idProperty'>) {
  const empty = { records: new Map(), failures: new Map() };
  const store = createStore<SelectionState>(() => ({
    criteriaKey: '',
    locked: new Set(),
    ...empty,
  }));
  const idOf = (record: ResourceRecord) => getId(resource, record);
  /** The identifier of the row that a range begins with. */
  let anchor: string | undefined;

  function selectAll(changed: readonly ResourceRecord[], isSelected: boolean) {
    const records = new Map(store.getState().records);
    const failures = new Map(store.getState().failures);
    for (const record of changed) {
      failures.delete(idOf(record));
      if (isSelected) records.set(idOf(record), record);
      else records.delete(idOf(record));
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
    /** Clears the selection if the list has a search or filters that it had not. */
    setCriteriaKey(criteriaKey: string) {
      if (store.getState().criteriaKey === criteriaKey) return;
      clear();
      store.setState({ criteriaKey });
    },
    /** Selects a row, or with `isRange` the rows of the page from the last one that was clicked to this one. */
    selectRow(
      page: readonly ResourceRecord[],
      record: ResourceRecord,
      isSelected: boolean,
      isRange = false,
    ) {
      const ids = page.map(idOf);
      const to = page.indexOf(record);
      const from = isRange && anchor !== undefined ? ids.indexOf(anchor) : -1;
      anchor = ids[to];
      const rows = from < 0 ? [record] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
      selectAll(rows, isSelected);
    },
    addFailure: (record: ResourceRecord, reason: string) =>
      store.setState(({ failures }) => ({
        failures: new Map(failures).set(idOf(record), reason),
      })),
    /** Runs a change of records, which no other one may change meanwhile. */
    async lockWhile<Result>(ids: readonly string[], change: () => Promise<Result>) {
      store.setState(({ locked }) => ({ locked: new Set([...locked, ...ids]) }));
      try {
        return await change();
      } finally {
        store.setState(({ locked }) => ({
          locked: new Set([...locked].filter((id) => !ids.includes(id))),
        }));
      }
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

/** The selections of a session, by the name of the resource. Its signal stays while the same administrator renews it. */
const selections = new WeakMap<AbortSignal, Map<string, Selection>>();

/** What is selected in the list of a resource. It stays while pages are turned and other screens are open. */
export function getSelection(store: SessionStore, resource: Resource): Selection {
  const signal = store.getSignal();
  const ofSession = selections.get(signal) ?? new Map<string, Selection>();
  selections.set(signal, ofSession);
  const selection = ofSession.get(resource.name) ?? createSelection(resource);
  ofSession.set(resource.name, selection);
  return selection;
}

/** Forgets a record that the server does not have any more: it is neither selected nor among those opened last. */
export function forgetRecord(
  resource: Resource,
  id: string,
  { store, preferences }: { store: SessionStore; preferences: PreferencesStore },
): void {
  getSelection(store, resource).selectAll([{ [resource.idProperty]: id }], false);
  forgetRecentRecord(preferences, { resource: resource.name, id });
}

/** What is selected in the list of a resource. */
export const useSelection = (resource: Resource): Selection =>
  getSelection(useSessionStore(), resource);
