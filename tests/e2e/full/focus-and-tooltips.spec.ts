import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerDialogs, openList } from '../page-actions.ts';
import { holdRequests } from '../requests.ts';
import { largestPageSize, otherPageSize } from '../../support/limits.ts';

test('When rows are deleted, the focus stays in the list', async ({ page }) => {
  let banners = [6, 5, 4, 3, 2, 1].map((number) => ({
    _id: `65e00000000000000000000${number}`,
    clientName: `Guest ${number}`,
  }));
  await page.route('**/get-banners?*', (route) => {
    const first = 5 * (Number(new URL(route.request().url()).searchParams.get('currentPage')) - 1);
    const shown = banners.slice(first, first + 5);
    return route.fulfill({ json: { success: true, length: banners.length, banners: shown } });
  });
  await page.route('**/delete-banner/*', (route) => {
    banners = banners.filter(({ _id }) => !route.request().url().endsWith(_id));
    return route.fulfill({ json: { success: true } });
  });
  await page.goto('#/admin/banners?page=2&q=Guest');
  answerDialogs(page);
  const deletions = page.getByRole('button', { name: /^Delete banner/ });
  const getName = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(deletions).toHaveCount(1);
  await deletions.press('Enter');
  await expect(deletions).toHaveCount(5);
  await expect(page).toHaveURL(/\?q=Guest$/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(getName('Guest 6')).toBeFocused();

  const { release } = await holdRequests(page, '**/delete-banner/*');
  await deletions.nth(1).press('Enter');
  await expect(deletions.nth(1)).toBeDisabled();
  await expect(deletions.nth(1)).toBeFocused();
  release();
  await expect(getName('Guest 4')).toBeFocused();
  for (const left of [3, 2, 1, 0]) {
    await deletions.first().press('Enter');
    await expect(deletions).toHaveCount(left);
  }
  await expect(page.getByText('No banners match “Guest”.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Banners', exact: true })).toBeFocused();
});

test('A focused action of a row does not scroll the table', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openList(page, 'stories', otherPageSize);
  const region = page.getByRole('region', { name: 'Stories table' });
  expect(await region.evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true);
  const remove = page.getByRole('button', { name: /^Delete story/ });
  await remove.first().focus();
  expect(await region.evaluate((table) => table.scrollLeft)).toBe(0);
});

test('The focused element is never covered by what is sticky', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openList(page, 'users', largestPageSize);
  /** Whether another element covers the centre of the focused one. */
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box) return true;
      const { left, top, width, height } = box;
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return !topmost || !(focused.contains(topmost) || topmost.contains(focused));
    });
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button').last().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const isOnRegion = await page.evaluate(() => document.activeElement?.matches('section, main'));
    // The region of the table is larger than the window.
    if (isOnRegion) continue;
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect(await isCovered(), name).toBe(false);
  }
});

/** Returns the markup of another control that the tooltip covers, or an empty string. */
const findCoveredControl = (tooltip: Locator) =>
  tooltip.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const covered = [...document.querySelectorAll('a, button, input, select')].find((control) => {
      if (control.getAttribute('data-tooltip') === element.textContent) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
    return covered?.outerHTML ?? '';
  });

test('Only one tooltip is shown at a time', async ({ page }) => {
  await openList(page, 'users');
  const tooltip = page.locator('[popover=manual]:popover-open');
  const view = page.getByRole('link', { name: /^View user/ }).nth(2);
  const remove = page.getByRole('button', { name: /^Delete user/ }).nth(2);
  for (const control of [view, remove]) {
    await control.hover();
    const name = await control.getAttribute('aria-label');
    await expect(tooltip).toHaveText(name ?? '');
    // With reduced motion, the tooltip takes its place at once, not a frame after its text.
    await expect(tooltip).toHaveCSS('transition', 'none');
    expect(await findCoveredControl(tooltip)).toBe('');
  }
  // The tooltip of the focused control replaces that of the hovered one.
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Export CSV');
  await view.focus();
  await expect(tooltip).toHaveText((await view.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  // The tooltip closes when its control is removed.
  await view.hover();
  await expect(tooltip).toHaveText(/^View user/);
  await page.goto('#/admin/dashboard');
  await expect(tooltip).toHaveCount(0);
});
