import type { CellValues } from './cell-values.ts';
import styles from './status-cell.module.css';

/** A status as a coloured word. */
export function StatusCell({ value }: { value: CellValues['status'] }) {
  return <span className={`${styles.status} ${styles[value]}`}>{value}</span>;
}
