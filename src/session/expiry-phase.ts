import type { SessionStore } from './session-store.ts';

/** `ending` is the time before the session expires in which a notice offers to renew it. */
export type ExpiryPhase = 'valid' | 'ending' | 'ended';

const noticeSeconds = 120;

/** Looks again after this time at the latest: the computer may have slept, or its clock may have been corrected. */
const maxDelayMs = 60_000;

type Store = Pick<SessionStore, 'getSecondsLeft' | 'subscribe'>;

/** The phase of the session; `valid` while signed out. */
export function getExpiryPhase(store: Store): ExpiryPhase {
  const seconds = store.getSecondsLeft() ?? Infinity;
  if (seconds > noticeSeconds) return 'valid';
  return seconds >= 0 ? 'ending' : 'ended';
}

/** Calls the listener whenever the phase may have changed. Returns a function that ends this. */
export function subscribeToExpiryPhase(store: Store, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function schedule() {
    const seconds = store.getSecondsLeft() ?? Infinity;
    if (seconds < 0) return;
    const toNextMs = (seconds > noticeSeconds ? seconds - noticeSeconds : seconds) * 1000;
    // A timer may fire a little early.
    timer = setTimeout(update, Math.min(Math.max(toNextMs, 100), maxDelayMs));
  }

  function update() {
    clearTimeout(timer);
    listener();
    schedule();
  }

  schedule();
  const unsubscribe = store.subscribe(update);
  window.addEventListener('focus', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('focus', update);
    document.removeEventListener('visibilitychange', update);
  };
}
