import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** The logo and the name of the console, as a link. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width={28} height={28} />
      Story Admin
    </Link>
  );
}
