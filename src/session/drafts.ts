import type { SessionStore } from './session-store.ts';
import type { Admin } from './stored-session.ts';

/** What was typed into a form, and what it had opened with. */
export interface Draft<Content> {
  opened: Content;
  typed: Content;
}

/**
 * Keeps what was typed into an open form when the session expires: in memory only, until the same
 * administrator has signed in again and is back at the form's place.
 */
export interface Drafts {
  /** The draft of a place, an address of the console. */
  at: (place: string) => Draft<unknown> | undefined;
  /** Keeps a draft, if it is an expired session that closes its form. */
  keep: (place: string, draft: Draft<unknown>) => void;
  /** Forgets it: it is in its form again, or its place was left. */
  drop: () => void;
}

const identityOf = ({ _id, email }: Admin) => _id ?? email ?? undefined;

export function createDrafts(store: SessionStore): Drafts {
  let kept: { place: string; draft: Draft<unknown> } | undefined;
  const drop = () => {
    kept = undefined;
  };
  let owner = store.get()?.user;

  store.subscribe(() => {
    const user = store.get()?.user;
    if (!user) {
      if (store.ending() !== 'expiry') drop();
      return;
    }
    const identity = identityOf(user);
    if (identity === undefined || !owner || identityOf(owner) !== identity) drop();
    owner = user;
  });

  return {
    at: (place) => (kept?.place === place ? kept.draft : undefined),
    keep(place, draft) {
      const session = store.get();
      const isOver = session ? store.isExpired(session.token) : store.ending() === 'expiry';
      if (isOver) kept = { place, draft };
    },
    drop,
  };
}
