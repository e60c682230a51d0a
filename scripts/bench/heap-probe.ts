import type { CDPSession } from '@playwright/test';

/** Collects garbage, and measures the heap of a page. */
export async function measureHeap(devtools: CDPSession) {
  // Finalised objects are freed by a later collection.
  for (let run = 0; run < 3; run += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return { usedKib: usedSize / 1024, nodes, listeners: jsEventListeners, documents };
}
