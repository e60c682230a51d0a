import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useLeaveWarnings, useSessionStore } from '../../session/session-context.ts';
import { AlertBox } from './alert-box.tsx';

const confirmation = 'You have unsaved changes. Leave without saving them?';

/** While there is a warning, the browser asks before the page is left, and signing out asks with this text. */
export function useLeaveWarning(warning: string | undefined): void {
  const warnings = useLeaveWarnings();
  useBeforeUnload((event) => warning !== undefined && event.preventDefault());
  useEffect(() => {
    if (warning === undefined) return undefined;
    warnings.add(warning);
    return () => void warnings.delete(warning);
  }, [warning, warnings]);
}

/**
 * Asks for confirmation before unsaved changes would be lost by a link, Back, a reload or closing the tab. Without a
 * session it does not ask, because the end of the session redirects to the sign-in. `mayLeave` asks before the form is
 * closed.
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

  useLeaveWarning(isDirty ? 'Your unsaved changes will be lost.' : undefined);

  return {
    mayLeave() {
      // The navigation that follows must not ask again.
      isLeaving.current = !isDirty || window.confirm(confirmation);
      return isLeaving.current;
    },
  };
}

/** Explains that the form has restored a draft. */
export function DraftAlert() {
  return <AlertBox>Your session had expired. What you had typed is here again.</AlertBox>;
}
