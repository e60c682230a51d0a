import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdRequests } from './page-actions.ts';
import { largestPageSize } from '../support/limits.ts';

const getEmail = (page: Page) => page.getByRole('row').getByText('kofi.mensah@example.com');

const clicksToAnotherTab: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
];

test('A click on a row opens its record, but a selection of its text does not', async ({
  page,
  context,
}) => {
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
  await page.mouse.move(box.x + 12, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, middle, { steps: 4 });
  await page.mouse.up();
  const readSelection = () => page.evaluate(() => document.getSelection()?.toString());
  await expect.poll(readSelection).toMatch(/^kofi\.mens/);
  await expect(page).toHaveURL(/\/users$/);
});

test('Back from a record shows the list at once, scrolled to where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`#/admin/users?size=${largestPageSize}`);
  const table = page.getByRole('region', { name: 'Users table' });
  const link = page.getByRole('rowheader').last().getByRole('link');
  const readPositions = async () => [
    await page.evaluate(() => window.scrollY),
    await table.evaluate((region) => region.scrollTop),
  ];
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
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
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a row is a card with a menu, and a tap on it opens its record', async ({ page }) => {
    await page.goto('#/admin/users');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    const more = page.getByRole('button', { name: 'More actions for user Kofi Mensah' });
    expect(await more.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await more.tap();
    await expect(page.getByRole('link', { name: 'View user Kofi Mensah' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await getEmail(page).tap({ position: { x: 100, y: 11 } });
    await expect(page).toHaveURL(/\/view\/user\//);
  });
});
