import type { ColumnPreferences } from '../../session/preferences.ts';
import { getCellKind } from '../cells/cell-kinds.ts';
import type { FieldConfig } from '../config/resource.ts';

/** The column that names a row: the first one that is no image. It cannot be hidden. */
export const findNameColumn = (columns: readonly FieldConfig[]): FieldConfig | undefined =>
  columns.find((column) => getCellKind(column).cardPlace !== 'image');

/**
 * All columns in the preferred order; those that it lacks, such as new ones, are last. Each has the name that it has in
 * preferences: the property, or else the label; a repeated one is numbered.
 */
export function orderColumns(columns: readonly FieldConfig[], order: readonly string[]) {
  const nameColumn = findNameColumn(columns);
  const choices = columns
    .map((column) => ({ column, isName: column === nameColumn, name: column.key ?? column.label }))
    .map(({ name, ...choice }, index, all) => {
      const isRepeated = all.findIndex((other) => other.name === name) < index;
      return { ...choice, id: isRepeated ? name + index : name };
    });
  const getRank = ({ id }: { id: string }) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return choices.toSorted((a, b) => getRank(a) - getRank(b));
}

/** The columns that are shown, in the preferred order; without a preference the same array. */
export const arrangeColumns = (
  columns: readonly FieldConfig[],
  preference: ColumnPreferences | undefined,
): readonly FieldConfig[] =>
  preference
    ? orderColumns(columns, preference.order)
        .filter(({ id, isName }) => isName || !preference.hidden.includes(id))
        .map(({ column }) => column)
    : columns;
