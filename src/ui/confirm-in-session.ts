import type { SessionStore } from '../session/session-store.ts';

/**
 * Asks a question before something is sent. Resolves with whether the answer is yes, and the session in which it was
 * asked still exists. While the question is open, the page is blocked, and learns only in a later task what other tabs
 * have stored.
 */
export async function confirmInSession(store: SessionStore, question: string): Promise<boolean> {
  const signal = store.getSignal();
  if (!window.confirm(question)) return false;
  await new Promise((resolve) => setTimeout(resolve));
  store.refresh();
  return !signal.aborted;
}
