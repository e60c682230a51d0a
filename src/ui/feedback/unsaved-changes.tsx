import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useSessionStore } from '../../session/session-context.ts';
import { AlertBox } from './alert-box.tsx';

const confirmation = 'You have unsaved changes. Leave without saving them?';

/**
 * Asks for confirmation before unsaved changes are lost by a link, Back, reload or closing the tab. Without a session
 * it does not ask: the end of the session redirects to the sign-in. `mayLeave` asks before closing the form.
 */
export function useUnsavedChanges(isDirty: boolean): { mayLeave: () => boolean } {
  const store = useSessionStore();
  const isLeaving = useRef(false);
  const blocker = useBlocker(() => isDirty && !isLeaving.current && store.get() !== undefined);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(confirmation)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useBeforeUnload((event) => isDirty && event.preventDefault());

  return {
    mayLeave() {
      // The navigation that follows does not ask again.
      isLeaving.current = !isDirty || window.confirm(confirmation);
      return isLeaving.current;
    },
  };
}

/** Explains that the form has restored a draft. */
export function DraftAlert() {
  return <AlertBox>Your session had expired. What you had typed is here again.</AlertBox>;
}
