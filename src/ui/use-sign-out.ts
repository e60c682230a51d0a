import { useNavigate } from 'react-router-dom';
import { useSessionStore } from '../session/session-context.ts';
import { confirmInSession } from './confirm-in-session.ts';
import { getLosses } from './feedback/unsaved-changes.tsx';

/** Returns a function that signs out in all tabs after a confirmation, and navigates to the sign-in. */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const navigate = useNavigate();
  async function signOut() {
    const question = ['Are you sure you want to Logout?', ...getLosses()].join(' ');
    if (!(await confirmInSession(store, question))) return;
    store.signOut({ kind: 'manual' });
    void navigate('/');
  }
  return () => void signOut();
}
