import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession, useSessionStore } from './session-context.ts';
import { wayBackTo } from './way-back.ts';

/** Shows the route below it only to a holder of an unexpired token; others go to `/`, past what is `meanwhile`. */
export function RequireSession({ meanwhile }: { meanwhile: ReactNode }) {
  const store = useSessionStore();
  const session = useSession();
  const location = useLocation();
  // Only who was signed in here can have left by choice; a later visitor asks for the page anew.
  const [wasSignedIn] = useState(session !== undefined);
  const expired = session !== undefined && store.isExpired(session.token);

  useEffect(() => {
    if (expired) store.signOut('expiry');
  }, [expired, store]);

  if (session && !expired) return <Outlet />;
  const wasEnded = !session && store.ending() === 'choice';
  const leftByChoice = wasEnded && wasSignedIn;
  // After a sign-out, what was searched for is no longer anyone's business.
  const asked = wasEnded ? { pathname: location.pathname, search: '' } : location;
  return (
    <>
      {meanwhile}
      <Navigate to="/" replace state={leftByChoice ? null : wayBackTo(asked)} />
    </>
  );
}
