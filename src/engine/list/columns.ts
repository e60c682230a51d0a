import type { ColumnPreferences } from '../../session/preferences.ts';
import { getCellKind } from '../cells/cell-kinds.tsx';
import type { ResolvedField } from '../config/resource.ts';

/** The column that names a row: the first one that is no image. It cannot be hidden. */
export const findNameColumn = (columns: readonly ResolvedField[]): ResolvedField | undefined =>
  columns.find((column) => getCellKind(column).cardPlace !== 'image');

/**
 * All columns in the preferred order; columns that `order` does not name, such as new ones, are last. Each column has
 * the name under which preferences store it: the property, or else the label, with a number if it is not unique.
 */
export function orderColumns(columns: readonly ResolvedField[], order: readonly string[]) {
  const nameColumn = findNameColumn(columns);
  const names = columns.map(({ key, label }) => key ?? label);
  const choices = columns.map((column, index) => ({
    column,
    isName: column === nameColumn,
    id: `${names[index]}${names.indexOf(names[index] ?? '') < index ? index : ''}`,
  }));
  const getRank = ({ id }: { id: string }) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return choices.toSorted((a, b) => getRank(a) - getRank(b));
}

/** The columns that are shown, in the preferred order. */
export const arrangeColumns = (
  columns: readonly ResolvedField[],
  { order, hidden }: ColumnPreferences = { order: [], hidden: [] },
) => orderColumns(columns, order).filter(({ id, isName }) => isName || !hidden.includes(id));
