import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useSessionStore } from '../../session/session-context.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { getId } from '../config/read-record.ts';

interface SelectionState {
  /** The search of the list. Another one clears the selection: what is selected can be found in the list. */
  search: string;
  /** The selected records by identifier, of all pages. */
  records: ReadonlyMap<string, ResourceRecord>;
  /** Why the last bulk action failed, by identifier. */
  failures: ReadonlyMap<string, string>;
  /** The identifiers of records that a bulk action works on, until the list was read again after it. */
  locked: ReadonlySet<string>;
}

/** What is selected in the list of a resource. */
export interface Selection extends StoreApi<SelectionState> {
  selectAll: (records: readonly ResourceRecord[], isSelected: boolean) => void;
  /** Selects a row, or with `isRange` the rows of the page from the last one that was clicked to this one. */
  selectRow: (
    page: readonly ResourceRecord[],
    record: ResourceRecord,
    isSelected: boolean,
    isRange: boolean,
  ) => void;
}

/** Creates an empty selection. */
export function createSelection(resource: Pick<Resource, 'idProperty'>): Selection {
  const store = createStore<SelectionState>(() => ({
    search: '',
    records: new Map(),
    failures: new Map(),
    locked: new Set(),
  }));
  /** The identifier of the row that a range begins with. */
  let anchor: string | undefined;

  function selectAll(changed: readonly ResourceRecord[], isSelected: boolean) {
    const state = store.getState();
    const [records, failures] = [new Map(state.records), new Map(state.failures)];
    for (const record of changed) {
      const id = getId(resource, record);
      failures.delete(id);
      if (isSelected) records.set(id, record);
      else records.delete(id);
    }
    store.setState({ records, failures });
  }

  return {
    ...store,
    selectAll,
    selectRow(page, record, isSelected, isRange) {
      const ids = page.map((row) => getId(resource, row));
      const to = page.indexOf(record);
      const from = isRange && anchor !== undefined ? ids.indexOf(anchor) : -1;
      anchor = ids[to];
      const rows = from < 0 ? [record] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
      selectAll(rows, isSelected);
    },
  };
}

/** The selections of the administrator who is signed in, by the name of the resource. */
const selections = new WeakMap<SessionStore, Map<string, Selection>>();

/** The selections of a session. They are forgotten at a sign-out, but not when the same administrator signs in again. */
function getSelections(store: SessionStore): Map<string, Selection> {
  const known = selections.get(store);
  if (known) return known;
  const created = new Map<string, Selection>();
  selections.set(store, created);
  const owner = store.getOwner();
  const unsubscribe = store.subscribe(() => {
    if (store.getOwner() === owner) return;
    selections.delete(store);
    unsubscribe();
  });
  return created;
}

/** What is selected in the list of a resource. It stays while pages are turned and other screens are open. */
export function getSelection(store: SessionStore, resource: Resource): Selection {
  const all = getSelections(store);
  const selection = all.get(resource.name) ?? createSelection(resource);
  all.set(resource.name, selection);
  return selection;
}

/** What is selected in the list of a resource. */
export const useSelection = (resource: Resource): Selection =>
  getSelection(useSessionStore(), resource);

/** A part of a selection; the component renders again when it changes. */
export const useSelected: <Part>(
  selection: Selection,
  select: (state: SelectionState) => Part,
) => Part = useStore;
