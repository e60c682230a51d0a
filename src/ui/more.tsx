import { type ReactElement, useState } from 'react';
import styles from './more.module.css';

/** The number of fields that are shown at first; the others are below "More". */
export const maxShown = 20;

interface MoreProps {
  count: number;
  /** Whether the content cannot be collapsed, because a part of it needs attention. */
  staysOpen?: boolean;
  children: ReactElement | false;
}

/** Content that is seldom needed. It is collapsed until it is opened. */
export function More({ count, staysOpen = false, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.more}
      open={isOpen || staysOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        onClick={(event) => staysOpen && event.preventDefault()}
      >{`More (${count})`}</summary>
      {children}
    </details>
  );
}
