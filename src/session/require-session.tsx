import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession, useSessionStore } from './session-context.ts';
import { isExpired } from './token-expiry.ts';
import { wayBackTo } from './way-back.ts';

/** Shows the route below it only to a holder of an unexpired token; others go to `/`. */
export function RequireSession() {
  const store = useSessionStore();
  const session = useSession();
  const location = useLocation();
  // Only who was signed in here can have left by choice; a later visitor asks for the page anew.
  const [wasSignedIn] = useState(session !== undefined);
  const expired = session !== undefined && isExpired(session.token);

  useEffect(() => {
    if (expired) store.signOut('expiry');
  }, [expired, store]);

  if (session && !expired) return <Outlet />;
  const leftByChoice = !session && wasSignedIn && store.ending() === 'choice';
  return <Navigate to="/" replace state={leftByChoice ? null : wayBackTo(location)} />;
}
