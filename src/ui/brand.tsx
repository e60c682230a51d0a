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
