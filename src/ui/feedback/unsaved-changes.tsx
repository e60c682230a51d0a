import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useSessionStore } from '../../session/session-context.ts';
import { AlertBox } from './alert-box.tsx';

const confirmation = 'You have unsaved changes. Leave without saving them?';

const losses = new Set<string>();

/** While there is something to lose, the browser asks before it leaves the page, and the question of signing out says it. */
export function useLoss(loss: string | undefined): void {
  useBeforeUnload((event) => loss !== undefined && event.preventDefault());
  useEffect(() => {
    if (loss === undefined) return undefined;
    losses.add(loss);
    return () => void losses.delete(loss);
  }, [loss]);
}

/** What is lost now by leaving the page or signing out, a sentence each. */
export const getLosses = (): string[] => [...losses];

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

  useLoss(isDirty ? 'Your unsaved changes will be lost.' : undefined);

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
