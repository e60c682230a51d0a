import { useRouteError } from 'react-router-dom';
import { toError } from '../api/to-error.ts';
import { CentredCard } from '../ui/brand.tsx';
import { Button, getButtonClass } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { RouteLink } from '../ui/route-link.tsx';

/**
 * The error element of a screen that failed to load or to render; navigating away clears it. It is in the initial
 * bundle, because it must show when other code cannot be loaded.
 */
export function RouteError() {
  const error = useRouteError();
  return (
    <CentredCard>
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <AlertBox variant="error">
        {`This screen could not be shown. ${toError(error).message}`}
      </AlertBox>
      <div className="cluster">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <RouteLink to="/" className={getButtonClass('plain')}>
          Go Home
        </RouteLink>
      </div>
    </CentredCard>
  );
}
