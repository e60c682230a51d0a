import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { getExpiryPhase, subscribeToExpiryPhase } from '../../session/expiry-phase.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { toastError } from '../../ui/feedback/toast.tsx';

const importNotice = () => import('./session-notice.tsx');

/** By the time that a session ends, a newer deployment may have removed the code: it is loaded soon after the start. */
const preloadDelayMs = 60_000;

// Not by loadModule, which would reload the page and the forms on it.
const LazyNotice = lazy(async () => {
  try {
    return { default: (await importNotice()).SessionNotice };
  } catch {
    toastError('Your session ends soon. Save what you are doing, and sign in again.');
    return { default: () => null };
  }
});

/** Shows a notice when the session is about to expire, or has expired while the page was open. */
export function SessionWatch() {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToExpiryPhase(store, listener),
    [store],
  );
  const phase = useSyncExternalStore(subscribe, () => getExpiryPhase(store));
  const [hadEnded] = useState(phase === 'ended');

  useEffect(() => {
    const timer = setTimeout(preload, preloadDelayMs, importNotice);
    return () => clearTimeout(timer);
  }, []);

  if (phase === 'valid' || (phase === 'ended' && hadEnded)) return null;
  return (
    <Suspense>
      <LazyNotice hasEnded={phase === 'ended'} />
    </Suspense>
  );
}
