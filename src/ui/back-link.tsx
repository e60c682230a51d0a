import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** Leads from a screen back to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      ← {children}
    </Link>
  );
}
