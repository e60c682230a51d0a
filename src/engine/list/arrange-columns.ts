import type { ColumnPreferences } from '../../session/preferences.ts';
import type { FieldConfig } from '../config/resource.ts';

const getName = ({ key, label }: FieldConfig) => key ?? label;

/** The names of columns in preferences: the property, or else the label; a repeated one is numbered. */
export const listColumnIds = (columns: readonly FieldConfig[]): string[] =>
  columns.map(getName).map((name, index, all) => (all.indexOf(name) < index ? name + index : name));

/** The column that names a row: the first one that is no image. It cannot be hidden. */
export const findNameColumn = (columns: readonly FieldConfig[]): FieldConfig | undefined =>
  columns.find(({ type }) => type !== 'image');

/** The identifiers of all columns in the preferred order; those that it lacks, such as new ones, are last. */
export const orderColumnIds = (ids: readonly string[], order: readonly string[]): string[] => [
  ...new Set([...order.filter((id) => ids.includes(id)), ...ids]),
];

/** The columns that are shown, in the preferred order; without a preference the same array. */
export function arrangeColumns(
  columns: readonly FieldConfig[],
  preference: ColumnPreferences | undefined,
): readonly FieldConfig[] {
  if (!preference) return columns;
  const ids = listColumnIds(columns);
  const nameColumn = findNameColumn(columns);
  return orderColumnIds(ids, preference.order)
    .map((id) => ({ id, column: columns[ids.indexOf(id)] as FieldConfig }))
    .filter(({ id, column }) => column === nameColumn || !preference.hidden.includes(id))
    .map(({ column }) => column);
}
