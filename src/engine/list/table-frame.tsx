import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/loading.tsx';
import type { Resource, FieldConfig } from '../resource.ts';
import styles from './table-frame.module.css';

interface TableFrameProps {
  resource: Resource;
  isBusy: boolean;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** The header cell of a row is its first column with text. */
export const isNameColumn = (column: FieldConfig, columns: readonly FieldConfig[]) =>
  column === columns.find(({ type }) => type !== 'image');

/** The name column is sticky in a narrow window; numbers are aligned right. */
export function getColumnClass(
  column: FieldConfig,
  columns: readonly FieldConfig[],
): string | undefined {
  if (isNameColumn(column, columns)) return styles.name;
  return column.type === 'count' ? styles.number : undefined;
}

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame({ resource, isBusy, isOutdated = false, children }: TableFrameProps) {
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
            {resource.columns.map((column, key) => (
              <th key={key} scope="col" className={getColumnClass(column, resource.columns)}>
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

/** A table of skeleton rows. */
export function LoadingTable({ resource, rowCount }: { resource: Resource; rowCount: number }) {
  return (
    <TableFrame resource={resource} isBusy>
      {Array.from({ length: rowCount }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: resource.columns.length + 2 }, (__, column) => (
            <td key={column}>
              <Skeleton height={30} />
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
