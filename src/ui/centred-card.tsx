import type { ReactNode } from 'react';
import styles from './centred-card.module.css';

interface CentredCardProps {
  /** Whether it is alone in the window, on the pattern of pages and threads. */
  isWholePage: boolean;
  children: ReactNode;
}

/** A narrow card in the middle. */
export const CentredCard = ({ isWholePage, children }: CentredCardProps) => (
  <div className={`${styles.box} ${isWholePage ? styles.page : ''}`}>
    <div className={styles.card}>{children}</div>
  </div>
);
