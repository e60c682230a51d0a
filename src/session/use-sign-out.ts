import { useNavigate } from 'react-router-dom';
import { useSessionStore } from './session-context.ts';

/** Signs out everywhere once the administrator confirms it, and goes to `/`. */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const navigate = useNavigate();
  return () => {
    if (!window.confirm('Are you sure you want to Logout?')) return;
    store.signOut('choice');
    void navigate('/');
  };
}
