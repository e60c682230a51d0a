import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../lib/servers/error-responses.ts';

/** Allows a number of failures in a quarter of an hour, beginning with the first one. */
const createLimiter = (points: number) => new RateLimiterMemory({ points, duration: 15 * 60 });

function rejectAttempt({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(
    429,
    `Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { 'retry-after': String(seconds) },
  );
}

/** Limits wrong passwords per email and per address; a correct password resets its email. */
export function createSignInLimiter() {
  const byEmail = createLimiter(10);
  // Behind a proxy, such as the gateway of `npm start`, all clients share one address.
  const byAddress = createLimiter(300);
  return {
    /**
     * Runs the password check, or throws 429. An attempt counts as failed until it succeeds, so concurrent
     * attempts cannot exceed the limit.
     */
    async limit<Result>(
      { email, address }: Record<'email' | 'address', string>,
      check: () => Promise<Result>,
    ): Promise<Result> {
      // An email address has at most this length (RFC 5321).
      const account = email.trim().toLowerCase().slice(0, 254);
      await byAddress.consume(address).catch(rejectAttempt);
      await byEmail.consume(account).catch(async (limit: RateLimiterRes) => {
        // The password was not checked, so the attempt does not count for the address.
        await byAddress.reward(address);
        rejectAttempt(limit);
      });
      const result = await check();
      await byEmail.delete(account);
      await byAddress.reward(address);
      return result;
    },
  };
}
