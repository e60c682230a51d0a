import { createHistogram } from 'node:perf_hooks';
import type { Administrator } from './administrator.ts';

interface Round {
  clients: number;
  milliseconds: number;
  /** The path and query of the next request. */
  next: () => string;
}

/** What a round measured; times in milliseconds, from sending to the last byte. */
interface Measured {
  requests: number;
  perSecond: number;
  median: number;
  p99: number;
  slowest: number;
}

/** So many clients at once, each of which asks again as soon as it is answered. */
export async function askFor(
  administrator: Administrator,
  { clients, milliseconds, next }: Round,
): Promise<Measured> {
  const microseconds = createHistogram();
  const begun = performance.now();

  async function client() {
    do {
      const sent = performance.now();
      await administrator.call('GET', next());
      microseconds.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
    } while (performance.now() - begun < milliseconds);
  }
  await Promise.all(Array.from({ length: clients }, client));

  return {
    requests: microseconds.count,
    perSecond: (microseconds.count / (performance.now() - begun)) * 1000,
    median: microseconds.percentile(50) / 1000,
    p99: microseconds.percentile(99) / 1000,
    slowest: microseconds.max / 1000,
  };
}
