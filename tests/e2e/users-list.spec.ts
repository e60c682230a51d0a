import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  expectColumns,
  getFirstRowNumber,
  getLiveRegion,
  openList,
  search,
} from './page-actions.ts';
import { holdRequests } from './requests.ts';
import { largestPageSize, pageSizes } from '../support/limits.ts';

test('An administrator pages through the users @nginx', async ({ page }) => {
  await openList(page, 'users');
  await expectColumns(page, ['Name', 'Username', 'Email', 'Mobile.no']);
  // The first page of a newly opened screen is not announced.
  await expect(getLiveRegion(page)).toHaveText('');
  // The newest user is first.
  await expect(page.getByRole('rowheader').first()).toHaveText('Beatriz Carvalho');

  const pages = page.getByRole('navigation', { name: 'Pages' });
  const button = (name: string) => pages.getByRole('button', { name });
  await expect(pages.getByRole('button')).toHaveText(
    'First Previous 1 2 3 4 5 Next Last'.split(' '),
  );
  await button('Next').scrollIntoViewIfNeeded();
  const readScroll = () => page.evaluate(() => window.scrollY);
  const scroll = await readScroll();
  await button('Next').click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(getFirstRowNumber(page)).toHaveText('6');
  await expect(getLiveRegion(page)).toHaveText(/^6 to 10 of \d+$/);
  expect(await readScroll()).toBe(scroll);
  await button('4').click();
  await expect(getFirstRowNumber(page)).toHaveText('16');
  await page.reload();
  await expect(getFirstRowNumber(page)).toHaveText('16');
  await page.goBack();
  await expect(getFirstRowNumber(page)).toHaveText('6');

  await page.goto('#/admin/users?page=9999');
  // How many pages there are depends on what other tests have deleted.
  await expect(page).toHaveURL(/\?page=\d\d?$/);
  await expect(button('Last')).toBeDisabled();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();

  const size = page.getByLabel('Rows per page');
  await expect(size.getByRole('option')).toHaveText(pageSizes.map(String));
  await size.selectOption(String(largestPageSize));
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  const region = page.getByRole('region', { name: 'Users table' });
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await region.focus();
  await region.press('End');
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(page.getByRole('columnheader').first()).toBeInViewport();
});

test('An administrator searches for users', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.endsWith('/getAllUsers')) searches.push(query);
  });
  await page.goto('#/admin/users?q=an');
  await expect(page.getByText(/^\d+ users found$/)).toBeVisible();
  // The number of all rows takes no request of its own.
  expect(searches).toEqual(['?key=an&currentPage=1&resultPerPage=5']);

  const box = page.getByPlaceholder('search by firstname or lastname');
  await search(page, 'kow');
  await expect(page).toHaveURL(/\?q=kow$/);
  await expect(getLiveRegion(page)).toHaveText('Search for kow: 1 to 1 of 1');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expectAccessible(page);
  await search(page, '&page=2');
  await expect(getLiveRegion(page)).toHaveText('Search for &page=2: Nothing found');
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveText(['Tomasz Kowalczyk']);
  await expect(box).toHaveValue('kow');

  // Deleting the text by hand takes effect only with the Search button or Enter, the box's own button at once.
  await box.fill('');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await box.fill('Bea');
  await box.hover();
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
  await box.click({ position: { x: width - 18, y: height / 2 } });
  await expect(box).toHaveValue('');
  await expect(page.getByRole('rowheader')).toHaveCount(5);

  // The server searches the parts of a whole name one by one.
  await search(page, 'kowalczyk  TOMASZ');
  await expect(page.getByRole('rowheader')).toHaveText(['Tomasz Kowalczyk']);
  await expect(page).toHaveURL(/\?q=kowalczyk\+TOMASZ$/);
});

/** The least size of what is tapped (WCAG 2.5.5). */
const touchTargetPx = 44;

const getEmail = (page: Page) => page.getByRole('row').getByText('kofi.mensah@example.com');

const clicksToAnotherTab: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
];

test('All users that a search finds are selected together', async ({ page }) => {
  await openList(page, 'users');
  await search(page, 'er');
  const found = Number(
    /^(\d+) of/.exec(await page.getByText(/^\d+ of \d+ users$/).innerText())?.[1],
  );
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: `Select all ${found} matching` }).click();
  await expect(bar.getByRole('button', { name: `All ${found} selected` })).toBeVisible();
  await expect(bar.getByText(`${found} selected`, { exact: true })).toBeVisible();
  await expect(bar.getByText(`, ${found - 5} not shown`)).toBeVisible();
  await expectAccessible(page);
  await search(page, 'beatriz');
  await expect(bar.getByText(`${found} selected`, { exact: true })).toBeVisible();
});

