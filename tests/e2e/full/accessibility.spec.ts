import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { walkScreens } from '../walk-screens.ts';

test.use({ expectedConsoleErrors: /400|403/ });

/** Expects no violation that axe finds, and nothing that is wider than the window, once something is visible. */
async function check(page: Page, shown: Locator = page.getByRole('main')) {
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of horizontal overflow').toBe(0);
}

// The tests of each screen check it in the light theme, 1280 pixels wide.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1920],
] as const) {
  test(`In the ${colorScheme} theme, ${width} pixels wide, axe finds no violations`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await walkScreens(page, width < 769, (shown) => check(page, shown));
  });
}
