import type { ReactNode } from 'react';
import type { Resource, Shown } from '../resource.ts';
import styles from './table-frame.module.css';

interface TableFrameProps {
  resource: Resource;
  busy: boolean;
  /** Whether the rows are those of before, while others are on their way. */
  outdated?: boolean;
  children: ReactNode;
}

/** The first column that has words says which thing a row is. */
export const isNameColumn = (column: Shown, columns: readonly Shown[]) =>
  column === columns.find(({ as }) => as !== 'image');

/** The name stays in sight on a narrow window, numbers stand at the right. */
export function columnClass(column: Shown, columns: readonly Shown[]): string | undefined {
  if (isNameColumn(column, columns)) return styles.name;
  return column.as === 'count' ? styles.number : undefined;
}

/** The table in its scrolling region of 500 pixels, which the keyboard reaches as well. */
export function TableFrame({ resource, busy, outdated = false, children }: TableFrameProps) {
  return (
    <section
      className={styles.frame}
      aria-label={`${resource.label.many} table`}
      aria-busy={busy}
      // A scrolling region has to be focusable, or the keyboard cannot scroll it.
      tabIndex={0}
    >
      <table className={`${styles.table} ${outdated ? styles.outdated : ''}`}>
        <thead>
          <tr>
            <th scope="col">S.no</th>
            {resource.columns.map((column) => (
              <th key={column.label} scope="col" className={columnClass(column, resource.columns)}>
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
