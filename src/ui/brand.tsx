import type { ReactNode } from 'react';
import logo from './logo.svg?inline';
import styles from './brand.module.css';

/** The class of the link around the brand. */
export const brandClass = styles.brand;

/** The logo and the name of the console. */
export const Brand = () => (
  <>
    <img src={logo} alt="" width={28} height={28} />
    Story Admin
  </>
);

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
