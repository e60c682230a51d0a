import { useMemo } from 'react';
import type { ColumnPreferences } from '../../session/preferences.ts';
import { usePreferences } from '../../session/session-context.ts';
import { getCellKind, getColumnWidth } from '../cells/cell-kinds.ts';
import type { FieldConfig, Resource } from '../config/resource.ts';
import styles from './table-frame.module.css';

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

/** A column of a resource and how its cells look. */
export interface TableColumn {
  column: FieldConfig;
  /** Whether its cells are the header cells of the rows: the first column with text. */
  isName: boolean;
  /** Whether its cells are links to the records: those of the names, unless they may hold a link of their own. */
  isLinked: boolean;
  /** In pixels; undefined for a column that shares the remaining space. */
  width: number | undefined;
  className: string;
}

/** In a narrow window a row is a card, with a place for name, status and image, and as many lines for other columns. */
const maxCardLines = 2;

/** The columns that the administrator shows, in the preferred order, and how they look. Numbers are aligned right. */
export function useTableColumns({ name, columns }: Resource): TableColumn[] {
  const preference = usePreferences().columns[name];
  return useMemo(() => {
    const nameColumn = findNameColumn(columns);
    const shown = arrangeColumns(columns, preference);
    const lines = shown.filter((column) => column !== nameColumn && !getCellKind(column).cardPlace);
    // Otherwise row numbers and actions would share it.
    const isSpaceLeft = shown.every(getColumnWidth);
    return shown.map((column) => {
      const isName = column === nameColumn;
      const { cardPlace, holdsLink, isNumber } = getCellKind(column);
      const line = lines.indexOf(column) < maxCardLines ? 'line' : 'rest';
      return {
        column,
        isName,
        isLinked: isName && !holdsLink,
        width: isName && isSpaceLeft ? undefined : getColumnWidth(column),
        className: `${styles[isName ? 'name' : (cardPlace ?? line)]} ${isNumber ? styles.number : ''}`,
      };
    });
  }, [columns, preference]);
}

/** The width of a column without one of its own, in a table that is too narrow for all, in pixels. */
const minWidthPx = 160;
export const numberWidthPx = 76;

/** The width of the actions, and of a table that is too narrow for its columns. */
export function getWidths(columns: readonly TableColumn[], { operations, actions }: Resource) {
  const controlCount = 1 + (operations.delete ? 1 : 0) + (actions.length > 0 ? 1 : 0);
  const actionsPx = Math.max(84, 20 + 32 * controlCount);
  const minTablePx = columns.reduce(
    (sum, { width = minWidthPx }) => sum + width,
    numberWidthPx + actionsPx,
  );
  return { actionsPx, minTablePx };
}
