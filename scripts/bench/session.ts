import { chromium } from '@playwright/test';
import { launchOptions } from '../run/find-chromium.ts';
import { startStack } from '../run/start-stack.ts';
import { StartError } from '../serve/refuse.ts';
import { administer } from './administer.ts';
import { type Heap, heapOf } from './heap.ts';
import type { Table } from './table.ts';
import { pointsOfTrend, trendOf } from './trend.ts';

interface SessionOptions {
  /** An empty folder, for the sandbox's data. */
  folder: string;
  actions: number;
}

const users = 500;
const between = 1000;

/** V8 without its optimising compilers, whose code goes on growing the heap and is no one's leak. */
const interpreted = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** Whether the heap of one page grows over thousands of sign-ins, page turns, edits and sign-outs. */
export async function measureSession(table: Table, { folder, actions }: SessionOptions) {
  const stack = await startStack(folder, '--reset', '--users', String(users));
  const { executablePath, args } = launchOptions;
  const browser = await chromium.launch({ executablePath, args: [...args, interpreted] });
  table.heading(
    `${actions.toLocaleString('en')} actions in one page of Chromium ${browser.version()}: what it holds after a collection`,
  );
  const page = await browser.newPage();
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(stack.url);
  const look = await heapOf(page);

  const heaps: Heap[] = [];
  const begun = performance.now();
  async function measure(done: number) {
    // Toasts stay for three seconds; nothing else of a past session should.
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    const heap = await look();
    const { used, nodes, listeners, documents } = heap;
    table.row(done, used, nodes, listeners, documents, (performance.now() - begun) / 1000);
    return heap;
  }

  table.head('actions', 'heap (KiB)', 'nodes', 'listeners', 'documents', 'seconds');
  await page.getByLabel('Email').waitFor();
  await measure(0);
  const steps = administer(page, users);
  for (let done = 1; done <= actions; done += 1) {
    await steps[(done - 1) % steps.length]?.();
    if (done % between === 0) heaps.push(await measure(done));
    else if (done === actions) await measure(done);
  }

  await browser.close();
  await stack.stop();
  if (uncaught[0]) throw new StartError(`The console threw: ${uncaught[0].message}`);
  return judge(table, heaps);
}

/** Says what the trend is; false where something grows. */
function judge(table: Table, heaps: Heap[]): boolean {
  if (heaps.length < pointsOfTrend) {
    table.line(`No verdict on a trend: that takes ${pointsOfTrend * between} actions.`);
    return true;
  }
  const trends = (['used', 'nodes', 'listeners'] as const).map((what) => ({
    what: what === 'used' ? 'KiB of heap' : what,
    ...trendOf(heaps.map((heap) => heap[what])),
  }));
  const growing = trends.filter(({ grows }) => grows).map(({ what }) => what);
  const verdict = growing.length > 0 ? `Growth of ${growing.join(', ')}` : 'No growth trend';
  const changes = trends.map(
    ({ what, rise, median }) => `${rise.toFixed(1)} ${what} (median ${median.toFixed(0)})`,
  );
  table.line(
    `${verdict}: over the last ${pointsOfTrend} points a thousand actions add ${changes.join(', ')}.`,
  );
  return growing.length === 0;
}
