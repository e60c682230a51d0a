/** The server's time: this computer's clock, set right by what the server says in its answers. */
export interface ServerClock {
  /** Seconds since 1970. */
  now: () => number;
  /** Learns from an answer's `Date`; one that cannot be read teaches nothing. */
  learnFrom: (headers: Headers) => void;
}

/** What an answer's way through the network may make of a clock that is right, in seconds. */
const noise = 60;

export function createServerClock(here = () => Date.now() / 1000): ServerClock {
  let skew = 0;
  return {
    now: () => here() + skew,
    learnFrom(headers) {
      const difference = Date.parse(headers.get('date') ?? '') / 1000 - here();
      if (Number.isFinite(difference)) skew = Math.abs(difference) > noise ? difference : 0;
    },
  };
}
