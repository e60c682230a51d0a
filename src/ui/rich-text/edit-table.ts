import type { Quill } from 'react-quill';
import { Delta } from 'quill';
import { tableId, TableRow } from 'quill/formats/table';
import Table from 'quill/modules/table';

/** What the identifiers of the rows of one stored table begin with; a table that was inserted has nothing of that kind. */
export const getTableId = (rowId: unknown): string => /^\d+-|^/.exec(String(rowId))?.[0] ?? '';

/** Inserts and removes rows and columns. */
export class ConsoleTable extends Table {
  static override register() {
    // Quill has registered the parts of a table.
  }

  /** Quill would fill up the rows of all tables, also of those that nobody has edited. */
  override listenBalanceCells() {}

  /** Unlike Quill's, the new row belongs to the stored table around it. */
  override insertRow(offset: number) {
    const [, row, cell] = this.getTable();
    if (!row || !cell) return;
    const place = this.quill.getIndex(row) + (offset > 0 ? row.length() : 0);
    const stored = getTableId(cell.formats()['table']);
    const lineEnds = '\n'.repeat(row.children.length);
    const change = new Delta().retain(place).insert(lineEnds, { table: stored + tableId() });
    this.quill.updateContents(change, 'user');
    // Otherwise the table would count as unedited, and a row at its edge as another table.
    const newId = stored + tableId();
    this.quill.formatLine(this.quill.getIndex(row), row.length(), 'table', newId, 'user');
  }
}

/** What can be done with the table at the caret, and how the menu calls it. */
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
  // A step of its own, also right after typing.
  quill.history.cutoff();
  module[edit]();
  quill.history.cutoff();
  const next = edit === 'deleteRow' || edit === 'deleteColumn' ? nextCells[edit] : undefined;
  if (next) quill.setSelection(quill.getIndex(next), 0, 'user');
}
