import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSessionStore } from '../../session/session-context.ts';

const question = 'You have unsaved changes. Leave without saving them?';

/** Asks before unsaved changes are left, by a link, Back, reload or closing. Without a session nobody is asked. */
export function useUnsavedGuard(dirty: boolean): { mayLeave: () => boolean } {
  const store = useSessionStore();
  const blocker = useBlocker(() => dirty && store.get() !== undefined);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return { mayLeave: () => !dirty || window.confirm(question) };
}
