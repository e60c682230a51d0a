import { createReadStream } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Stack, test } from '../fixtures.ts';
import { holdRequests } from '../page-actions.ts';
import { decodeImage, imagePath } from '../test-images.ts';
import { largestPageSize, otherPageSize } from '../../support/limits.ts';

async function addBanner(page: Page, { api }: Stack, token: string, number: number) {
  const response = await page.request.post(`${api}/api/banner/create-banner`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      clientName: `Passing Guest ${number}`,
      navigationUrl: 'https://guest.example.com',
      image: createReadStream(imagePath('landscape.jpg')),
    },
  });
  await expect(response, await response.text()).toBeOK();
}

test('When rows are deleted, the focus stays in the list, which leaves an empty page, and moves to its region with the last row', async ({
  page,
  stack,
  session,
}) => {
  for (const number of [1, 2, 3, 4, 5, 6]) await addBanner(page, stack, session.token, number);
  await page.goto('#/admin/banners?page=2&q=Passing');
  page.on('dialog', (dialog) => dialog.accept());
  const deletions = page.getByRole('button', { name: /^Delete banner/ });
  const nameLink = (number: number) =>
    page.getByRole('link', { name: `Passing Guest ${number}`, exact: true });
  const deleteRow = async (index: number) => {
    // A banner's image goes with it: one that is still being fetched would be a 404.
    await decodeImage(page.getByRole('table').locator('img').nth(index));
    await deletions.nth(index).press('Enter');
  };

  await expect(deletions).toHaveCount(1);
  await deleteRow(0);
  await expect(deletions).toHaveCount(5);
  await expect(page).toHaveURL(/\?q=Passing$/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(nameLink(6)).toBeFocused();

  const { release } = await holdRequests(page, '**/delete-banner/*');
  await deleteRow(1);
  await expect(deletions.nth(1)).toBeDisabled();
  await expect(deletions.nth(1)).toBeFocused();
  release();
  await expect(nameLink(4)).toBeFocused();
  for (const left of [3, 2, 1, 0]) {
    await deleteRow(0);
    await expect(deletions).toHaveCount(left);
  }
  await expect(page.getByText('No banners match “Passing”.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Banners', exact: true })).toBeFocused();
});

test('The sticky actions of a row do not scroll the table when they get the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`#/admin/stories?size=${otherPageSize}`);
  const region = page.getByRole('region', { name: 'Stories table' });
  await expect(region.getByRole('rowheader')).toHaveCount(otherPageSize);
  expect(await region.evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true);
  await page
    .getByRole('button', { name: /^Delete story/ })
    .first()
    .focus();
  expect(await region.evaluate((table) => table.scrollLeft)).toBe(0);
});

test.describe('The focused element is never covered', () => {
  test.use({ viewport: { width: 1280, height: 400 } });

  test('by the sticky parts of the page and of the table', async ({ page }) => {
    await page.goto(`#/admin/users?size=${largestPageSize}`);
    await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
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
      const isOnRegion = await page.evaluate(() =>
        document.activeElement?.matches('section, main'),
      );
      // The region of the table is larger than the window.
      if (isOnRegion) continue;
      const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(await isCovered(), name).toBe(false);
    }
  });
});
