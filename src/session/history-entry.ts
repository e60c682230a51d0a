import { useLocation } from 'react-router-dom';

/**
 * What a history entry of the console carries, as the router's state: it survives a reload and Back, but opens no new tab.
 * Each screen reads the parts that concern it.
 */
export interface EntryState {
  /** The page that the sign-in returns to. */
  returnTo?: string;
  /** The address of the list that a record or the add screen was opened from. */
  listAddress?: string;
  /** The number of the record's row in that list, counted from 1 over all pages. */
  rowNumber?: number | undefined;
  /** The administrator who opened the edit dialog on the screen of the record, which is the entry before. */
  openedBy?: string;
  /** Whether the edit dialog was opened in the list, which is the entry before. */
  isEditOfRow?: boolean;
  /** The record that was saved a moment ago, which the list marks and focuses. */
  savedId?: string;
  /** The values that the add screen begins with. */
  values?: Record<string, unknown> | undefined;
}

const types: Record<keyof EntryState, string> = {
  returnTo: 'string',
  listAddress: 'string',
  rowNumber: 'number',
  openedBy: 'string',
  isEditOfRow: 'boolean',
  savedId: 'string',
  values: 'object',
};

/** Writes what a history entry carries: the type of what is given to the router. */
export const createEntryState = (state: EntryState): EntryState => state;

/** Reads what a history entry carries. An older version of the console may have written it: what has another type is left out. */
export function readEntryState(state: unknown): EntryState {
  const known = Object.entries({ ...(state as object | null) }).filter(
    ([name, value]) => typeof value === types[name as keyof EntryState] && value !== null,
  );
  return Object.fromEntries(known);
}

/** What the current history entry carries. */
export const useEntryState = (): EntryState => readEntryState(useLocation().state);

/** How the page of a history entry was left. */
export interface EntryView {
  /** How far the window was scrolled. */
  windowTop?: number;
  /** How far the table of a list was scrolled, and the index of the row that was opened, -1 without one. */
  table?: { top: number; left: number; row: number };
  /** Whether the list was shown. Back shows it as it was, whatever size is preferred by then. */
  wasListShown?: boolean;
}

/** Keeps how the page of each history entry was left, by the entry's key, so that only Back and Forward find it. */
export function createEntryViews() {
  const views = new Map<string, EntryView>();
  return {
    get: (key: string): EntryView => views.get(key) ?? {},
    update: (key: string, change: EntryView) =>
      void views.set(key, { ...views.get(key), ...change }),
  };
}

export type EntryViews = ReturnType<typeof createEntryViews>;
