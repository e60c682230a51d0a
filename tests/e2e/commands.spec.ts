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
  // The key is handled before the code of the palette is there.
  const isLeftToBrowser = await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'K', code: 'KeyK', ctrlKey: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  await expect(dialog).toHaveAccessibleName('Command palette');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