test('A click on a row opens its record unless it selects its text', async ({ page, context }) => {
  await page.goto('#/admin/users');
  const name = page.getByRole('link', { name: 'Kofi Mensah', exact: true });
  const email = getEmail(page);
  const record = page.getByRole('definition').filter({ hasText: 'kofi.mensah' }).first();
  await expect(email).toHaveCSS('cursor', 'pointer');
  await email.click();
  await expect(record).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(name).toBeFocused();
  for (const options of clicksToAnotherTab) {
    const [tab] = await Promise.all([context.waitForEvent('page'), email.click(options)]);
    await expect(tab.getByText('kofi.mensah@example.com')).toBeVisible();
    await tab.close();
  }
  await expect(page).toHaveURL(/\/users$/);

  const box = await email.boundingBox();
  if (!box) throw new Error('The cell is not displayed: check that the list shows the email.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, middle, { steps: 4 });
  await page.mouse.up();
  const readSelection = () => page.evaluate(() => document.getSelection()?.toString());
  await expect.poll(readSelection).toMatch(/^kofi\.mens/);
  await expect(page).toHaveURL(/\/users$/);
});

test('Back from a record shows the list where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openList(page, 'users', largestPageSize);
  const table = page.getByRole('region', { name: 'Users table' });
  const link = page.getByRole('rowheader').last().getByRole('link');
  const readPositions = async () => [
    await page.evaluate(() => window.scrollY),
    await table.evaluate((region) => region.scrollTop),
  ];
  await link.scrollIntoViewIfNeeded();
  const positions = await readPositions();
  expect(Math.min(...positions)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const { release } = await holdRequests(page, '**/getAllUsers?*');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(readPositions).toEqual(positions);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(link).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Delete user/ }).last()).toBeEnabled();
  await expectAccessible(page);
  release();
  await expect(table).toHaveAttribute('aria-busy', 'false');

  // A record stays at its place in the list over a reload.
  await page.goForward();
  await page.reload();
  const position = page.getByRole('navigation', { name: 'Records' });
  await expect(position).toHaveText(new RegExp(`^${largestPageSize} of \\d+$`));
  const announced = new RegExp(`^${largestPageSize + 1} of \\d+: \\w+`);
  await page.getByRole('link', { name: 'Next record' }).press('Enter');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: announced })).toHaveCount(1);
  await page.getByRole('link', { name: '← Users' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect.poll(readPositions).toEqual([0, 0]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on the card of a row opens its record', async ({ page }) => {
    await openList(page, 'users');
    const more = page.getByRole('button', { name: 'More actions for user Kofi Mensah' });
    const { width, height } = (await more.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(touchTargetPx);
    await more.tap();
    await expect(page.getByRole('link', { name: 'View user Kofi Mensah' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await getEmail(page).tap({ position: { x: 100, y: 11 } });
    await expect(page).toHaveURL(/\/view\/user\//);
  });

  test('a card says the e-mail address and the phone number', async ({ page }) => {
    await openList(page, 'users');
    const card = page.getByRole('row', { name: 'Kofi Mensah' });
    await expect(card.getByText('kofi.mensah@example.com')).toBeVisible();
    await expect(card.getByText('+49 7000000598')).toBeVisible();
    await expect(card.getByText('kofi.mensah', { exact: true })).toBeHidden();
  });

  test('the placeholder of the search is whole', async ({ page }) => {
    await openList(page, 'users');
    const box = page.getByRole('searchbox', { name: 'search by firstname or lastname' });
    expect(await box.evaluate(isPlaceholderCut)).toBe(false);
  });

  test('no keys are shown that a phone does not have', async ({ page }) => {
    await openList(page, 'users');
    await page.getByRole('button', { name: 'Search or jump to' }).tap();
    const option = page.getByRole('option', { name: 'Dashboard' });
    await expect(option).toBeVisible();
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  });
});

/** Runs in the page: measures the placeholder in its own font, because the input itself does not overflow. */
function isPlaceholderCut(input: HTMLElement | SVGElement): boolean {
  const { placeholder } = input as HTMLInputElement;
  const { font } = getComputedStyle(input, '::placeholder');
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.font = font;
  const { width } = context.measureText(placeholder);
  const roomPx =
    input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return width > roomPx;
}
