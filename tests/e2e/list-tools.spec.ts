import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { largestPageSize } from '../support/limits.ts';
import { expect, test } from './fixtures.ts';

test.use({ signedIn: true });

/** The page sizes of the requests for users from now on. */
function recordPageSizes(page: Page): (string | null)[] {
  const sizes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/getAllUsers')) sizes.push(searchParams.get('resultPerPage'));
  });
  return sizes;
}

test('An export has every user that a search finds, with the columns that are shown', async ({
  page,
  visit,
}) => {
  await visit('/admin/users?q=a');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Username' }).uncheck();
  await page.getByRole('button', { name: 'Move Mobile.no up' }).click();
  await page.keyboard.press('Escape');
  const total = Number.parseInt(await page.getByText(/^\d+( of \d+)? users$/).innerText(), 10);

  const sizes = recordPageSizes(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-a-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Mobile.no,Email');
  expect(lines).toHaveLength(total + 2);
  // A number that begins with "+" would be a formula.
  expect(lines[1]).toMatch(/^[^,]+,"'\+\d+ \d+",\S+@\S+$/);
  // The first page is read again at the end.
  const pageCount = Math.ceil(total / largestPageSize);
  expect(sizes).toEqual(
    Array.from({ length: pageCount > 1 ? pageCount + 1 : 1 }, () => String(largestPageSize)),
  );
});

test('A hidden column stays hidden, and so do density and rows per page', async ({
  page,
  visit,
}) => {
  await visit('/admin/users');
  await page.getByLabel('Rows per page').selectOption(String(largestPageSize));
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  await page.getByRole('button', { name: 'Density' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).uncheck();
  await visit('/admin/stories');
  await expect(page.getByRole('columnheader', { name: 'Room Name' })).toBeVisible();
  await visit('/admin/users');
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const sizes = recordPageSizes(page);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  // The request that is sent before the screen has loaded is the one of the screen.
  expect(sizes).toEqual([String(largestPageSize)]);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  expect((await page.getByRole('row').nth(2).boundingBox())?.height).toBe(36);
});

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`The list tools are accessible, ${colorScheme}, ${width} pixels wide`, async ({
      page,
      visit,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await visit('/admin/stories');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      for (const name of ['Columns', 'Density']) {
        if (width < 768) {
          await page.getByRole('button', { name: 'More', exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
          await expectAccessible();
        }
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 1 });
        await expectAccessible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }
