import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ signedIn: true, viewport: { width: 1280, height: 500 } });

test('Back from a record scrolls window and table to where they were, and focuses the link of the row', async ({
  page,
  visit,
}) => {
  await visit(`/admin/users?size=${largestPageSize}`);
  const table = page.getByRole('region', { name: 'Users table' });
  const link = page.getByRole('link', { name: /^View user/ }).last();
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

  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(readPositions).toEqual(positions);

  await page.goForward();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: '← Users' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(readPositions).toEqual([0, 0]);
});

test('Back from a record that a key has opened focuses its row', async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const link = page.getByRole('rowheader').nth(1).getByRole('link');
  await expect(link).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit user' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('A page turn does not scroll the window', async ({ page, visit }) => {
  await visit('/admin/users');
  const next = page.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const readScroll = () => page.evaluate(() => window.scrollY);
  const before = await readScroll();
  expect(before).toBeGreaterThan(0);
  await next.click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
  expect(await readScroll()).toBe(before);
});

test('A visited list is shown at once and marked while it is refreshed, and its rows can be used', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/users');
  await page
    .getByRole('link', { name: /^View user/ })
    .first()
    .click();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  const { release } = await holdRequests(page, '**/getAllUsers?*');
  await page.goBack();
  const table = page.getByRole('region', { name: 'Users table' });
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('link', { name: /^View user/ }).first()).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Delete user/ }).first()).toBeEnabled();
  await expectAccessible();
  release();
  await expect(table).toHaveAttribute('aria-busy', 'false');
});
