import { createHistogram } from 'node:perf_hooks';
import type { ApiClient } from './api-client.ts';

interface Round {
  clients: number;
  durationMs: number;
  /** Returns the path and query of the next request. */
  nextPath: () => string;
}

/** Response times in milliseconds, until the last byte. */
interface RoundResult {
  requests: number;
  perSecond: number;
  median: number;
  p99: number;
  slowest: number;
}

/** Runs concurrent clients, each of which sends its next request as soon as it has a response. */
export async function measureRound(
  api: ApiClient,
  { clients, durationMs, nextPath }: Round,
): Promise<RoundResult> {
  const microseconds = createHistogram();
  const startedAt = performance.now();

  async function client() {
    do {
      const sentAt = performance.now();
      await api.send('GET', nextPath());
      microseconds.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
    } while (performance.now() - startedAt < durationMs);
  }
  await Promise.all(Array.from({ length: clients }, client));

  return {
    requests: microseconds.count,
    perSecond: (microseconds.count / (performance.now() - startedAt)) * 1000,
    median: microseconds.percentile(50) / 1000,
    p99: microseconds.percentile(99) / 1000,
    slowest: microseconds.max / 1000,
  };
}
