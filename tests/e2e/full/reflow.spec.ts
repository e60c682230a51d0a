import { findCutTexts } from '../cut-texts.ts';
import { expect, test } from '../fixtures.ts';
import { walkScreens } from '../walk-screens.ts';

test.use({ expectedConsoleErrors: /400|403/ });

/** Runs in the page: the spacing of WCAG 2.2, 1.4.12, from a style sheet of the administrator. */
function spaceTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

for (const [condition, width, script] of [
  ['320 pixels wide', 320, () => undefined],
  ['With more space between lines, words and letters', 1280, spaceTexts],
  ['With more space and 320 pixels wide', 320, spaceTexts],
] as const) {
  test(`${condition}, no text is cut off or overlaps another`, async ({ page }) => {
    test.slow();
    await page.addInitScript(script);
    await page.setViewportSize({ width, height: 800 });
    await walkScreens(page, width < 769, async (shown = page.getByRole('main')) => {
      await expect(shown).toBeVisible();
      await expect.poll(() => findCutTexts(page), page.url()).toEqual([]);
    });
  });
}
