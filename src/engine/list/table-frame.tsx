import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { skeletonClass } from '../../ui/loading.tsx';
import type { Resource, FieldConfig } from '../resource.ts';
import { rowClickProps } from './row-click.ts';
import styles from './table-frame.module.css';

interface TableFrameProps {
  resource: Resource;
  isBusy: boolean;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** A column of a resource and how its cells look. */
export interface TableColumn {
  column: FieldConfig;
  /** Whether its cells are the header cells of the rows: the first column with text. */
  isName: boolean;
  /** Whether its cells are links to the records: those of the names, unless they may hold a link of their own. */
  isLinked: boolean;
  className: string | undefined;
}

const holdsLink = ({ cell, type }: FieldConfig) =>
  cell !== undefined || type === 'link' || type === 'reference';

/** The name column is sticky in a narrow window; numbers are aligned right. */
export function useTableColumns({ columns }: Resource): TableColumn[] {
  return useMemo(() => {
    const nameColumn = columns.find(({ type }) => type !== 'image');
    return columns.map((column) => {
      const isName = column === nameColumn;
      const numberClass = column.type === 'count' ? styles.number : undefined;
      return {
        column,
        isName,
        isLinked: isName && !holdsLink(column),
        className: isName ? styles.name : numberClass,
      };
    });
  }, [columns]);
}

/** The width of a column without one of its own, in a table that is too narrow for all, in pixels. */
const minWidthPx = 160;
const numberWidthPx = 64;

function getWidths({ columns, operations, actions }: Resource) {
  const controlCount = 1 + (operations.delete ? 1 : 0) + (actions.length > 0 ? 1 : 0);
  const actionsPx = Math.max(84, 20 + 32 * controlCount);
  const minTablePx = columns.reduce(
    (sum, { width = minWidthPx }) => sum + width,
    numberWidthPx + actionsPx,
  );
  return { actionsPx, minTablePx };
}

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame({ resource, isBusy, isOutdated = false, children }: TableFrameProps) {
  const columns = useTableColumns(resource);
  const { actionsPx, minTablePx } = getWidths(resource);
  return (
    <section
      className={styles.frame}
      aria-label={`${resource.labels.plural} table`}
      aria-busy={isBusy}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
    >
      <table
        className={`${styles.table} ${isOutdated ? styles.outdated : ''}`}
        style={{ minWidth: minTablePx }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: numberWidthPx }}>
              S.no
            </th>
            {columns.map(({ column, className }, key) => (
              <th key={key} scope="col" className={className} style={{ width: column.width }}>
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
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, skeletonDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TableFrame resource={resource} isBusy isOutdated>
      {Array.from({ length: isSlow ? rowCount : 0 }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: resource.columns.length + 2 }, (__, column) => (
            <td key={column} className={skeletonClass} />
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
