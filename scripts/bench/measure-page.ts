import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/find-chromium.ts';
import { startPages } from '../lib/page-load/start-pages.ts';
import { getMedian, type PageFigures, type PageMetric, pageMetrics } from './page-metrics.ts';
import { runPage } from './run-page.ts';
import type { Table } from './table.ts';

interface PageOptions {
  users: number;
  runs: number;
}

const decimals = Object.entries(pageMetrics) as [PageMetric, number][];

const pageNames = ['floor', 'console'] as const;

/** Measures loading and use of the console beside the floor, in turns and in the same browser. */
export async function measurePage(table: Table, { users, runs }: PageOptions) {
  const { urls, setLatency, stop } = await startPages('--floor', '--users', String(users));
  const figures = { floor: [] as PageFigures[], console: [] as PageFigures[] };
  let version = '';
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch(launchOptions);
    version = browser.version();
    for (const name of run % 2 === 0 ? pageNames : pageNames.toReversed()) {
      figures[name].push(await runPage(browser, { url: urls[name], users, setLatency }));
    }
    await browser.close();
  }
  await stop();

  table.heading(
    `The console with ${users.toLocaleString('en')} users beside the floor, a page that does the same with react and ` +
      `react-dom alone: medians of ${runs} interleaved runs in Chromium ${version}`,
  );
  const labelWidth = Math.max(...decimals.map(([metric]) => metric.length));
  table.head('figure'.padEnd(labelWidth), ...pageNames, 'ratio');
  for (const [metric, places] of decimals) {
    const [floor = 0, ours = 0] = pageNames.map((name) =>
      getMedian(figures[name].map((run) => run[metric])),
    );
    const ratio = floor === 0 ? '-' : (ours / floor).toFixed(2);
    table.row(metric, floor.toFixed(places), ours.toFixed(places), ratio);
  }
}
