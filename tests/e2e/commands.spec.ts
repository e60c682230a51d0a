import { expect, keepToasts, test } from './fixtures.ts';

test.use({ signedIn: true });

test('A user whose name is known is opened in three actions', async ({ page, visit }) => {
  await visit('/admin/users');
  const name = (await page.getByRole('rowheader').nth(2).textContent()) ?? '';
  await visit('/admin/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/view\/user\//);
  await expect(page.getByRole('main')).toBeFocused();
});

test('A page of users is read by keys', async ({ page, visit }) => {
  await visit('/admin/users');
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(5);
  await page.keyboard.press('j');
  await expect(names.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/\?page=2$/);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/users$/);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveTitle('Stories');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('The first key may be Ctrl+K with Caps Lock, and Escape leaves the selection behind the palette', async ({
  page,
  visit,
}) => {
  await visit('/admin/users');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const isLeftToBrowser = await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'K', code: 'KeyK', ctrlKey: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const selection = page.getByRole('region', { name: 'Selection' });
  await palette.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(selection).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(selection).toBeHidden();
});

test('Theme and sidebar are kept, until the preferences are reset', async ({ page, visit }) => {
  await visit('/admin/dashboard');
  const menu = page.getByRole('button', { name: 'account of Amelia Hartwell' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await menu.click();
  const themes = page.getByRole('radiogroup', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  await themes.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  expect(await background()).toBe('rgb(21, 19, 31)');
  await menu.click();
  await keepToasts(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reset preferences' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Preferences reset.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await background()).toBe('rgb(247, 247, 251)');
});

test('An unsaved form asks before the palette leaves it', async ({ page, visit }) => {
  await visit('/admin/genre/add');
  await page.getByLabel('Genre', { exact: true }).fill('Mystery');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await palette.getByRole('option', { name: 'Users' }).click();
  await expect(palette).toBeHidden();
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Mystery');
  await expect(page).toHaveURL(/genre\/add$/);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test.describe(`in the ${colorScheme} theme, ${width} pixels wide,`, () => {
    test.use({ colorScheme, viewport: { width, height: 740 } });

    test('axe finds no violations in palette, account menu and shortcuts', async ({
      page,
      visit,
      expectAccessible,
    }) => {
      await visit('/admin/dashboard');
      await page.getByRole('button', { name: 'Search or jump to' }).click();
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      const input = palette.getByRole('combobox', { name: 'Search or jump to' });
      await expect(input).toBeFocused();
      await expectAccessible();
      await input.fill('an');
      await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await expectAccessible();
      await input.fill('nothing at all');
      await expect(palette.getByText('Nothing matches')).toBeVisible();
      await expectAccessible();
      await palette.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible();
    });
  });
}
