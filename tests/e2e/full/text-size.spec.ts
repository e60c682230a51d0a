import { launchOptions } from '../../../scripts/lib/find-chromium.ts';
import { findCutTexts } from '../cut-texts.ts';
import { expect, test } from '../fixtures.ts';
import { openScenario } from '../operation-scenarios.ts';
import { walkScreens } from '../walk-screens.ts';

test.use({
  expectedConsoleErrors: /400|403/,
  // As in the settings of the browser: twice the text size that it has by default.
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [320, 1280])
  test(`At twice the text size and ${width} pixels, no text is cut off or overlaps another`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    // As wide as half of it at the default text size, where the rows of a list are cards.
    await walkScreens(page, true, async (shown = page.getByRole('main')) => {
      await expect(shown).toBeVisible();
      await expect.poll(() => findCutTexts(page), page.url()).toEqual([]);
    });
  });

test('Texts, controls, columns and dialogs follow the text size', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1600 });
  await page.goto('#/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '48px');
  await expect(page.getByRole('rowheader').first()).toHaveCSS('font-size', '28px');
  await expect(page.getByRole('searchbox')).toHaveCSS('height', '72px');
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveCSS('height', '1000px');
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCSS(
    'width',
    // The columns share what is left of the table, to a fraction of a pixel.
    /^168(\.\d+)?px$/,
  );

  await openScenario(page, 'updateUser');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('width', '1120px');
  await expect(dialog.getByText('Edit user', { exact: true })).toHaveCSS('font-size', '32px');
  await expect(dialog.getByLabel('First Name')).toHaveCSS('height', '72px');
});
