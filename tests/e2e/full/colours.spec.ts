import { expect, expectAccessible, test } from '../fixtures.ts';
import { openEditor, submitRequest } from '../forms.ts';
import { respondToMutations } from '../requests.ts';
import { largestPageSize } from '../../support/limits.ts';

const colours = ['#000000', '#000080', '#e60000', '#0066cc', '#5b5870', '#ffffff', '#ffff00'];

/** A text in every colour, and on every background colour. */
const html = [
  ...colours.map((colour) => `<p style="color: ${colour}">text in ${colour}</p>`),
  ...colours.map((colour) => `<p style="background-color: ${colour}">text on ${colour}</p>`),
  `<p style="color: #000080; background-color: #ffff00">both at once</p>`,
].join('');

test('In the dark theme, the legible colours of a text are saved unchanged', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/privacy_policy', (route) =>
    route.fulfill({ json: { success: true, data: html } }),
  );
  await page.goto('#/admin/privacy-policy');
  const texts = page.getByRole('article').locator('p');
  await expect(texts).toHaveCount(2 * colours.length + 1);
  // This check also measures the contrast of every text.
  await expectAccessible(page);

  const box = await openEditor(page, 'Privacy Policy');
  const colouredTexts = box.locator('[style*=color]');
  await expect(colouredTexts).toHaveCount(2 * colours.length + 1);
  await expectAccessible(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await respondToMutations(page, 200, { success: true });
  const { content } = (await submitRequest(page)).postDataJSON() as { content: string };
  expect(content).toContain('color: rgb(0, 0, 128)');
  expect(content).toContain('background-color: rgb(255, 255, 0)');
  expect(content).not.toContain('--');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`In the ${colorScheme} theme, a status keeps its colours in a hovered row`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`#/admin/stories?size=${largestPageSize}`);
    // The badges are checked once menu buttons have taken the place of the values.
    await expect(page.getByRole('button', { name: /^Change status of / }).first()).toBeVisible();
    for (const status of ['active', 'upcoming', 'completed']) {
      const badge = page
        .getByRole('cell')
        .filter({ hasText: new RegExp(`^${status}$`) })
        .first();
      const readStyle = () =>
        badge.getByText(status, { exact: true }).evaluate((element) => {
          const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
          return { backgroundColor, outlineColor, outlineStyle };
        });
      const before = await readStyle();
      await badge.hover();
      expect(await readStyle()).toEqual(before);
      const rowBackground = await badge.evaluate((cell) => getComputedStyle(cell).backgroundColor);
      expect(before.backgroundColor).not.toBe(rowBackground);
      expect(before.outlineColor).not.toBe(rowBackground);
      expect(before.outlineStyle).toBe('solid');
    }
  });
}
