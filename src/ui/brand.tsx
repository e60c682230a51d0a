import styles from './brand.module.css';
import { RouteLink } from './route-link.tsx';

/** The logo and the name of the console, as a link. */
export function Brand({ to }: { to: string }) {
  return (
    <RouteLink to={to} className={styles.brand}>
      <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width={28} height={28} />
      Story Admin
    </RouteLink>
  );
}
