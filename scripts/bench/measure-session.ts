import { chromium, type Page } from '@playwright/test';
import { mean, median } from 'es-toolkit';
import { launchOptions } from '../lib/find-chromium.ts';
import { requireSandbox } from '../lib/sandbox.ts';
import { rowSelector, signIn } from '../lib/page-load.ts';
import { createTempFolder, startStack } from '../lib/start-stack.ts';
import { load, measureHeap } from './load-page.ts';
import { printTable } from './table.ts';

const { createPerson, seededUserId } = await requireSandbox();

type Heap = Awaited<ReturnType<typeof measureHeap>>;

const users = 500;
const pageSize = 5;
const actionsPerPoint = 1000;

/** Disables V8's optimising compilers: their code grows the heap without being a leak. */
const interpreterOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** The actions of a session from sign-in to sign-out, without reloading the page. */
function createSessionActions(page: Page): (() => Promise<void>)[] {
  let edits = 0;

  // A mouse click would wait for the screen to be painted.
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true, disabled: false }).first().dispatchEvent('click');

  const waitForRow = (row: number) =>
    page.locator(rowSelector).first().getByText(`${row}`, { exact: true }).first().waitFor();

  async function openList() {
    await page.goto('#/admin/users');
    await waitForRow(1);
  }

  const goToPage = (number: number) => async () => {
    await press('Next');
    await waitForRow((number - 1) * pageSize + 1);
  };

  async function searchInPalette() {
    const box = page.getByRole('combobox', { name: 'Search or jump to' });
    await page.getByRole('button', { name: 'Search or jump to' }).click();
    await box.fill('Mensah');
    await page.getByRole('option').filter({ hasText: 'Mensah' }).first().waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  }

  async function select() {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press('Clear selection');
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });
  }

  /** Opens the first record of the list and the one after it, and returns. */
  async function readRecords() {
    await page.getByRole('rowheader').first().getByRole('link').dispatchEvent('click');
    await page.getByText(/^1 of \d+$/).waitFor();
    // The link is disabled until the list has been read again after an edit.
    await page.getByRole('link', { name: 'Next record' }).click();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Users' }).dispatchEvent('click');
    await waitForRow(1);
  }

  async function edit() {
    edits += 1;
    const number = edits % users;
    // The name differs from that of the user, even after all users have been edited.
    const name = `Marianne ${edits}`;
    await page.goto(`#/admin/view/user/${seededUserId(number)}`);
    const { email } = createPerson(number);
    await page.getByRole('definition').filter({ hasText: email }).waitFor();
    await press(/^Edit user/);
    // antd leaks a dialog that is closed during its opening animation.
    await page.locator('[role=dialog]:not([class*=zoom])').waitFor();
    await page.getByLabel('First Name').fill(name);
    await press('Submit');
    await page.getByRole('definition').first().filter({ hasText: name }).waitFor();
    // The dialog leaves its address by a step back in the history. A step forward that is faster would be undone by it.
    await page.waitForURL(({ hash }) => !hash.endsWith('/edit'));
  }

  async function signOut() {
    await press('Log Out');
    await page.getByLabel('Email').waitFor();
  }

  return [
    () => signIn(page),
    openList,
    searchInPalette,
    select,
    readRecords,
    goToPage(2),
    goToPage(3),
    edit,
    edit,
    signOut,
  ];
}

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
    ['actions', 'heap (KiB)', 'nodes', 'listeners'],
  );
  async function measure(done: number) {
    // Toasts are shown for three seconds; nothing else of a previous session may remain.
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    const heap = await measureHeap(devtools);
    printRow(done, heap.usedKib, heap.nodes, heap.listeners);
    return heap;
  }

  await measure(0);
  const sessionActions = createSessionActions(page);
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

/** The slope of the regression line. */
function fitSlope(points: readonly number[]): number {
  const middle = (points.length - 1) / 2;
  const average = mean(points);
  return (
    mean(points.map((point, index) => (index - middle) * (point - average))) /
    mean(points.map((_, index) => (index - middle) ** 2))
  );
}

/**
 * Decides whether measured values grow: either ten points would add more than a twentieth of the median, which
 * exceeds the noise of a collected heap, or each point is above the previous one, which happens by chance once in
 * 8! = 40,320 times. `rise` is the slope of the regression line, per point.
 */
export function analyseTrend(values: number[]) {
  const points = values.slice(-trendPoints);
  const rise = fitSlope(points);
  const medianValue = median(points);
  const alwaysRises = points.slice(1).every((point, index) => point > (points[index] ?? 0));
  return { rise, median: medianValue, isGrowing: alwaysRises || rise * 10 > medianValue / 20 };
}

const units = { usedKib: 'KiB of heap', nodes: 'nodes', listeners: 'listeners' };

/** Prints the trends; false if one of them grows. */
function reportTrends(heaps: Heap[]): boolean {
  if (heaps.length < trendPoints) {
    console.log(`\nNo trend: it requires ${trendPoints * actionsPerPoint} actions.`);
    return true;
  }
  const trends = Object.entries(units).map(([key, name]) => ({
    name,
    ...analyseTrend(heaps.map((heap) => heap[key as keyof Heap])),
  }));
  const growing = trends.filter(({ isGrowing }) => isGrowing).map(({ name }) => name);
  const result = growing.length > 0 ? `Growth of ${growing.join(', ')}` : 'No growth';
  const changes = trends.map(
    (trend) => `${trend.rise.toFixed(1)} ${trend.name} (median ${trend.median.toFixed(0)})`,
  );
  console.log(
    `\n${result}: over the last ${trendPoints} points, a thousand actions add ${changes.join(', ')}.`,
  );
  return growing.length === 0;
}
