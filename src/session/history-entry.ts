import { useLocation } from 'react-router-dom';
import { isObject } from '../api/response-parts.ts';

/**
 * What a history entry of the console carries, as state of the router. It survives a reload and Back, but a new tab
 * does not have it. Each screen reads only its own properties.
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

/** Checks the type of the state that is given to the router. */
export const createEntryState = (state: EntryState): EntryState => state;

/**
 * Reads what a history entry carries. Values of another type, which an older version of the console may have written,
 * are left out.
 */
export function readEntryState(state: unknown): EntryState {
  if (!isObject(state)) return {};
  const { returnTo, listAddress, rowNumber, openedBy, isEditOfRow, savedId, values } = state;
  return {
    ...(typeof returnTo === 'string' && { returnTo }),
    ...(typeof listAddress === 'string' && { listAddress }),
    ...(typeof rowNumber === 'number' && { rowNumber }),
    ...(typeof openedBy === 'string' && { openedBy }),
    ...(typeof isEditOfRow === 'boolean' && { isEditOfRow }),
    ...(typeof savedId === 'string' && { savedId }),
    ...(isObject(values) && { values }),
  };
}

/** What the current history entry carries. */
export const useEntryState = (): EntryState => readEntryState(useLocation().state);

/** How the screen of a history entry was left. */
export interface EntryView {
  /** How far the window was scrolled. */
  windowTop?: number;
  /** How far the table of a list was scrolled, and the index of the row that was opened; -1 if none was. */
  table?: { top: number; left: number; row: number };
  /** Whether the list was shown. Back then shows it as it was, even if another page size is preferred by now. */
  wasListShown?: boolean;
}

/** Remembers how the screen of each history entry was left, by the key of the entry. Only Back and Forward restore it. */
export function createEntryViews() {
  const views = new Map<string, EntryView>();
  return {
    get: (key: string): EntryView => views.get(key) ?? {},
    update: (key: string, change: EntryView) =>
      void views.set(key, { ...views.get(key), ...change }),
  };
}

export type EntryViews = ReturnType<typeof createEntryViews>;
