import type { SessionStore } from '../session/session-store.ts';

/**
 * Asks a question before something is sent; resolves with whether the answer is yes, and the session goes on that it was
 * asked in. The question blocks the page, which learns only in a task after it what other tabs have stored meanwhile.
 */
export async function confirmInSession(store: SessionStore, question: string): Promise<boolean> {
  const signal = store.getSignal();
  if (!window.confirm(question)) return false;
  await new Promise((resolve) => setTimeout(resolve));
  store.refresh();
  return !signal.aborted;
}
