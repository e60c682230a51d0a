import type { ReactElement, ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Takes the place of an empty list or text: an open book, a sentence, and an optional action. */
export function EmptyState({
  action,
  children,
}: {
  action?: ReactElement | '' | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg className={styles.illustration} viewBox="0 0 96 64" width="120" height="80" aria-hidden>
        <path d="M48 14c-9-7-20-9-36-9v46c16 0 27 2 36 9 9-7 20-9 36-9V5c-16 0-27 2-36 9z" />
        <path d="M48 14v46" />
        <path d="M22 18c6 0 11 1 16 3M22 28c6 0 11 1 16 3" fill="none" />
        <path d="M74 18c-6 0-11 1-16 3" fill="none" className={styles.accent} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
