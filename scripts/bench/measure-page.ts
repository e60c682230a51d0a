import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { launchOptions } from '../lib/find-chromium.ts';
import { buildConsole, buildPage } from '../lib/servers/build-console.ts';
import { serveOnSandbox } from '../lib/servers/serve-on-sandbox.ts';
import { getMedian, runPage } from './run-page.ts';
import { printTable } from './table.ts';

const floor: InlineConfig = {
  configFile: false,
  root: 'scripts/bench/floor',
  base: '/story-admin/',
  plugins: [react()],
};

/** Measures loading and use of the console beside the floor, in turns and in the same browser. */
export async function measurePage({ users, runs }: { users: number; runs: number }) {
  const builds = [await buildPage(floor), await buildConsole()];
  const { urls, close } = await serveOnSandbox(builds, users);
  const pages = urls.map((url) => ({ url, measured: [] as Record<string, number>[] }));
  let version = '';
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch(launchOptions);
    version = browser.version();
    for (const { url, measured } of run % 2 === 0 ? pages : pages.toReversed())
      measured.push(await runPage(browser, { url, users }));
    await browser.close();
  }
  await close();

  const printRow = printTable(
    `The console with ${users.toLocaleString('en')} users beside the floor, a page that does the same with react and ` +
      `react-dom alone: medians of ${runs} interleaved runs in Chromium ${version}`,
    'figure'.padEnd(39),
    'floor',
    'console',
    'ratio',
  );
  for (const name of Object.keys(pages[0]?.measured[0] ?? {})) {
    const [floorFigure = 0, consoleFigure = 0] = pages.map(({ measured }) =>
      getMedian(measured.map((figures) => figures[name] ?? Number.NaN)),
    );
    printRow(name, floorFigure, consoleFigure, (consoleFigure / floorFigure).toFixed(2));
  }
}
