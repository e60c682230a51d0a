import type { Browser } from '@playwright/test';
import { type OpenedPage, type OpenOptions, openPage } from '../lib/page-load/open-page.ts';
import { sumScriptKib } from '../lib/page-load/record-requests.ts';
import type { Pages } from '../lib/page-load/start-pages.ts';
import { openUsersList, rowSelector, signIn } from '../lib/page-load/users-list.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { createPerson } from '../sandbox/seed/people.ts';
import { createHeapProbe } from './heap-probe.ts';
import { getMedian, type PageFigures } from './page-metrics.ts';
import { installProbe } from './page-probe.ts';

const pageSize = 10;
const pageCount = 20;
/** So that each page turn shows other rows. */
export const minUsers = pageSize * pageCount;
const apiLatencyMs = 100;
/** Without requests before a page turn, so that nothing of the previous one is measured. */
const betweenTurnsMs = 150;

interface RunOptions {
  url: string;
  /** The number of seeded users. */
  users: number;
  setLatency: Pages['setLatency'];
}

/** The text by which the first row of a page is known; the newest user is listed first. */
const firstRowOf = (pageNumber: number, users: number) =>
  createPerson(users - 1 - (pageNumber - 1) * pageSize).email;

/** Opens a screen with an empty cache; resolves with the time at which it could be used. */
async function load(
  browser: Browser,
  { url, users }: RunOptions,
  screen: 'sign-in' | 'list',
  options: OpenOptions,
) {
  const opened = await openPage(browser, url, options);
  const { page, requests } = opened;
  await page.addInitScript(installProbe, { rowSelector, firstRow: firstRowOf(1, users) });
  await page.goto(screen === 'list' ? `${url}#/admin/users?size=${pageSize}` : url);
  const shownAt = await page.evaluate(
    (isList) => (isList ? window.probe.listedAt : window.probe.interactiveAt),
    screen === 'list',
  );
  await requests.waitUntilQuiet();
  const layoutShift = await page.evaluate(() => window.probe.layoutShift);
  return { ...opened, shownAt, layoutShift };
}

async function close(url: string, { context, errors }: OpenedPage) {
  await context.close();
  if (errors[0])
    throw new CommandError(
      `${url} threw "${errors[0].message}", so the measurement does not count. Correct that first: npm test may show where.`,
    );
}

/** Measures the users list from the sidebar and its page turns, on a page with the sign-in screen. */
async function runSession({ page, requests }: OpenedPage, { users, setLatency }: RunOptions) {
  /** The time from a click to the first row that it leads to. */
  async function measureClick(firstRow: string, click: () => Promise<void>): Promise<number> {
    await page.evaluate((text) => {
      window.probe.arrivedAt = window.probe.waitForRow(text);
    }, firstRow);
    await click();
    return page.evaluate(
      async () => ((await window.probe.arrivedAt) ?? 0) - window.probe.clickedAt,
    );
  }

  await signIn(page);
  await requests.waitUntilQuiet();
  const fromSidebar = await measureClick(firstRowOf(1, users), () => openUsersList(page));
  await requests.waitUntilQuiet();
  const toList = requests.take();

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
      await requests.waitUntilQuiet(betweenTurnsMs);
      current += name === 'Next' ? 1 : -1;
      durations.push(await measureClick(firstRowOf(current, users), () => button.click()));
    }
    return getMedian(durations);
  }
  const next = await turn('Next', 5);
  const back = await turn('Previous', 3);
  await turn('Next', 3);
  await setLatency(apiLatencyMs);
  const nextDelayed = await turn('Next', 5);
  const backDelayed = await turn('Previous', 3);
  await setLatency(0);
  await turn('Next', pageCount - current);
  await requests.waitUntilQuiet();
  const measureHeap = await createHeapProbe(page);
  const { usedKib } = await measureHeap();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { toList, fromSidebar, next, back, nextDelayed, backDelayed, usedKib, elements };
}

/** Measures a page once: a session on the users list, and loads with an empty cache. */
export async function runPage(browser: Browser, options: RunOptions): Promise<PageFigures> {
  const first = await load(browser, options, 'sign-in', {});
  const toSignIn = first.requests.take();
  const session = await runSession(first, options);
  const storageState = await first.context.storageState();
  await close(options.url, first);

  async function measureLoad(screen: 'sign-in' | 'list', conditions: OpenOptions) {
    const loaded = await load(browser, options, screen, conditions);
    await close(options.url, loaded);
    return loaded;
  }
  const slowCpu = await measureLoad('sign-in', { slowCpu: true });
  const slowSignIn = await measureLoad('sign-in', { slowNetwork: true });
  const list = await measureLoad('list', { storageState });
  const slowList = await measureLoad('list', { storageState, slowNetwork: true });
  return {
    'JS to the sign-in (KiB)': sumScriptKib(toSignIn),
    'JS in all to the users list (KiB)': sumScriptKib([...toSignIn, ...session.toList]),
    'Requests to the sign-in': toSignIn.length,
    'Requests from there to the users list': session.toList.length,
    'Sign-in interactive (ms)': first.shownAt,
    'Sign-in interactive, slow 4G (ms)': slowSignIn.shownAt,
    'Sign-in interactive, CPU / 4 (ms)': slowCpu.shownAt,
    'Users list by its address (ms)': list.shownAt,
    'Users list by its address, slow 4G (ms)': slowList.shownAt,
    'Users list from the sidebar (ms)': session.fromSidebar,
    'Next page, API 0 ms (ms)': session.next,
    'Next page, API 100 ms (ms)': session.nextDelayed,
    'Back to a visited page, API 0 ms (ms)': session.back,
    'Back to a visited page, API 100 ms (ms)': session.backDelayed,
    'Heap after 20 pages (MiB)': session.usedKib / 1024,
    'Elements on the list': session.elements,
    'Layout shift of the sign-in, slow 4G': slowSignIn.layoutShift,
    'Layout shift of the list, slow 4G': slowList.layoutShift,
  };
}
