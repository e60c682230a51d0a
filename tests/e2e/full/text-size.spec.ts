import type { Locator, Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/find-chromium.ts';
import { findCutTexts } from '../cut-texts.ts';
import { expect, test } from '../fixtures.ts';
import { openScenario } from '../operation-scenarios.ts';
import { openList } from '../page-actions.ts';
import { walkScreens } from '../walk-screens.ts';

test.use({
  expectedConsoleErrors: /400|403/,
  // An administrator can choose this text size in the settings of the browser: it is twice the default.
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
    // The layout is that of half this width at the default text size, where the rows of a list are cards.
    await walkScreens(page, true, async (shown = page.getByRole('main')) => {
      await expect(shown).toBeVisible();
      await expect.poll(() => findCutTexts(page), page.url()).toEqual([]);
    });
  });

type Sizes = [element: Locator, size: 'font-size' | 'height' | 'width'][];

/** Expects that these elements of a screen are half as large at the default text size, which is half of this one. */
async function expectHalved(page: Page, open: () => Promise<unknown>, sizes: Sizes) {
  const readSizes = () =>
    Promise.all(
      sizes.map(([element, size]) =>
        element.evaluate(
          (node, name) => Number.parseFloat(getComputedStyle(node).getPropertyValue(name)),
          size,
        ),
      ),
    );
  await page.setViewportSize({ width: 2560, height: 1600 });
  await open();
  const doubled = await readSizes();
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 50% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto('about:blank');
  await open();
  // Columns share what is left of the table, to a fraction of a pixel.
  await expect
    .poll(async () => (await readSizes()).map((size) => Math.round(size)))
    .toEqual(doubled.map((size) => Math.round(size / 2)));
}

test('The parts of a list follow the text size', async ({ page }) => {
  await expectHalved(page, () => openList(page, 'users'), [
    [page.getByRole('heading', { level: 1 }), 'font-size'],
    [page.getByRole('rowheader').first(), 'font-size'],
    [page.getByRole('searchbox'), 'height'],
    [page.getByRole('region', { name: 'Users table' }), 'height'],
    [page.getByRole('columnheader', { name: 'Actions' }), 'width'],
  ]);
});

test('The parts of a dialog follow the text size', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await expectHalved(page, () => openScenario(page, 'updateUser'), [
    [dialog, 'width'],
    [dialog.getByText('Edit user', { exact: true }), 'font-size'],
    [dialog.getByLabel('First Name'), 'height'],
  ]);
});
