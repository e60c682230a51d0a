import { useRouteError } from 'react-router-dom';
import { Button, getButtonClass } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RouteLink } from '../ui/route-link.tsx';
import styles from './route-error.module.css';

/**
 * The error element of a screen that failed to load or to render; navigating away clears it. It is in the initial
 * bundle, because it must show when other code cannot be loaded.
 */
export function RouteError() {
  const error = useRouteError();
  return (
    <div className={styles.error}>
      <PageHead title="Something went wrong" />
      <AlertBox variant="error">
        This screen could not be shown. {error instanceof Error ? error.message : String(error)}
      </AlertBox>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <RouteLink to="/" className={getButtonClass('plain')}>
          Go Home
        </RouteLink>
      </div>
    </div>
  );
}
