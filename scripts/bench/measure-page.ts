import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '../lib/exit-with-error.ts';
import { launchOptions } from '../lib/find-chromium.ts';
import { type Figure, getMedian, runPage } from './run-page.ts';
import type { Table } from './table.ts';

interface PageOptions {
  users: number;
  runs: number;
}

/** Starts `serve-pages.ts`, which ends with this process. */
async function startPages(users: number) {
  const child = fork(path.join(import.meta.dirname, 'serve-pages.ts'), [String(users)]);
  const exited = once(child, 'exit');
  const [urls] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
  if (urls === undefined)
    throw new CommandError(
      'The server of the pages has exited, for the reason above. Correct that, and run the command again.',
    );
  return {
    urls: urls as [floor: string, console: string],
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** Measures loading and use of the console beside the floor, in turns and in the same browser. */
export async function measurePage(table: Table, { users, runs }: PageOptions) {
  const { urls, stop } = await startPages(users);
  const [floorUrl] = urls;
  const floorRuns: Figure[][] = [];
  const consoleRuns: Figure[][] = [];
  let version = '';
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch(launchOptions);
    version = browser.version();
    for (const url of run % 2 === 0 ? urls : urls.toReversed()) {
      const figures = await runPage(browser, { url, users });
      (url === floorUrl ? floorRuns : consoleRuns).push(figures);
    }
    await browser.close();
  }
  await stop();

  table.heading(
    `The console with ${users.toLocaleString('en')} users beside the floor, a page that does the same with react and ` +
      `react-dom alone: medians of ${runs} interleaved runs in Chromium ${version}`,
  );
  const [names = []] = floorRuns;
  const labelWidth = Math.max(...names.map(({ name }) => name.length));
  table.head('figure'.padEnd(labelWidth), 'floor', 'console', 'ratio');
  for (const [index, { name, places }] of names.entries()) {
    const [floor = 0, ours = 0] = [floorRuns, consoleRuns].map((measured) =>
      getMedian(measured.map((figures) => figures[index]?.value ?? Number.NaN)),
    );
    const ratio = floor === 0 ? '-' : (ours / floor).toFixed(2);
    table.row(name, floor.toFixed(places), ours.toFixed(places), ratio);
  }
}
