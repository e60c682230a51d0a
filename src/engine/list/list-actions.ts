import { type Action, createAction } from '../../ui/actions.ts';
import type { RowFocus } from './use-row-focus.ts';

/** The actions of the search box. */
export const searchActions = [createAction('search', 'Search this screen', ['/'])];

/** The actions of the link to the add screen. The palette does not need them, because it has one for each resource. */
export const addActions = [{ ...createAction('add', 'Add', ['n']), isInPalette: false }];

/**
 * The functions that the actions of rows call, by the index of the row. A function is undefined if the list never
 * allows it, or does not allow it now.
 */
interface RowsContext extends Pick<RowFocus, 'getFocusedRow' | 'focusRow'> {
  rowCount: number;
  /** Opens the edit dialog. */
  editRow: ((index: number) => void) | undefined;
  /** Selects a row, or removes it from the selection. */
  selectRow: ((index: number) => void) | undefined;
  deleteRow: ((index: number) => void) | undefined;
}

const hasFocusedRow = ({ getFocusedRow, rowCount }: RowsContext) =>
  getFocusedRow() >= 0 && getFocusedRow() < rowCount;

/** An action that moves the focus from a row to the one `distance` after it, or to the first row. */
const createFocusAction = (
  name: string,
  label: string,
  keys: readonly [letter: string, arrow: string],
  distance: number,
): Action<RowsContext> => ({
  name,
  label,
  keys,
  isAvailable: ({ rowCount }) => rowCount > 0,
  // If no row has the focus, arrow keys scroll.
  hasKey: (key, context) => key === keys[0] || hasFocusedRow(context),
  run({ getFocusedRow, focusRow, rowCount }) {
    const index = getFocusedRow() < 0 ? 0 : getFocusedRow() + distance;
    focusRow(Math.max(0, Math.min(index, rowCount - 1)));
  },
});

/** An action on the row that has the focus. */
const createRowAction = (
  name: 'editRow' | 'selectRow' | 'deleteRow',
  label: string,
  key: string,
): Action<RowsContext> => ({
  name,
  label,
  keys: [key],
  isAvailable: (context) => hasFocusedRow(context) && context[name] !== undefined,
  run: (context) => context[name]?.(context.getFocusedRow()),
});

/** The actions of the table of a list. */
export const rowActions: readonly Action<RowsContext>[] = [
  createFocusAction('next-row', 'Next row', ['j', 'ArrowDown'], 1),
  createFocusAction('previous-row', 'Previous row', ['k', 'ArrowUp'], -1),
  createRowAction('editRow', 'Edit row', 'e'),
  createRowAction('selectRow', 'Select row', 'x'),
  createRowAction('deleteRow', 'Delete (asks first)', 'Delete'),
];

/** The actions of the head of the table. */
export const pageActions = [createAction('selectAll', 'Select all on this page')];

/** The actions of the selection bar. While rows are selected, the key Delete deletes these. */
export const selectionActions = [
  createAction('clearSelection', 'Clear selection', ['Escape']),
  createAction('exportSelected', 'Export selected'),
  createAction('deleteSelected', 'Delete selected', ['Delete']),
];
