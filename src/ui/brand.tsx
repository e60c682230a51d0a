import type { ReactNode } from 'react';
import styles from './brand.module.css';

/** The class of the link around the brand. */
export const brandClass = styles.brand;

/** The logo and the name of the console. */
export const Brand = ({ logo, name }: { logo: string; name: string }) => (
  <>
    <img src={logo} alt="" width={28} height={28} />
    <span>{name}</span>
  </>
);

/** A narrow card in the middle of the page. The style sheet of the product may draw a `backdrop` behind it. */
export const CentredCard = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.box} backdrop`}>
    <div className={styles.card}>{children}</div>
  </div>
);
