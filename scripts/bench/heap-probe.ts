import type { Page } from '@playwright/test';

export interface Heap {
  /** The size of live objects. */
  usedKib: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** Returns a function that collects garbage and measures the heap of a page. */
export async function createHeapProbe(page: Page): Promise<() => Promise<Heap>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    // Finalised objects are freed by a later collection.
    for (let run = 0; run < 3; run += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const readMetric = (name: string) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      usedKib: usedSize / 1024,
      nodes: readMetric('Nodes'),
      listeners: readMetric('JSEventListeners'),
      documents: readMetric('Documents'),
    };
  };
}
