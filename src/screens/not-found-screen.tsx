import { getButtonClass } from '../ui/button.tsx';
import { RouteLink } from '../ui/route-link.tsx';
import styles from './not-found-screen.module.css';

export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <title>404 - Not Found!</title>
      <h1>404 - Not Found!</h1>
      <p>There is no page at this address.</p>
      <RouteLink to="/" className={getButtonClass('primary')}>
        Go Home
      </RouteLink>
    </div>
  );
}
