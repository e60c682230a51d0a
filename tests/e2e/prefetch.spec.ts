import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({ signedIn: true });

const firstViewLink = (page: Page) => page.getByRole('link', { name: /^View user/ }).first();

/** Opens the users list as the second view of the session: nothing is prefetched in the first. */
async function openUsers(page: Page, visit: (route: string) => Promise<void>) {
  await visit('/admin/dashboard');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

test('The record that the mouse points at is fetched in advance, and is then there at once', async ({
  page,
  visit,
}) => {
  const reads: string[] = [];
  await page.route('**/getUser/*', (route) => {
    reads.push(route.request().url());
    return route.continue();
  });
  await openUsers(page, visit);
  const answered = page.waitForResponse('**/getUser/*');
  await firstViewLink(page).hover();
  const response = await answered;
  await response.finished();
  await firstViewLink(page).click();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  await expect(page.getByRole('button', { name: /^Edit user/ })).toBeEnabled();
  // The next record may be fetched by now, too.
  expect(reads.filter((url) => url === response.url())).toHaveLength(1);
});

test('Signing out aborts and forgets what is being prefetched', async ({ page, visit }) => {
  await openUsers(page, visit);
  const { requestCount } = await holdRequests(page, '**/getUser/*');
  await firstViewLink(page).hover();
  await expect.poll(requestCount).toBe(1);
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/getUser/'),
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveTitle('Login');
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test.describe('A prefetch with status 401', () => {
  test.use({ expectedConsoleErrors: /401 \(Unauthorized\)/ });

  test('leaves the screen as it is; the session ends when the record is opened', async ({
    page,
    visit,
  }) => {
    await openUsers(page, visit);
    const message = 'This session has ended.';
    await page.route('**/getUser/*', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: { message } } }),
    );
    const answered = page.waitForResponse('**/getUser/*');
    await firstViewLink(page).hover();
    await (await answered).finished();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await expect(page.getByText(message)).toHaveCount(0);
    await firstViewLink(page).click();
    await expect(page).toHaveTitle('Login');
    await expect(page.getByRole('alert')).toContainText(message);
  });
});

test('The first request of an address is sent before the code of its screen has arrived, and once', async ({
  page,
  visit,
}) => {
  const { release } = await holdRequests(page, '**/screens-*.js');
  let reads = 0;
  await page.route('**/getAllUsers?*', (route) => {
    reads += 1;
    return route.continue();
  });
  const answered = page.waitForResponse('**/getAllUsers?currentPage=2&*');
  await visit('/admin/users?page=2');
  await (await answered).finished();
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
  expect(reads).toBe(1);
});
