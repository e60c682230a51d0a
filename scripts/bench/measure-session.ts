import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/find-chromium.ts';
import { createTempFolder, startStack } from '../lib/start-stack.ts';
import { createSessionActions } from './session-actions.ts';
import { load, measureHeap } from './load-page.ts';
import { getMedian, printTable } from './table.ts';

type Heap = Awaited<ReturnType<typeof measureHeap>>;

const users = 500;
const actionsPerPoint = 1000;

/** Disables V8's optimising compilers: their code grows the heap without being a leak. */
const interpreterOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** Measures whether the heap of a page grows over thousands of actions; false if it does. */
export async function measureSession(actions: number) {
  const stack = await startStack(await createTempFolder(), '--reset', '--users', String(users));
  const { executablePath, args } = launchOptions;
  const browser = await chromium.launch({ executablePath, args: [...args, interpreterOnly] });
  const { page, devtools } = await load(browser, { url: stack.url, users });
  page.on('dialog', (dialog) => dialog.accept());

  const heaps: Heap[] = [];
  const printRow = printTable(
    `${actions.toLocaleString('en')} actions in one page of Chromium ${browser.version()}: memory after garbage collection`,
    'actions',
    'heap (KiB)',
    'nodes',
    'listeners',
  );
  async function measure(done: number) {
    // Toasts are shown for three seconds; nothing else of a previous session may remain.
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    const heap = await measureHeap(devtools);
    printRow(done, heap.usedKib, heap.nodes, heap.listeners);
    return heap;
  }

  await measure(0);
  const sessionActions = createSessionActions(page, users);
  for (let done = 1; done <= actions; done += 1) {
    await sessionActions[(done - 1) % sessionActions.length]?.();
    if (done % actionsPerPoint === 0) heaps.push(await measure(done));
    else if (done === actions) await measure(done);
  }

  await browser.close();
  await stack.stop();
  return reportTrends(heaps);
}

/** The number of points that are analysed; earlier ones are the warm-up. */
const trendPoints = 8;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Decides whether measured values grow: either ten points would add more than a twentieth of the median, which
 * exceeds the noise of a collected heap, or each point is above the previous one, which happens by chance once in
 * 8! = 40,320 times. `rise` is the slope of the regression line, per point.
 */
export function analyseTrend(values: number[]) {
  const points = values.slice(-trendPoints);
  const middle = (points.length - 1) / 2;
  const average = mean(points);
  const rise =
    mean(points.map((point, index) => (index - middle) * (point - average))) /
    mean(points.map((_, index) => (index - middle) ** 2));
  const median = getMedian(points);
  const alwaysRises = points.slice(1).every((point, index) => point > (points[index] ?? 0));
  return { rise, median, isGrowing: alwaysRises || rise * 10 > median / 20 };
}

/** Prints the trends; false if one of them grows. */
function reportTrends(heaps: Heap[]): boolean {
  if (heaps.length < trendPoints) {
    console.log(`\nNo trend: it requires ${trendPoints * actionsPerPoint} actions.`);
    return true;
  }
  const names = { usedKib: 'KiB of heap', nodes: 'nodes', listeners: 'listeners' };
  const trends = (['usedKib', 'nodes', 'listeners'] as const).map((key) => ({
    name: names[key],
    ...analyseTrend(heaps.map((heap) => heap[key])),
  }));
  const growing = trends.filter(({ isGrowing }) => isGrowing).map(({ name }) => name);
  const result = growing.length > 0 ? `Growth of ${growing.join(', ')}` : 'No growth';
  const changes = trends.map(
    ({ name, rise, median }) => `${rise.toFixed(1)} ${name} (median ${median.toFixed(0)})`,
  );
  console.log(
    `\n${result}: over the last ${trendPoints} points, a thousand actions add ${changes.join(', ')}.`,
  );
  return growing.length === 0;
}
