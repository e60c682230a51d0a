import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({ signedIn: true });

test.beforeEach(async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

const getRow = (page: Page) => page.getByRole('row').filter({ hasText: 'Kofi Mensah' });
const getEmail = (page: Page) => getRow(page).getByText('kofi.mensah@example.com');

test('The name of a row is a link to its record, and Back focuses it', async ({ page }) => {
  const name = page.getByRole('link', { name: 'Kofi Mensah', exact: true });
  await expect(name).toHaveCSS('font-weight', '600');
  await expect(name).toHaveAttribute('href', /^#\/admin\/view\/user\/[0-9a-f]{24}$/);
  await name.press('Enter');
  await expect(page).toHaveURL(/\/view\/user\//);
  await expect(page.getByText('kofi.mensah@example.com')).toBeVisible();
  await page.goBack();
  await expect(name).toBeFocused();
});

test('A click on a row opens its record, and Back focuses its name', async ({ page }) => {
  await expect(getEmail(page)).toHaveCSS('cursor', 'pointer');
  await getEmail(page).click();
  await expect(
    page.getByRole('definition').filter({ hasText: 'kofi.mensah' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Kofi Mensah', exact: true })).toBeFocused();
});

const clicks: [string, Parameters<Locator['click']>[0]][] = [
  ['Control or Command', { modifiers: ['ControlOrMeta'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
];

for (const [name, options] of clicks) {
  test(`A click on a row with ${name} opens its record in another tab`, async ({
    page,
    context,
  }) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), getEmail(page).click(options)]);
    await expect(tab.getByText('kofi.mensah@example.com')).toBeVisible();
    await expect(page).toHaveURL(/\/users$/);
  });
}

test('The text of a row can be selected without opening the record', async ({ page }) => {
  const box = await getEmail(page).boundingBox();
  if (!box) throw new Error('The cell is not displayed: check that the list shows the email.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, middle, { steps: 4 });
  await page.mouse.up();
  const readSelection = () => page.evaluate(() => document.getSelection()?.toString());
  await expect.poll(readSelection).toMatch(/^kofi\.mens/);
  await expect(page).toHaveURL(/\/users$/);
  await getEmail(page).click();
  await expect(page).toHaveURL(/\/view\/user\//);
});

test('A control of a row does not open the record', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Delete user Kofi Mensah' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page).toHaveURL(/\/users$/);
});

test('A row that is about to be replaced opens nothing, and is not dimmed', async ({ page }) => {
  const { release } = await holdRequests(page, '**/getAllUsers?*');
  await page.getByRole('button', { name: 'Next' }).click();
  const name = page.getByRole('link', { name: 'Kofi Mensah', exact: true });
  await expect(name).toBeDisabled();
  await expect(page.getByRole('table')).toHaveCSS('opacity', '1');
  await getEmail(page).click();
  await expect(page).toHaveURL(/\/users\?page=2$/);
  release();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
  await expect(page).toHaveURL(/\/users\?page=2$/);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a row is a card with its name and a menu, and a tap on it opens its record', async ({
    page,
    expectAccessible,
  }) => {
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
