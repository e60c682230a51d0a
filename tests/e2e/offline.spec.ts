import { openScenario } from './operation-scenarios.ts';
import { expect, expectAccessible, getToast, test } from './fixtures.ts';
import { getFirstRowNumber, recordMutations, submit } from './page-actions.ts';

test.use({
  expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/,
});

const offlineMessage = 'This computer is offline.';

test('A bar says that the browser is offline; queries continue by themselves', async ({
  page,
  context,
}) => {
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await page.goto('#/admin/users');
  const table = page.getByRole('region', { name: 'Users table' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(bar).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next' });
  const place = await next.boundingBox();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
  await next.click();
  await expect(page.getByRole('alert')).toContainText(offlineMessage);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(getFirstRowNumber(page)).toHaveText('6');

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveTitle('Login');
  await context.setOffline(true);
  await expect(bar).toBeVisible();
});

test('A mutation without a network fails, and is never sent later', async ({ page, context }) => {
  await openScenario(page, 'updateAdminProfile');
  await context.setOffline(true);
  await submit(page);
  await expect(getToast(page, offlineMessage)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(offlineMessage);
  await expect(dialog.getByLabel('First Name')).toHaveValue('Amelie');
  const mutations = recordMutations(page);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(getToast(page, offlineMessage)).toHaveCount(0);

  // By the time that another screen has been fetched and shown, a paused mutation would have been sent.
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(mutations).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Amelia');
});
