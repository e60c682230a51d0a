import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { skeletonClass } from '../../ui/loading/loading.tsx';
import type { Resource, FieldConfig, ResourceRecord } from '../config/resource.ts';
import { getCellKind, getColumnWidth } from '../cells/cell-kinds.ts';
import { arrangeColumns, findNameColumn } from './columns.ts';
import { PageCheckBox } from './check-boxes.tsx';
import { rowClickProps } from './row-click.ts';
import styles from './table-frame.module.css';

interface TableFrameProps {
  resource: Resource;
  isBusy: boolean;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated?: boolean;
  /** The records of the rows. */
  page?: readonly ResourceRecord[];
  children: ReactNode;
}

/** A column of a resource and how its cells look. */
export interface TableColumn {
  column: FieldConfig;
  /** Whether its cells are the header cells of the rows: the first column with text. */
  isName: boolean;
  /** Whether its cells are links to the records: those of the names, unless they may hold a link of their own. */
  isLinked: boolean;
  /** In pixels; undefined for a column that shares the remaining space. */
  width: number | undefined;
  className: string | undefined;
}

/** In a narrow window a row is a card, with a place for name, status and image, and as many lines for other columns. */
const maxCardLines = 2;

function getPlaceClass(column: FieldConfig): string {
  const { cardPlace, isNumber } = getCellKind(column);
  if (cardPlace) return styles[cardPlace] ?? '';
  return isNumber ? (styles.number ?? '') : '';
}

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
      const restClass = lines.indexOf(column) < maxCardLines ? '' : styles.rest;
      return {
        column,
        isName,
        isLinked: isName && !getCellKind(column).holdsLink,
        width: isName && isSpaceLeft ? undefined : getColumnWidth(column),
        className: isName ? styles.name : `${getPlaceClass(column)} ${restClass}`,
      };
    });
  }, [columns, preference]);
}

/** The width of a column without one of its own, in a table that is too narrow for all, in pixels. */
const minWidthPx = 160;
const numberWidthPx = 76;

function getWidths(columns: readonly TableColumn[], { operations, actions }: Resource) {
  const controlCount = 1 + (operations.delete ? 1 : 0) + (actions.length > 0 ? 1 : 0);
  const actionsPx = Math.max(84, 20 + 32 * controlCount);
  const minTablePx = columns.reduce(
    (sum, { width = minWidthPx }) => sum + width,
    numberWidthPx + actionsPx,
  );
  return { actionsPx, minTablePx };
}

const noRecords: readonly ResourceRecord[] = [];

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame(props: TableFrameProps) {
  const { resource, isBusy, isOutdated = false, page = noRecords, children } = props;
  const columns = useTableColumns(resource);
  const { actionsPx, minTablePx } = getWidths(columns, resource);
  const isCompact = usePreferences().density === 'compact';
  return (
    <section
      className={styles.frame}
      aria-label={`${resource.labels.plural} table`}
      aria-busy={isBusy}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
    >
      <table
        className={`${styles.table} ${isOutdated ? styles.outdated : ''} ${isCompact ? styles.compact : ''}`}
        style={{ minWidth: minTablePx }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: numberWidthPx }}>
              <PageCheckBox resource={resource} page={page} />
              S.no
            </th>
            {columns.map(({ column, className, width }, key) => (
              <th key={key} scope="col" className={className} style={{ width }}>
                {column.label}
              </th>
            ))}
            <th scope="col" style={{ width: actionsPx }}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody {...rowClickProps}>{children}</tbody>
      </table>
    </section>
  );
}

/** Skeleton rows sooner than this would only flicker. */
const skeletonDelayMs = 100;

/** A table of skeleton rows; without rows at first, for a fast response. */
export function LoadingTable({ resource, rowCount }: { resource: Resource; rowCount: number }) {
  const columns = useTableColumns(resource);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, skeletonDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TableFrame resource={resource} isBusy isOutdated>
      {Array.from({ length: isSlow ? rowCount : 0 }, (_, row) => (
        <tr key={row}>
          <td className={skeletonClass} />
          {columns.map(({ className }, column) => (
            <td key={column} className={`${skeletonClass} ${className}`} />
          ))}
          <td className={skeletonClass} />
        </tr>
      ))}
    </TableFrame>
  );
}
