import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** Links from a screen to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      ← {children}
    </Link>
  );
}
