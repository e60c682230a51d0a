import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const tooltip = (page: Page) => page.locator('[popover=manual]:popover-open');

/** Returns the markup of another control that the tooltip covers, or an empty string. */
const findCoveredControl = (page: Page) =>
  page.evaluate(() => {
    const tooltipElement = document.querySelector('[popover=manual]:popover-open');
    const box = tooltipElement?.getBoundingClientRect();
    if (!tooltipElement || !box) return 'no tooltip';
    const covered = [...document.querySelectorAll('a, button, input, select')].find((control) => {
      if (control.getAttribute('data-tooltip') === tooltipElement.textContent) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
    return covered?.outerHTML ?? '';
  });

test('Only one tooltip is shown, and never over another control', async ({ page }) => {
  await page.goto('#/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const view = page.getByRole('link', { name: /^View user/ }).nth(2);
  const remove = page.getByRole('button', { name: /^Delete user/ }).nth(2);
  for (const control of [view, remove]) {
    await control.hover();
    const name = await control.getAttribute('aria-label');
    await expect(tooltip(page)).toHaveText(name ?? '');
    // With reduced motion it takes its place at once, not a frame after its text.
    await expect(tooltip(page)).toHaveCSS('transition', 'none');
    expect(await findCoveredControl(page)).toBe('');
  }
  // The tooltip of the focused control replaces that of the hovered one.
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Export CSV');
  await view.focus();
  await expect(tooltip(page)).toHaveText((await view.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  // It closes when its control is removed.
  await view.hover();
  await expect(tooltip(page)).toHaveText(/^View user/);
  await page.goto('#/admin/genres');
  await expect(page).toHaveTitle('Genres');
  await expect(tooltip(page)).toHaveCount(0);
});
