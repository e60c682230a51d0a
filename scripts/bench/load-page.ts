import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { CommandError } from '../lib/exit-with-error.ts';
import { rowSelector, watchRequests } from '../lib/page-load.ts';
import { createPerson } from '../sandbox/seed/people.ts';
import { installProbe, type Target } from './page-probe.ts';

export const pageSize = 10;

export interface RunOptions {
  url: string;
  /** The number of seeded users. */
  users: number;
}

export interface LoadOptions {
  /** Reused from another page, with its session: opens the users list instead of the sign-in screen. */
  storageState?: BrowserContextOptions['storageState'];
  slowCpu?: boolean;
  slowNetwork?: boolean;
}

/** The first row of a page of the users list; the newest user is listed first. */
export const firstRowOf = (pageNumber: number, users: number): Target => ({
  selector: rowSelector,
  text: createPerson(users - 1 - (pageNumber - 1) * pageSize).email,
});

/** Delays responses, and limits their speed in kB per second; 0 is no limit. */
export const emulateNetwork = (devtools: CDPSession, latency: number, down = 0, up = 0) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down === 0 ? -1 : down * 1000,
    uploadThroughput: up === 0 ? -1 : up * 1000,
  });

/** Collects garbage, and measures the heap of a page. */
export async function measureHeap(devtools: CDPSession) {
  // Finalised objects are freed by a later collection.
  for (let run = 0; run < 3; run += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return { usedKib: usedSize / 1024, nodes, listeners: jsEventListeners, documents };
}

/** Opens a screen with an empty cache; resolves with the time at which it could be used. */
export async function load(browser: Browser, { url, users }: RunOptions, options: LoadOptions) {
  const { storageState, slowCpu, slowNetwork } = options;
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const waitUntilQuiet = watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Starts the renderer, which is no part of loading the console.
  await page.goto(`${url}config.json`);
  if (slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up.
  if (slowNetwork) await emulateNetwork(devtools, 150, 200, 93.75);
  const input = { selector: 'input:enabled', text: '' };
  await page.addInitScript(installProbe, storageState ? firstRowOf(1, users) : input);
  await page.goto(storageState ? `${url}#/admin/users?size=${pageSize}` : url);
  const shownAt = await page.evaluate(() => window.probe.arrivedAt);
  await waitUntilQuiet();
  const layoutShift = await page.evaluate(() => window.probe.layoutShift);
  async function close() {
    await context.close();
    if (errors[0])
      throw new CommandError(
        `${url} threw "${errors[0].message}", so the measurement does not count. Correct that first: npm test may show where.`,
      );
  }
  return { context, page, devtools, waitUntilQuiet, shownAt, layoutShift, close };
}

export type LoadedPage = Awaited<ReturnType<typeof load>>;
