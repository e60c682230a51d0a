import { type ReactElement, useEffect } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { createEntryState, readEntryState } from './history-entry.ts';
import { useSession, useSessionStore } from './session-context.ts';

/** The dashboard, which is opened after signing in if no other page was requested. */
export const homePath = '/admin/dashboard';

/** Creates the router state with which the sign-in returns to the given page. */
export const createReturnState = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  createEntryState({ returnTo: pathname + search });

/** The page to open after signing in: the `returnTo` of the router state if it is a path of a screen, else the dashboard. */
export function readReturnTo(state: unknown): string {
  const { returnTo } = readEntryState(state);
  return returnTo?.startsWith('/admin/') ? returnTo : homePath;
}

/** Whether signing in opens the page that was left, not the dashboard. */
export const returnsToPage = (state: unknown): boolean => readReturnTo(state) !== homePath;

/** Renders the child route for a session that has not expired, else redirects to the sign-in. */
export function RequireAuth({ fallback }: { fallback: ReactElement }) {
  const store = useSessionStore();
  const session = useSession();
  const location = useLocation();
  const hasExpired = session !== undefined && store.isExpired(session.token);

  useEffect(() => {
    if (hasExpired) store.signOut({ kind: 'expired' });
  }, [hasExpired, store]);

  if (session && !hasExpired) return <Outlet />;
  const reason = store.getSignOutReason()?.kind;
  // After a sign-out, the sign-in returns to no page, not even to one that Back opens, because somebody else may sign
  // in next.
  const hasSignedOut = reason === 'manual' || reason === 'remote';
  return (
    <>
      {fallback}
      <Navigate to="/" replace state={hasSignedOut ? null : createReturnState(location)} />
    </>
  );
}
