import type { Page } from '@playwright/test';

export interface Heap {
  /** What live objects take, in KiB. */
  used: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** A look at what a page holds, once everything that it no longer needs has been collected. */
export async function heapOf(page: Page): Promise<() => Promise<Heap>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    // What a first collection finalises only the next ones free.
    for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      used: usedSize / 1024,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      documents: metric('Documents'),
    };
  };
}
