import type { RefObject } from 'react';
import type { Action } from '../../ui/actions.ts';
import type { ResourceRecord } from '../config/resource.ts';
import type { RowPosition } from './use-row-position.ts';

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
interface RowsContext extends Pick<RowPosition, 'getFocusedRow' | 'focusRow'> {
  /** The rows of the page. */
  rows: readonly ResourceRecord[];
  /** Opens the edit dialog of a row; undefined while, or where, that is not possible. */
  editRow: ((index: number) => void) | undefined;
  /** Selects a row, or removes it from the selection. */
  toggleRow: (record: ResourceRecord) => void;
  /** Deletes a row; undefined while, or where, that is not possible. */
  deleteRow: ((record: ResourceRecord) => void) | undefined;
}

/** Moves the focus from a row to the one `distance` after it, or to the first row. */
function moveFocus({ rows, getFocusedRow, focusRow }: RowsContext, distance: number) {
  const index = getFocusedRow() < 0 ? 0 : getFocusedRow() + distance;
  focusRow(Math.max(0, Math.min(index, rows.length - 1)));
}

const getRecord = ({ rows, getFocusedRow }: RowsContext) => rows[getFocusedRow()];
const hasFocusedRow = (context: RowsContext) => getRecord(context) !== undefined;

const nextRow: Action<RowsContext> = {
  name: 'next-row',
  label: 'Next row',
  keys: ['j'],
  isAvailable: ({ rows }) => rows.length > 0,
  run: (context) => moveFocus(context, 1),
};

const previousRow: Action<RowsContext> = {
  ...nextRow,
  name: 'previous-row',
  label: 'Previous row',
  keys: ['k'],
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
    isAvailable: (context) => hasFocusedRow(context) && context.editRow !== undefined,
    run: ({ getFocusedRow, editRow }) => editRow?.(getFocusedRow()),
  },
  {
    name: 'select-row',
    label: 'Select row',
    keys: ['x'],
    isAvailable: hasFocusedRow,
    run(context) {
      const record = getRecord(context);
      if (record) context.toggleRow(record);
    },
  },
  {
    name: 'delete-row',
    label: 'Delete row',
    keys: ['Delete'],
    isAvailable: (context) => hasFocusedRow(context) && context.deleteRow !== undefined,
    run(context) {
      const record = getRecord(context);
      if (record) context.deleteRow?.(record);
    },
  },
];

interface SelectionContext {
  isLocked: boolean;
  clear: () => void;
  /** Undefined while it runs. */
  exportSelected: (() => Promise<void>) | undefined;
  deleteSelected: (() => void) | undefined;
}

/** Offered by the selection bar. While rows are selected, the key Delete means them. */
export const selectionActions: readonly Action<SelectionContext>[] = [
  { name: 'clear-selection', label: 'Clear selection', run: ({ clear }) => clear() },
  {
    name: 'export-selected',
    label: 'Export selected',
    isAvailable: ({ exportSelected }) => exportSelected !== undefined,
    run: ({ exportSelected }) => void exportSelected?.(),
  },
  {
    name: 'delete-selected',
    label: 'Delete selected',
    keys: ['Delete'],
    isAvailable: ({ deleteSelected, isLocked }) => deleteSelected !== undefined && !isLocked,
    run: ({ deleteSelected }) => deleteSelected?.(),
  },
];
