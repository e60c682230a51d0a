import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { median } from 'es-toolkit';
import type { InlineConfig } from 'vite';
import { launchOptions } from '../lib/find-chromium.ts';
import { listLoaded, openUsersList, rowSelector, signIn, sumScriptKib } from '../lib/page-load.ts';
import { buildConsole, buildPage } from '../lib/servers/build-console.ts';
import { serveOnSandbox } from '../lib/servers/serve-on-sandbox.ts';
import {
  describeFirstRow,
  emulateNetwork,
  load,
  type LoadOptions,
  measureHeap,
  measureUntil,
  pageSize,
} from './load-page.ts';
import { printTable } from './table.ts';

const floor: InlineConfig = {
  configFile: false,
  root: 'scripts/bench/floor',
  base: '/story-admin/',
  plugins: [react()],
};

const pageCount = 20;
/** There are enough users for each page turn to show other rows. */
export const minUsers = pageSize * pageCount;
/** No request may be sent for this time before a page turn, so that nothing of the previous one is measured. */
const betweenTurnsMs = 150;

/**
 * Measures a page once; returns figures by name: a session from the sign-in screen on, with the users list from the
 * sidebar and its page turns, and loads with an empty cache.
 */
async function runPage(browser: Browser, options: LoadOptions): Promise<Record<string, number>> {
  const { page, devtools, waitUntilQuiet, shownAt } = await load(browser, options);
  const toSignIn = await listLoaded(page);

  /** Measures the time from a click to the first row of the page that it opens. */
  async function measureClick(pageNumber: number, click: () => Promise<void>): Promise<number> {
    const duration = page.evaluate(measureUntil, describeFirstRow(pageNumber, options.users));
    await click();
    return duration;
  }

  await signIn(page);
  await waitUntilQuiet();
  const fromSidebar = await measureClick(1, () => openUsersList(page));
  await waitUntilQuiet();
  const loaded = await listLoaded(page);

  await page.goto(`#/admin/users?size=${pageSize}`);
  const lastRow = page.locator(rowSelector).nth(pageSize - 1);
  await lastRow.waitFor();
  let current = 1;
  async function turn(name: 'Next' | 'Previous', times: number): Promise<number> {
    const button = page.getByRole('button', { name, exact: true }).first();
    const durations: number[] = [];
    for (let done = 0; done < times; done += 1) {
      await waitUntilQuiet(betweenTurnsMs);
      current += name === 'Next' ? 1 : -1;
      durations.push(await measureClick(current, () => button.click()));
    }
    return median(durations);
  }
  const next = await turn('Next', 5);
  const back = await turn('Previous', 3);
  await turn('Next', 3);
  await emulateNetwork(devtools, 100);
  const nextDelayed = await turn('Next', 5);
  const backDelayed = await turn('Previous', 3);
  await emulateNetwork(devtools, 0);
  await turn('Next', pageCount - current);
  await waitUntilQuiet();
  const { usedKib } = await measureHeap(devtools);
  const session = await page.context().storageState();
  await page.close();

  async function measureLoad(conditions: Partial<LoadOptions>): Promise<number> {
    const opened = await load(browser, { ...options, ...conditions });
    await opened.page.close();
    return opened.shownAt;
  }
  return {
    'JS to the sign-in (KiB)': sumScriptKib(toSignIn),
    'JS in all to the users list (KiB)': sumScriptKib(loaded),
    'Requests to the sign-in': toSignIn.length,
    'Requests from there to the users list': loaded.length - toSignIn.length,
    'Users list from the sidebar (ms)': fromSidebar,
    'Next page, API 0 ms (ms)': next,
    'Next page, API 100 ms (ms)': nextDelayed,
    'Back to a visited page, API 0 ms (ms)': back,
    'Back to a visited page, API 100 ms (ms)': backDelayed,
    'Heap after 20 pages (MiB)': usedKib / 1024,
    'Sign-in interactive (ms)': shownAt,
    'Sign-in interactive, slow 4G (ms)': await measureLoad({ isSlow: true }),
    'Users list by its address (ms)': await measureLoad({ session }),
    'Users list by its address, slow 4G (ms)': await measureLoad({ session, isSlow: true }),
  };
}

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
    ['figure'.padEnd(39), 'floor', 'console', 'ratio'],
  );
  for (const name of Object.keys(pages[0]?.measured[0] ?? {})) {
    const [floorFigure = 0, consoleFigure = 0] = pages.map(({ measured }) =>
      median(measured.map((figures) => figures[name] ?? Number.NaN)),
    );
    printRow(name, floorFigure, consoleFigure, (consoleFigure / floorFigure).toFixed(2));
  }
}
