import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { skeletonClass } from '../../ui/loading.tsx';
import type { Resource, FieldConfig } from '../resource.ts';
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
  className: string | undefined;
}

/** The name column is sticky in a narrow window; numbers are aligned right. */
export function useTableColumns({ columns }: Resource): TableColumn[] {
  return useMemo(() => {
    const nameColumn = columns.find(({ type }) => type !== 'image');
    return columns.map((column) => {
      const isName = column === nameColumn;
      const numberClass = column.type === 'count' ? styles.number : undefined;
      return { column, isName, className: isName ? styles.name : numberClass };
    });
  }, [columns]);
}

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame({ resource, isBusy, isOutdated = false, children }: TableFrameProps) {
  const columns = useTableColumns(resource);
  return (
    <section
      className={styles.frame}
      aria-label={`${resource.labels.plural} table`}
      aria-busy={isBusy}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
    >
      <table className={`${styles.table} ${isOutdated ? styles.outdated : ''}`}>
        <thead>
          <tr>
            <th scope="col">S.no</th>
            {columns.map(({ column, className }, key) => (
              <th key={key} scope="col" className={className}>
                {column.label}
              </th>
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
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
    <TableFrame resource={resource} isBusy>
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
