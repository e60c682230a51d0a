import { jwtDecode } from 'jwt-decode';
import type { SessionStore } from '../../session/session-store.ts';
import { readExpiry } from '../../session/token-expiry.ts';

/** A JWT's own alphabet of base64 (RFC 7515, section 2). */
function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The token with another `exp`, in seconds since 1970. Its signature does not fit any more; the mock checks none. */
export function replaceExpiry(token: string, exp: number): string {
  const [header, , signature] = token.split('.');
  const payload = JSON.stringify({ ...jwtDecode(token), exp });
  return [header, toBase64Url(payload), signature].join('.');
}

/** Lets the session expire after this time, by the server's clock. */
export function expireSession(store: SessionStore, seconds: number): void {
  const session = store.get();
  const secondsLeft = store.getSecondsLeft();
  if (!session || secondsLeft === undefined) return;
  const expiry = readExpiry(session.token);
  if (expiry === undefined) return;
  const exp = Math.floor(expiry - secondsLeft + seconds);
  store.signIn({ ...session, token: replaceExpiry(session.token, exp) });
}
