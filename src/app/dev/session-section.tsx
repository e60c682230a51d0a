import { useCallback, useSyncExternalStore } from 'react';
import { getExpiryPhase, subscribeToExpiryPhase } from '../../session/expiry-phase.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { readExpiry } from '../../session/token-expiry.ts';
import { Button } from '../../ui/button.tsx';
import { expireSession } from './expire-session.ts';
import styles from './scenario-panel.module.css';

const choices = [
  // As a session does that ends by itself: one that has ended already would be a sign-out.
  { label: 'Expire now', seconds: 1 },
  { label: 'In 30 seconds', seconds: 30 },
  { label: 'In 2 minutes', seconds: 120 },
];

/** Makes the token of the session expire. */
export function SessionSection({ store }: { store: SessionStore }) {
  const subscribe = useCallback(
    (listener: () => void) => subscribeToExpiryPhase(store, listener),
    [store],
  );
  const session = useSyncExternalStore(subscribe, store.get);
  const phase = useSyncExternalStore(subscribe, () => getExpiryPhase(store));
  if (!session) return <p className={styles.note}>Nobody is signed in.</p>;
  const expiry = readExpiry(session.token);
  return (
    <>
      <p className={styles.note}>
        {expiry === undefined
          ? 'The token has no expiry time.'
          : `The token ${phase === 'ended' ? 'expired' : 'expires'} at ${new Date(expiry * 1000).toLocaleString()}.`}
      </p>
      <div className={styles.buttons}>
        {choices.map(({ label, seconds }) => (
          <Button key={label} onClick={() => expireSession(store, seconds)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
