import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from './drafts.ts';
import { useDrafts } from './session-context.ts';

/** The draft of the current screen, as it was when the component mounted. */
export function useRestoredDraft<Values>(): Draft<Values> | undefined {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const [draft] = useState(() => drafts.get(pathname));
  return draft as Draft<Values> | undefined;
}

/**
 * Keeps a draft if the session has expired when the form unmounts; `getDraft` returns undefined for none. On mount
 * it clears the draft, which the form has restored.
 */
export function usePersistDraft<Values>(getDraft: () => Draft<Values> | undefined): void {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const persist = useEffectEvent(() => {
    const draft = getDraft();
    if (draft) drafts.persist(pathname, draft);
  });
  useEffect(() => {
    drafts.clear();
    return () => persist();
  }, [drafts]);
}
