import type { Quill } from 'react-quill';
import { Delta } from 'quill';
import { tableId, TableRow } from 'quill/formats/table';
import Table from 'quill/modules/table';

/** The beginning of the identifiers of the rows of a stored table. For a table that was inserted it is empty. */
export const getTableId = (rowId: unknown): string => /^\d+-|^/.exec(String(rowId))?.[0] ?? '';

/** Inserts and removes rows and columns. */
export class ConsoleTable extends Table {
  static override register() {
    // Quill has registered the parts of a table already.
  }

  /** Does nothing, because Quill would fill up the rows of all tables, even of those that nobody has edited. */
  override listenBalanceCells() {}

  /** Inserts a row. Unlike in Quill, it becomes a part of the stored table around it. */
  override insertRow(offset: number) {
    const [, row, cell] = this.getTable();
    if (!row || !cell) return;
    const start = this.quill.getIndex(row) + (offset > 0 ? row.length() : 0);
    const stored = getTableId(cell.formats()['table']);
    const lineEnds = '\n'.repeat(row.children.length);
    const change = new Delta().retain(start).insert(lineEnds, { table: stored + tableId() });
    this.quill.updateContents(change, 'user');
    // Otherwise the table would count as unedited, and a row at its edge as another table.
    const newId = stored + tableId();
    this.quill.formatLine(this.quill.getIndex(row), row.length(), 'table', newId, 'user');
  }
}

/** The commands for the table at the caret, with their labels in the menu. */
export const tableEdits = {
  insertRowAbove: 'Add row above',
  insertRowBelow: 'Add row below',
  insertColumnLeft: 'Add column left',
  insertColumnRight: 'Add column right',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
} as const;

type TableEdit = keyof typeof tableEdits;

export const listTableEdits = () => Object.keys(tableEdits) as TableEdit[];

/** Edits the table at the caret. If its cell is removed, the caret goes to the one after it, or else to the one before. */
export function editTable(quill: Quill, edit: TableEdit): void {
  const module = quill.getModule('table');
  if (!(module instanceof ConsoleTable)) return;
  const [, row, cell] = module.getTable(quill.getSelection(true));
  if (!row || !cell) return;
  const otherRow = row.next ?? row.prev;
  const nextCells = {
    deleteRow: otherRow instanceof TableRow ? otherRow.children.at(cell.cellOffset()) : undefined,
    deleteColumn: cell.next ?? cell.prev,
  };
  // The edit becomes an undo step of its own, even directly after typing.
  quill.history.cutoff();
  module[edit]();
  quill.history.cutoff();
  const next = edit === 'deleteRow' || edit === 'deleteColumn' ? nextCells[edit] : undefined;
  if (next) quill.setSelection(quill.getIndex(next), 0, 'user');
}
