import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { readReturnTo, returnsToPage } from '../../session/require-auth.tsx';
import { useApi, useSession, useSessionStore } from '../../session/session-context.ts';
import type { SignOutReason } from '../../session/session-store.ts';
import { signIn as config } from '../../product/sign-in.ts';
import { signIn } from '../../session/sign-in.ts';
import { LoginScreen } from './login-screen.tsx';
import { LoadingScreen } from '../../ui/loading/loading.tsx';

/** Says why the last session ended, and what happens next; undefined after a sign-out in this tab. */
function getReasonText(reason: SignOutReason | undefined, state: unknown): string | undefined {
  if (reason?.kind === 'remote') return 'You signed out in another tab.';
  if (reason?.kind !== 'expired') return undefined;
  const text = reason.message ?? 'Your session has expired. Please sign in again.';
  return returnsToPage(state) ? `${text} You will return to the page that you left.` : text;
}

/** The sign-in after the end of a session. If there is a session, it redirects to the page to return to. */
export function SignInRoute() {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const { state } = useLocation();
  const signOutReason = useStore(store, (sessionState) => sessionState.signOutReason);
  const reason = getReasonText(signOutReason, state);
  if (session) {
    return (
      <>
        <LoadingScreen />
        <Navigate to={readReturnTo(state)} replace />
      </>
    );
  }
  return (
    <LoginScreen
      reason={reason}
      signIn={(credentials, signal) => signIn({ api, store, signIn: config }, credentials, signal)}
    />
  );
}
