import styles from './back-link.module.css';
import { RouteLink } from './route-link.tsx';

/** Links from a screen to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <RouteLink to={to} className={styles.back}>
      ← {children}
    </RouteLink>
  );
}
