import { expect, expectAccessible, test } from './fixtures.ts';
import { fillCredentials } from '../../scripts/gallery/operation-steps.ts';
import { getToasts } from './page-actions.ts';
import { holdRequests } from './requests.ts';

test.use({ expectedConsoleErrors: /status of 503/ });

const message =
  'The configuration (config.json) could not be read: the server responded with 503 Service Unavailable. Nothing was sent.';

test.describe('Without config.json', () => {
  test.use({ signedIn: false });

  test('a sign-in waits for it', async ({ page }) => {
    const { release } = await holdRequests(page, '**/config.json');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('#/');
    await fillCredentials(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible();
    await expect.poll(() => requests).toContain('/story-admin/config.json');
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
    release();
    await expect(page).toHaveTitle('Dashboard');
  });

  test('a sign-in can be retried', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('#/');
    await fillCredentials(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await expect(getToasts(page).getByText(message)).toBeVisible();
    await expectAccessible(page);
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveTitle('Dashboard');
  });
});

test('Without config.json, a screen opens only after Retry', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('#/admin/users');
  const alert = page.getByRole('alert').filter({ hasText: message });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toHaveAttribute('aria-busy', 'false');
  await expect(alert).toBeVisible();
  await page.unroute('**/config.json');
  await retry.click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});
