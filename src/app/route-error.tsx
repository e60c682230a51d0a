import { Link, useRouteError } from 'react-router-dom';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './route-error.module.css';

/**
 * Stands where a screen failed to load or to render; leaving the route clears it. Part of the first
 * screen's weight, because it has to be there when nothing else arrives: so no icons.
 */
export function RouteError() {
  const error = useRouteError();
  return (
    <div className={styles.error}>
      <PageHead title="Something went wrong" />
      <p role="alert" className={styles.reason}>
        This screen could not be shown. {error instanceof Error ? error.message : String(error)}
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Link to="/" className={buttonClass('plain')}>
          Go Home
        </Link>
      </div>
    </div>
  );
}
