import { readFile } from 'node:fs/promises';
import { handleNextConfirm, expect, test } from './fixtures.ts';
import { imagePath } from './test-images.ts';

test.use({
  signedIn: true,
  viewport: { width: 1280, height: 800 },
  expectedConsoleErrors: /500 \(Internal Server Error\)|404 \(Not Found\)/,
});

const client = 'Bulk order';

test('Five records of a page are deleted while another screen is open, whose code a new deployment has removed; the one that fails is tried again', async ({
  page,
  visit,
  stack,
  session,
  expectAccessible,
}) => {
  const image = new Blob([await readFile(imagePath('tiny.png'))], { type: 'image/png' });
  for (let number = 1; number <= 5; number += 1) {
    const body = new FormData();
    body.set('clientName', `${client} ${number}`);
    body.set('navigationUrl', 'https://example.com/');
    body.set('image', image, 'tiny.png');
    const headers = { authorization: `Bearer ${session.token}` };
    const url = `${stack.api}/api/banner/create-banner`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  }

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/delete-banner/*', async (route) => {
    const fails = isFirst;
    isFirst = false;
    await released;
    return fails
      ? route.fulfill({
          status: 500,
          json: { success: false, error: { message: 'The database is locked.' } },
        })
      : route.fallback();
  });
  await visit(`/admin/banners?q=${client}`);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const boxes = page.getByRole('checkbox', { name: `Select ${client}` });
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('5 selected');
  await expectAccessible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
  const question = handleNextConfirm(page, true);
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  expect(await question).toBe('Are you sure you want to delete these 5 banners?');

  const card = page.getByRole('region', { name: 'Deleting banners' });
  await expect(card.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This screen could not be shown.',
  );
  release();
  await expect(card.getByRole('status')).toHaveText('4 deleted, 1 failed');
  await expect(card).toContainText('The database is locked.');
  await expectAccessible();
  await card.getByRole('button', { name: 'Retry failed' }).click();
  await expect(card.getByRole('status')).toHaveText('1 deleted');
  // The page is not reloaded for the code that is missing.
  await expect(page.locator('body')).toHaveAttribute('data-loaded-once');
  await page.getByRole('link', { name: 'Banners' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners');
  await expect(page.getByText(client)).toHaveCount(0);
  await expect(page.getByRole('search')).toBeVisible();
});
