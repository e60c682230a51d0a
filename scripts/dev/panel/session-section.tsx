import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from '../../../src/session/session-store.ts';
import { readExpiry, subscribeToExpiry } from '../../../src/session/token-expiry.ts';
import { Button } from '../../../src/ui/button.tsx';

/** Lets the session expire after this time, by the server's clock. */
export function expireSession(store: SessionStore, seconds: number): void {
  const session = store.get();
  const secondsLeft = store.getSecondsLeft();
  if (!session || secondsLeft === undefined) return;
  const [header, , signature] = session.token.split('.');
  const claims = jwtDecode<{ exp: number }>(session.token);
  const exp = Math.floor(claims.exp - secondsLeft + seconds);
  const bytes = new TextEncoder().encode(JSON.stringify({ ...claims, exp }));
  const payload = btoa(String.fromCharCode(...bytes));
  // The signature is then wrong, but the mock does not check it.
  store.signIn({ ...session, token: [header, payload, signature].join('.') });
}

/** Makes the token of the session expire. */
export function SessionSection({ store }: { store: SessionStore }) {
  const { session } = useStore(store);
  const hasExpired = useSyncExternalStore(
    (listener) => subscribeToExpiry(store, listener),
    () => (store.getSecondsLeft() ?? 0) < 0,
  );
  if (!session) return <p className="note">Nobody is signed in.</p>;
  const expiry = readExpiry(session.token);
  if (expiry === undefined) return <p className="note">The token has no expiry time.</p>;
  return (
    <>
      <p className="note">
        The token {hasExpired ? 'expired' : 'expires'} at {new Date(expiry * 1000).toLocaleString()}
        .
      </p>
      <div className="cluster">
        {/* The session ends after a second, as sessions end by themselves. If it had ended already, this would be a
           sign-out. */}
        <Button onClick={() => expireSession(store, 1)}>Expire now</Button>
        <Button onClick={() => expireSession(store, 30)}>In 30 seconds</Button>
        <Button onClick={() => expireSession(store, 120)}>In 2 minutes</Button>
      </div>
    </>
  );
}
