import type { ReactNode } from 'react';
import styles from './alert-box.module.css';

interface AlertBoxProps {
  variant?: 'info' | 'warning' | 'error';
  title?: string;
  /** A button after the text. */
  action?: ReactNode;
  children: ReactNode;
}

export function AlertBox({ variant = 'info', title, action, children }: AlertBoxProps) {
  return (
    <div role="alert" className={`${styles.box} ${styles[variant]}`}>
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
