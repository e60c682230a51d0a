import { Delta, type Range } from 'quill';
import type { Quill } from 'react-quill';
import { tableId } from 'quill/formats/table';
import type { EditorContext } from './editor-state.ts';

const maxRows = 50;
const maxColumns = 10;

/**
 * Parses the numbers of rows and columns in a text such as "3 × 2"; undefined for any other text, and for a table that
 * is too large.
 */
function parseSize(text: string) {
  const [, rows, columns] = (/^(\d+)\D+(\d+)$/.exec(text.trim()) ?? []).map(Number);
  if (!rows || !columns || rows > maxRows || columns > maxColumns) return undefined;
  return { rows, columns };
}

const isCell = (quill: Quill, index: number) =>
  index >= 0 && index < quill.getLength() && 'table' in quill.getFormat(index);

/** The index after the line at an index, or after the table that contains it. */
function findEnd(quill: Quill, index: number): number {
  const [line, offset] = quill.getLine(index);
  const end = index - offset + (line?.length() ?? 0);
  return isCell(quill, index) && isCell(quill, end) ? findEnd(quill, end) : end;
}

/**
 * Inserts an empty table below the line at the cursor, or in place of this line if it is empty, and puts the cursor
 * into the first cell. A line is kept after the table, and between two tables, because these would become one table
 * otherwise.
 */
function insertTable(quill: Quill, { index }: Range, rows: number, columns: number): void {
  const [line] = quill.getLine(index);
  const isFree = line?.length() === 1 && !isCell(quill, index) && !isCell(quill, index - 1);
  const start = isFree ? index : findEnd(quill, index);
  const lineBefore = isCell(quill, start - 1) ? '\n' : '';
  const needsLineAfter = start >= quill.getLength() || isCell(quill, start);
  const change = new Delta().retain(start).insert(lineBefore);
  for (let row = 0; row < rows; row += 1) change.insert('\n'.repeat(columns), { table: tableId() });
  if (needsLineAfter) change.insert('\n');
  quill.updateContents(change, 'user');
  quill.setSelection(start + lineBefore.length, 'user');
  quill.scrollSelectionIntoView();
}

/** Asks how large a table is. */
export function askForTable({ quill, state }: EditorContext): void {
  state.setState({
    question: {
      id: 'table',
      label: 'Rows × columns',
      placeholder: '3 × 2',
      value: '3 × 2',
      cancelLabel: 'Cancel',
      save(value) {
        const size = parseSize(value);
        if (!size)
          return `This is not a size such as 3 × 2, with up to ${maxRows} rows and ${maxColumns} columns.`;
        insertTable(quill, quill.getSelection(true), size.rows, size.columns);
        return undefined;
      },
    },
  });
}
