import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** How long failures are remembered, in seconds, from the first of them. */
const memory = 15 * 60;

/** Behind a proxy, as behind `npm start`'s gateway, all have one address: its bound is one for everybody, and stops a flood. */
const most = { email: 10, address: 300 };

/** No email is longer; what is longer counts by its beginning. */
const longestEmail = 254;

interface Who {
  email: string;
  /** The client's address, as the server sees it. */
  address: string;
}

function refuse({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new Refusal(
    429,
    `Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { 'retry-after': String(seconds) },
  );
}

/** Bounds how often a password may be wrong, by email and by address; a right one clears its email. */
export function createAttempts() {
  const byEmail = new RateLimiterMemory({ points: most.email, duration: memory });
  const byAddress = new RateLimiterMemory({ points: most.address, duration: memory });
  return {
    /**
     * Does what a password is checked by, or refuses (429). An attempt counts as failed until it has
     * succeeded: many at once get no more tries than one after another.
     */
    async limit<Result>({ email, address }: Who, check: () => Promise<Result>): Promise<Result> {
      const account = email.trim().toLowerCase().slice(0, longestEmail);
      await byAddress.consume(address).catch(refuse);
      await byEmail.consume(account).catch(async (full: RateLimiterRes) => {
        // Not even looked at, and so no failure of the address.
        await byAddress.reward(address);
        refuse(full);
      });
      const result = await check();
      await byEmail.delete(account);
      await byAddress.reward(address);
      return result;
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
