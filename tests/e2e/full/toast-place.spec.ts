import type { Locator, Page } from '@playwright/test';
import { handleNextConfirm, expect, keepToasts, test } from '../fixtures.ts';

test.use({ signedIn: true, expectedConsoleErrors: /400 \(Bad Request\)/ });

async function overlaps(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const failMutations = (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 400,
            json: { success: false, error: { message: 'Not today.' } },
          }),
  );

test('A toast moves above the pager of the screen that it redirects to', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await visit('/admin/view/story/65c000000000000000000001');
  await page.getByRole('button', { name: /^Edit story/ }).click();
  await page.getByRole('dialog').getByLabel('Room Name').fill('A room with another name');
  await page.getByRole('button', { name: 'Submit' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Story Room Updated');
  await keepToasts(page);
  await expect(page).toHaveURL(/\/admin\/stories$/);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.scrollIntoViewIfNeeded();
  await expect.poll(() => overlaps(toast, pager)).toBe(false);
});

for (const width of [390, 900, 1280]) {
  test.describe(`In a window of ${width} pixels a toast covers`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(({ page }) => failMutations(page));

    test('no pager', async ({ page, visit }) => {
      await visit('/admin/users');
      await keepToasts(page);
      const pager = page.getByRole('navigation', { name: 'Pages' });
      await pager.scrollIntoViewIfNeeded();
      const confirmed = handleNextConfirm(page, true);
      const isCard = width < 768;
      if (isCard)
        await page
          .getByRole('button', { name: /^More actions/ })
          .first()
          .click();
      await page
        .getByRole('button', { name: /^Delete user/ })
        .first()
        .click();
      await confirmed;
      const toast = page.getByRole('alert');
      await expect(toast).toHaveText('Not today.');
      await expect.poll(() => overlaps(toast, pager)).toBe(false);
      await expect(toast).toBeInViewport({ ratio: 1 });
    });

    test('no button of a form', async ({ page, visit }) => {
      await visit('/admin/view/user/65b000000000000000000002');
      await page.getByRole('button', { name: /^Edit user/ }).click();
      await keepToasts(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Last Name').fill('Changed');
      const submit = dialog.getByRole('button', { name: 'Submit' });
      await submit.click();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
      await expect(toast).toHaveText('Not today.');
      await expect.poll(() => overlaps(toast, submit)).toBe(false);
      await expect(toast).toBeInViewport({ ratio: 1 });
    });
  });
}
