import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { CommandError } from '../lib/exit-with-error.ts';
import { rowSelector, watchRequests } from '../lib/page-load.ts';
import { createPerson } from '../sandbox/seed/people.ts';
import { installProbe } from './page-probe.ts';

export const pageSize = 10;

export interface RunOptions {
  url: string;
  /** The number of seeded users. */
  users: number;
}

export interface LoadOptions {
  /** Reused from another page, with its session. */
  storageState?: BrowserContextOptions['storageState'];
  slowCpu?: boolean;
  slowNetwork?: boolean;
}

/** The text by which the first row of a page is known; the newest user is listed first. */
export const firstRowOf = (pageNumber: number, users: number) =>
  createPerson(users - 1 - (pageNumber - 1) * pageSize).email;

/** Delays responses, and limits their speed in kB per second; 0 is no limit. */
export const emulateNetwork = (devtools: CDPSession, latency: number, down = 0, up = 0) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down === 0 ? -1 : down * 1000,
    uploadThroughput: up === 0 ? -1 : up * 1000,
  });

/** Opens a screen with an empty cache; resolves with the time at which it could be used. */
export async function load(
  browser: Browser,
  { url, users }: RunOptions,
  { storageState, slowCpu, slowNetwork }: LoadOptions,
) {
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
  await page.addInitScript(installProbe, { rowSelector, firstRow: firstRowOf(1, users) });
  const isList = storageState !== undefined;
  await page.goto(isList ? `${url}#/admin/users?size=${pageSize}` : url);
  const shownAt = await page.evaluate(
    (waitsForRow) => (waitsForRow ? window.probe.arrivedAt : window.probe.interactiveAt),
    isList,
  );
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
