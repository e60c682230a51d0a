import { expect, test } from './fixtures.ts';

test('The first key may be Ctrl+K; Escape leaves what is behind the palette', async ({ page }) => {
  await page.goto('#/admin/users');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  // It is handled before the code of the palette is there.
  const isLeftToBrowser = await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'K', code: 'KeyK', ctrlKey: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or jump to' });
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(input).toBeFocused();
  await palette.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(selection).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(selection).toBeHidden();
});

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

test('An unsaved form asks before the palette leaves it', async ({ page }) => {
  await page.goto('#/admin/genre/add');
  const name = page.getByLabel('Genre', { exact: true });
  await name.fill('Mystery');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await palette.getByRole('option', { name: 'Users' }).click();
  await expect(palette).toBeHidden();
  await expect(name).toHaveValue('Mystery');
  await expect(page).toHaveURL(/genre\/add$/);
});
