import { readFile } from 'node:fs/promises';
import { handleNextConfirm, expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({
  signedIn: true,
  viewport: { width: 1280, height: 800 },
  expectedConsoleErrors: /500 \(Internal Server Error\)/,
});

let client: string;

/** Sends a request of the session. */
async function request(api: string, token: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api}/api/banner/${path}`, { ...init, headers });
  expect(response.status).toBe(200);
  return response.json();
}

/** Adds banners that only this test knows, through the API. */
test.beforeEach(async ({ stack, session }, { testId }) => {
  client = `Bulk ${testId.slice(-8)}`;
  const image = new Blob([await readFile(new URL('images/tiny.png', import.meta.url))], {
    type: 'image/png',
  });
  for (let number = 1; number <= 5; number += 1) {
    const body = new FormData();
    body.set('clientName', `${client} ${number}`);
    body.set('navigationUrl', 'https://example.com/');
    body.set('image', image, 'tiny.png');
    await request(stack.api, session.token, 'create-banner', { method: 'POST', body });
  }
});

/** Other tests of the worker share the back-end. */
test.afterEach(async ({ stack, session }) => {
  const { token } = session;
  const search = `get-banners?key=${encodeURIComponent(client)}&currentPage=1&resultPerPage=5`;
  const { banners } = (await request(stack.api, token, search)) as { banners: { _id: string }[] };
  for (const { _id } of banners)
    await request(stack.api, token, `delete-banner/${_id}`, { method: 'DELETE' });
});

test('Five records of a page are deleted in four actions; the one that fails is tried again from another screen', async ({
  page,
  visit,
  expectAccessible,
}) => {
  let failures = 1;
  await page.route('**/delete-banner/*', (route) => {
    failures -= 1;
    return failures < 0
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { success: false, error: { message: 'The database is locked.' } },
        });
  });
  await visit(`/admin/banners?q=${client}`);
  await expect(page.getByRole('rowheader')).toHaveCount(5);

  const boxes = page.getByRole('checkbox', { name: `Select ${client}` });
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('5 selected');
  await expectAccessible();
  const question = handleNextConfirm(page, true);
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  expect(await question).toBe('Are you sure you want to delete these 5 banners?');

  const card = page.getByRole('region', { name: 'Deleting banners' });
  await expect(card.getByRole('status')).toHaveText('4 deleted, 1 failed');
  await expect(card).toContainText('The database is locked.');
  await expect(bar).toContainText('1 selected');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible();

  await page.getByRole('link', { name: 'Genres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genres');
  await card.getByRole('button', { name: 'Retry failed' }).click();
  await expect(card.getByRole('status')).toHaveText('1 deleted');
  await page.getByRole('link', { name: 'Banners' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners');
  await expect(page.getByText(client)).toHaveCount(0);
  await expect(page.getByRole('search')).toBeVisible();
});

test.describe('After a new deployment has removed the code', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

  test('a deletion shows its card and its summary, and the page is not reloaded', async ({
    page,
    visit,
  }) => {
    await visit(`/admin/banners?q=${client}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const button = page.getByRole('button', { name: 'Delete selected' });
    await expect(button).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    const { release } = await holdRequests(page, '**/delete-banner/*');
    await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
    const confirmed = handleNextConfirm(page, true);
    await button.click();
    await confirmed;
    const card = page.getByRole('region', { name: 'Deleting banners' });
    await expect(card.getByRole('progressbar')).toBeVisible();

    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('alert')).toContainText('This screen could not be shown.');
    release();
    await expect(card.getByRole('status')).toHaveText('5 deleted');
    await expect(page.locator('body')).toHaveAttribute('data-loaded-once');
  });
});

test('Signing out ends a deletion, and forgets the selection', async ({ page, visit }) => {
  let sent = 0;
  await page.route('**/delete-banner/*', () => {
    // Never answered.
    sent += 1;
  });
  await visit(`/admin/banners?q=${client}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const confirmed = handleNextConfirm(page, true);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await confirmed;
  await expect(page.getByRole('progressbar', { name: 'Deleting banners' })).toBeVisible();
  await expect.poll(() => sent).toBe(4);
  const signOut = handleNextConfirm(page, true);
  await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
  expect(await signOut).toBe('Are you sure you want to Logout? “Deleting banners” will end.');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(sent).toBe(4);
});
