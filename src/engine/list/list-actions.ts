import type { RefObject } from 'react';
import type { Action } from '../../ui/actions.ts';
import type { ResourceRecord } from '../config/resource.ts';
import type { RowFocus } from './use-row-position.ts';

/** Offered by the search box. */
export const searchActions: readonly Action<RefObject<HTMLInputElement | null>>[] = [
  {
    name: 'search',
    label: 'Search this screen',
    keys: ['/'],
    run({ current: box }) {
      box?.focus();
      box?.select();
    },
  },
];

/** Offered by the link to the add screen. */
export const addActions: readonly Action<{ open: () => void }>[] = [
  { name: 'add', label: 'Add', keys: ['n'], run: ({ open }) => open() },
];

/** What the actions of rows act on. */
export interface RowsContext extends RowFocus {
  /** The rows of the page. */
  rows: readonly ResourceRecord[];
  /** Whether the rows are about to be replaced. */
  isOutdated: boolean;
  /** Opens the edit dialog of a row; undefined if the records cannot be edited. */
  editRow: ((index: number) => void) | undefined;
  /** Selects a row, or removes it from the selection. */
  toggleRow: (record: ResourceRecord) => void;
}

/** Moves the focus from a row to the one `distance` after it, or to the first row. */
function moveFocus({ rows, getFocusedIndex, focusRow }: RowsContext, distance: number) {
  const focusedIndex = getFocusedIndex();
  const index = focusedIndex === undefined ? 0 : focusedIndex + distance;
  focusRow(Math.max(0, Math.min(index, rows.length - 1)));
}

const hasRows = ({ rows }: RowsContext) => rows.length > 0;
const hasFocusedRow = ({ rows, getFocusedIndex }: RowsContext) =>
  (getFocusedIndex() ?? Infinity) < rows.length;

const nextRow: Action<RowsContext> = {
  name: 'next-row',
  label: 'Next row',
  keys: ['j'],
  isAvailable: hasRows,
  run: (context) => moveFocus(context, 1),
};

const previousRow: Action<RowsContext> = {
  name: 'previous-row',
  label: 'Previous row',
  keys: ['k'],
  isAvailable: hasRows,
  run: (context) => moveFocus(context, -1),
};

/** Offered by the table of a list. */
export const rowActions: readonly Action<RowsContext>[] = [
  nextRow,
  previousRow,
  // Outside of the rows, arrow keys scroll.
  { ...nextRow, keys: ['ArrowDown'], isAvailable: hasFocusedRow },
  { ...previousRow, keys: ['ArrowUp'], isAvailable: hasFocusedRow },
  {
    name: 'edit-row',
    label: 'Edit row',
    keys: ['e'],
    isAvailable: (context) =>
      hasFocusedRow(context) && !context.isOutdated && context.editRow !== undefined,
    run: ({ getFocusedIndex, editRow }) => editRow?.(getFocusedIndex() ?? 0),
  },
  {
    name: 'select-row',
    label: 'Select row',
    keys: ['x'],
    isAvailable: hasFocusedRow,
    run({ rows, getFocusedIndex, toggleRow }) {
      const record = rows[getFocusedIndex() ?? 0];
      if (record) toggleRow(record);
    },
  },
];

interface RowDeletionContext {
  /** The record of the row with the focus, if it can be deleted now. */
  getRecord: () => ResourceRecord | undefined;
  deleteRow: (record: ResourceRecord) => void;
}

/** Offered beside the others where records can be deleted. */
export const deleteRowActions: readonly Action<RowDeletionContext>[] = [
  {
    name: 'delete-row',
    label: 'Delete row',
    keys: ['Delete'],
    isAvailable: ({ getRecord }) => getRecord() !== undefined,
    run({ getRecord, deleteRow }) {
      const record = getRecord();
      if (record) deleteRow(record);
    },
  },
];

interface SelectionContext {
  isLocked: boolean;
  clear: () => void;
  deleteSelected: (() => void) | undefined;
}

/** Offered by the selection bar. While rows are selected, the key Delete means them. */
export const selectionActions: readonly Action<SelectionContext>[] = [
  { name: 'clear-selection', label: 'Clear selection', run: ({ clear }) => clear() },
  {
    name: 'delete-selected',
    label: 'Delete selected',
    keys: ['Delete'],
    isAvailable: ({ deleteSelected, isLocked }) => deleteSelected !== undefined && !isLocked,
    run: ({ deleteSelected }) => deleteSelected?.(),
  },
];
