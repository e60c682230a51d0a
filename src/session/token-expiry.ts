import { jwtDecode } from 'jwt-decode';

/** The seconds until a token expires. A token without a valid `exp` counts either as expired, or as valid for ever. */
export const getSecondsLeft = (token: string, nowSeconds: number, requiresExpiry: boolean) =>
  (readExpiry(token) ?? (requiresExpiry ? -Infinity : Infinity)) - nowSeconds;

/** The claims of a JWT, unchecked; none if the text is not a JWT. */
function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    return jwtDecode<Record<string, unknown> | null>(token) ?? {};
  } catch {
    return {};
  }
}

/** The `exp` of a JWT: seconds since 1970; undefined if it has no valid one. */
export function readExpiry(token: string): number | undefined {
  const { exp } = readClaims(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
}

/** The `sub` of a JWT, which identifies its administrator, unchecked; undefined if it has none. */
export const readSubject = (token: string): unknown => readClaims(token)['sub'];

/** Up to this difference, which network latency may cause, the local clock counts as correct. */
const toleranceSeconds = 60;

/**
 * Returns a clock that starts at the time of the computer and then runs monotonically, so that setting the computer's
 * clock does not change it. Some browsers stop this clock while the computer sleeps. It is then late until the next
 * response, but never early.
 */
function startLocalClock() {
  const startMs = Date.now() - performance.now();
  return () => (startMs + performance.now()) / 1000;
}

/** The server's time: the local clock, corrected by the `Date` header of responses. */
export function createServerClock(getLocalSeconds = startLocalClock()) {
  let offsetSeconds = 0;
  return {
    /** The time in seconds since 1970. */
    now: () => getLocalSeconds() + offsetSeconds,
    /** Corrects the clock by the `Date` of a response; an invalid one is ignored. */
    syncWith(headers: Headers) {
      const difference = Date.parse(headers.get('date') ?? '') / 1000 - getLocalSeconds();
      if (!Number.isFinite(difference)) return;
      offsetSeconds = Math.abs(difference) > toleranceSeconds ? difference : 0;
    },
  };
}

/** How long before the session expires a notice offers to renew it. */
export const noticeSeconds = 120;

/** The time left is checked at an interval, because the computer may sleep, and a response may correct the clock. */
const checkIntervalMs = 1000;

/** Calls the listener whenever the remaining time may have changed. Returns a function that ends this. */
export function subscribeToExpiry(
  store: { subscribe: (listener: () => void) => () => void },
  listener: () => void,
): () => void {
  const timer = setInterval(listener, checkIntervalMs);
  const unsubscribe = store.subscribe(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
