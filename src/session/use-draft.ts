import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from './drafts.ts';
import { useDrafts } from './session-context.ts';

/** What was typed here when the session expired; whoever opens the form with it needs it only once. */
export function useWaitingDraft<Content>(): Draft<Content> | undefined {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const [draft] = useState(() => drafts.at(pathname));
  return draft as Draft<Content> | undefined;
}

/** Leaves what is typed for the next session, should this one expire; undefined leaves nothing. */
export function useKeptDraft<Content>(current: () => Draft<Content> | undefined): void {
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const keep = useEffectEvent(() => {
    const draft = current();
    if (draft) drafts.keep(pathname, draft);
  });
  useEffect(() => {
    drafts.drop();
    return () => keep();
  }, [drafts]);
}
