import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({ signedIn: true });

const thirdPage = '**/getAllUsers?currentPage=3&*';

const turnTo = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const firstRowNumber = (page: Page) => page.getByRole('row').nth(1).getByRole('cell').first();

test('The next page is fetched ahead after a page turn, and is then there at once', async ({
  page,
  visit,
}) => {
  let reads = 0;
  await page.route(thirdPage, (route) => {
    reads += 1;
    return route.continue();
  });
  await visit('/admin/users');
  const answered = page.waitForResponse(thirdPage);
  await turnTo(page, '2');
  await (await answered).finished();
  await turnTo(page, '3');
  await expect(firstRowNumber(page)).toHaveText('11');
  expect(reads).toBe(1);
});

test('Signing out aborts and forgets what is being prefetched', async ({ page, visit }) => {
  await visit('/admin/users');
  const { requestCount } = await holdRequests(page, thirdPage);
  await turnTo(page, '2');
  await expect.poll(requestCount).toBe(1);
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('currentPage=3'),
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveTitle('Login');
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test.describe('A prefetch with status 401', () => {
  test.use({ expectedConsoleErrors: /401 \(Unauthorized\)/ });

  test('ends the session, as any other response does', async ({ page, visit }) => {
    const message = 'This session has ended.';
    await page.route(thirdPage, (route) =>
      route.fulfill({ status: 401, json: { success: false, error: { message } } }),
    );
    await visit('/admin/users');
    await turnTo(page, '2');
    await expect(page).toHaveTitle('Login');
    await expect(page.getByRole('alert')).toContainText(message);
  });
});

test('The request of a record is sent before the code of its screen has arrived, and once', async ({
  page,
  visit,
}) => {
  await visit('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const link = page.getByRole('link', { name: /^View user/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto('about:blank');
  const { release, requestCount } = await holdRequests(page, '**/detail-*.js');
  let reads = 0;
  await page.route('**/getUser/*', (route) => {
    reads += 1;
    return route.continue();
  });
  const answered = page.waitForResponse('**/getUser/*');
  await visit(address.slice(1));
  await (await answered).finished();
  await expect.poll(requestCount).toBeGreaterThan(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  expect(reads).toBe(1);
});
