import { useNavigate } from 'react-router-dom';
import { useLeaveWarnings, useSessionStore } from '../session/session-context.ts';
import { confirmInSession } from './confirm-in-session.ts';

/** Returns a function that signs out in all tabs after a confirmation, and navigates to the sign-in. */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const warnings = useLeaveWarnings();
  const navigate = useNavigate();
  async function signOut() {
    const question = ['Are you sure you want to Logout?', ...warnings].join(' ');
    if (!(await confirmInSession(store, question))) return;
    store.signOut({ kind: 'manual' });
    void navigate('/');
  }
  return () => void signOut();
}
