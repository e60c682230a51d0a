import { jwtDecode } from 'jwt-decode';

/** When the token expires, in seconds since 1970; undefined where the token has no readable `exp`. */
function expiryOf(token: string): number | undefined {
  try {
    const payload: unknown = jwtDecode(token);
    const exp = (payload as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
  } catch {
    // jwt-decode throws on whatever is not a token; such a token has no expiry either.
    return undefined;
  }
}

/** Whether the token's `exp` is earlier than `now` (seconds). One that cannot be read counts as expired. */
export function isExpired(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry < now;
}
