import type { ReactElement } from 'react';
import styles from './more.module.css';

interface MoreProps {
  count: number;
  children: ReactElement | false;
}

/** Content that is seldom needed. It is collapsed until it is opened. */
export const More = ({ count, children }: MoreProps) => (
  <details className={styles.more}>
    <summary>{`More (${count})`}</summary>
    {children}
  </details>
);
