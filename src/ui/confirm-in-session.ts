import type { SessionStore } from '../session/session-store.ts';

/**
 * Asks a question before a request is sent. Resolves with true if the answer is yes, and the session in which it was
 * asked still exists. An open question blocks the page, so the page learns only in a later task what other tabs have
 * stored.
 */
export async function confirmInSession(store: SessionStore, question: string): Promise<boolean> {
  const signal = store.getSignal();
  if (!window.confirm(question)) return false;
  await new Promise((resolve) => setTimeout(resolve));
  store.refresh();
  return !signal.aborted;
}
