import { CentredCard } from '../ui/brand.tsx';
import { getButtonClass } from '../ui/button.tsx';
import { RouteLink } from '../ui/route-link.tsx';

export function NotFoundScreen() {
  return (
    <CentredCard>
      <title>404 - Not Found!</title>
      <h1>404 - Not Found!</h1>
      <p>There is no page at this address.</p>
      <RouteLink to="/" className={getButtonClass('primary')}>
        Go Home
      </RouteLink>
    </CentredCard>
  );
}
