import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ signedIn: true });

const getName = (page: Page) => page.getByRole('link', { name: 'Kofi Mensah', exact: true });
const getEmail = (page: Page) => page.getByRole('row').getByText('kofi.mensah@example.com');

const clicksToAnotherTab: Parameters<Locator['click']>[0][] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
];

test('The name of a row and a click on it open its record, here or in another tab; its text can be selected', async ({
  page,
  context,
  visit,
}) => {
  await visit('/admin/users');
  const name = getName(page);
  const email = getEmail(page);
  const record = page.getByRole('definition').filter({ hasText: 'kofi.mensah' }).first();
  await expect(name).toHaveCSS('font-weight', '600');
  await expect(name).toHaveAttribute('href', /^#\/admin\/view\/user\/[0-9a-f]{24}$/);
  await name.press('Enter');
  await expect(record).toBeVisible();
  await page.goBack();
  await expect(name).toBeFocused();
  await expect(email).toHaveCSS('cursor', 'pointer');
  await email.click();
  await expect(record).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(name).toBeFocused();
  // Opened by a key, it is the row of the focus, too.
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit user' })).toBeVisible();
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
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Delete user Kofi Mensah' }).click();
  await dismissed;
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test.describe('In a low window', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test('Back from a record scrolls window and table to where they were, and shows the list at once, which is refreshed', async ({
    page,
    visit,
    expectAccessible,
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

    const { release } = await holdRequests(page, '**/getAllUsers?*');
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(readPositions).toEqual(positions);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(link).toBeEnabled();
    await expect(page.getByRole('button', { name: /^Delete user/ }).last()).toBeEnabled();
    await expectAccessible();
    release();
    await expect(table).toHaveAttribute('aria-busy', 'false');

    await page.goForward();
    await expect(page.getByRole('main')).toBeFocused();
    // It stays at its place in the list over a reload, and leads to the next record over the border of a page.
    await page.reload();
    const position = page.getByRole('navigation', { name: 'Records' });
    await expect(position).toHaveText(new RegExp(`^${largestPageSize} of \\d+$`));
    const next = page.getByRole('link', { name: 'Next record' });
    await next.press('Enter');
    const announced = new RegExp(`^${largestPageSize + 1} of \\d+: \\w+`);
    await expect(page.locator('[aria-live=polite]').filter({ hasText: announced })).toHaveCount(1);
    await expect(next).toBeFocused();
    await page.getByRole('link', { name: '← Users' }).click();
    await expect(page).toHaveURL(/\?page=2&size=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(readPositions).toEqual([0, 0]);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a row is a card with its name and a menu, and a tap on it opens its record', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit('/admin/users');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    await page.getByRole('checkbox', { name: 'Select Kofi Mensah' }).tap();
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
    const more = page.getByRole('button', { name: 'More actions for user Kofi Mensah' });
    expect(await more.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await more.tap();
    await expect(page.getByRole('link', { name: 'View user Kofi Mensah' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete user Kofi Mensah' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await getEmail(page).tap({ position: { x: 100, y: 11 } });
    await expect(page).toHaveURL(/\/view\/user\//);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  });
});
