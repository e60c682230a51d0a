import { expect, test } from './fixtures.ts';

test('Back closes the palette and the sheet of shortcuts', async ({ page }) => {
  await page.goto('#/admin/users');
  await page.getByRole('link', { name: 'Stories', exact: true }).click();
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Genres' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('?');
  await expect(dialog).toHaveAccessibleName('Keyboard shortcuts');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveAccessibleName('Command palette');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
