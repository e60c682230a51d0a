import type { Browser } from '@playwright/test';
import { listLoaded, openUsersList, rowSelector, signIn, sumScriptKib } from '../lib/page-load.ts';
import {
  emulateNetwork,
  firstRowOf,
  load,
  type LoadedPage,
  type LoadOptions,
  measureHeap,
  pageSize,
  type RunOptions,
} from './load-page.ts';
import type { Target } from './page-probe.ts';

const pageCount = 20;
/** So that each page turn shows other rows. */
export const minUsers = pageSize * pageCount;
const apiLatencyMs = 100;
/** Without requests before a page turn, so that nothing of the previous one is measured. */
const betweenTurnsMs = 150;

/** Measures the users list from the sidebar and its page turns, on a page with the sign-in screen. */
async function runSession({ page, devtools, waitUntilQuiet }: LoadedPage, users: number) {
  /** The time from a click to the first row that it leads to. */
  async function measureClick(firstRow: Target, click: () => Promise<void>): Promise<number> {
    await page.evaluate((target) => window.probe.expect(target), firstRow);
    await click();
    return page.evaluate(async () => (await window.probe.arrivedAt) - window.probe.clickedAt);
  }

  await signIn(page);
  await waitUntilQuiet();
  const fromSidebar = await measureClick(firstRowOf(1, users), () => openUsersList(page));
  await waitUntilQuiet();
  const loaded = await listLoaded(page);

  await page.evaluate((size) => {
    window.location.hash = `#/admin/users?size=${size}`;
  }, pageSize);
  await page
    .locator(rowSelector)
    .nth(pageSize - 1)
    .waitFor();
  let current = 1;
  async function turn(name: 'Next' | 'Previous', times: number): Promise<number> {
    const button = page.getByRole('button', { name, exact: true }).first();
    const durations: number[] = [];
    for (let done = 0; done < times; done += 1) {
      await waitUntilQuiet(betweenTurnsMs);
      current += name === 'Next' ? 1 : -1;
      durations.push(await measureClick(firstRowOf(current, users), () => button.click()));
    }
    return getMedian(durations);
  }
  const next = await turn('Next', 5);
  const back = await turn('Previous', 3);
  await turn('Next', 3);
  await emulateNetwork(devtools, apiLatencyMs);
  const nextDelayed = await turn('Next', 5);
  const backDelayed = await turn('Previous', 3);
  await emulateNetwork(devtools, 0);
  await turn('Next', pageCount - current);
  await waitUntilQuiet();
  const { usedKib } = await measureHeap(devtools);
  const elements = await page.locator('*').count();
  return { loaded, fromSidebar, next, back, nextDelayed, backDelayed, usedKib, elements };
}

export interface Figure {
  name: string;
  value: number;
  /** The decimal places that are printed. */
  places: number;
}

const figure = (name: string, value: number, places = 0): Figure => ({ name, value, places });

export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}

/** Measures a page once: a session on the users list, and loads with an empty cache. */
export async function runPage(browser: Browser, options: RunOptions): Promise<Figure[]> {
  const first = await load(browser, options, {});
  const toSignIn = await listLoaded(first.page);
  const session = await runSession(first, options.users);
  const storageState = await first.context.storageState();
  await first.close();

  async function measureLoad(conditions: LoadOptions) {
    const loaded = await load(browser, options, conditions);
    await loaded.close();
    return loaded;
  }
  const slowCpu = await measureLoad({ slowCpu: true });
  const slowSignIn = await measureLoad({ slowNetwork: true });
  const list = await measureLoad({ storageState });
  const slowList = await measureLoad({ storageState, slowNetwork: true });
  return [
    figure('JS to the sign-in (KiB)', sumScriptKib(toSignIn), 1),
    figure('JS in all to the users list (KiB)', sumScriptKib(session.loaded), 1),
    figure('Requests to the sign-in', toSignIn.length),
    figure('Requests from there to the users list', session.loaded.length - toSignIn.length),
    figure('Sign-in interactive (ms)', first.shownAt),
    figure('Sign-in interactive, slow 4G (ms)', slowSignIn.shownAt),
    figure('Sign-in interactive, CPU / 4 (ms)', slowCpu.shownAt),
    figure('Users list by its address (ms)', list.shownAt),
    figure('Users list by its address, slow 4G (ms)', slowList.shownAt),
    figure('Users list from the sidebar (ms)', session.fromSidebar, 1),
    figure('Next page, API 0 ms (ms)', session.next, 1),
    figure('Next page, API 100 ms (ms)', session.nextDelayed, 1),
    figure('Back to a visited page, API 0 ms (ms)', session.back, 1),
    figure('Back to a visited page, API 100 ms (ms)', session.backDelayed, 1),
    figure('Heap after 20 pages (MiB)', session.usedKib / 1024, 1),
    figure('Elements on the list', session.elements),
    figure('Layout shift of the sign-in, slow 4G', slowSignIn.layoutShift, 3),
    figure('Layout shift of the list, slow 4G', slowList.layoutShift, 3),
  ];
}
