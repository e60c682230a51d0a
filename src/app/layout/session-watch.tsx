import { useCallback, useState, useSyncExternalStore } from 'react';
import { getExpiryPhase, subscribeToExpiryPhase } from '../../session/token-expiry.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { SessionNotice } from './session-notice.tsx';

/** Shows a notice when the session is about to expire, or has expired while the page was open. */
export function SessionWatch() {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToExpiryPhase(store, listener),
    [store],
  );
  const phase = useSyncExternalStore(subscribe, () => getExpiryPhase(store));
  const [hadEnded] = useState(phase === 'ended');

  if (phase === 'valid' || (phase === 'ended' && hadEnded)) return null;
  return <SessionNotice hasEnded={phase === 'ended'} />;
}
