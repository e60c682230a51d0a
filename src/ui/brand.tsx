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

/** A narrow card in the middle; alone in the window, it is on the pattern of pages and threads. */
export const CentredCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.box}>
    <div className={styles.card}>{children}</div>
  </div>
);
