import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { createReturnState } from './return-to.ts';
import { useSession, useSessionStore } from './session-context.ts';

/** Renders the child route for a session that has not expired, else redirects to the sign-in. */
export function RequireAuth({ fallback }: { fallback: ReactNode }) {
  const store = useSessionStore();
  const session = useSession();
  const location = useLocation();
  // The sign-in does not return to a page that was left by signing out, but to one that was opened afterwards.
  const [wasSignedIn] = useState(session !== undefined);
  const hasExpired = session !== undefined && store.isExpired(session.token);

  useEffect(() => {
    if (hasExpired) store.signOut({ kind: 'expired' });
  }, [hasExpired, store]);

  if (session && !hasExpired) return <Outlet />;
  const reason = store.getSignOutReason()?.kind;
  const hasSignedOut = !session && (reason === 'manual' || reason === 'remote');
  // After a sign-out the search is not kept: it may hold what the previous administrator searched for.
  const returnLocation = hasSignedOut ? { pathname: location.pathname, search: '' } : location;
  return (
    <>
      {fallback}
      <Navigate
        to="/"
        replace
        state={hasSignedOut && wasSignedIn ? null : createReturnState(returnLocation)}
      />
    </>
  );
}
