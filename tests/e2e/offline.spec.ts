import { getScenario } from './operation-scenarios.ts';
import { expect, keepToasts, test, getToast } from './fixtures.ts';

test.use({
  signedIn: true,
  expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/,
});

const offlineMessage = 'This computer is offline (Failed to fetch).';

test('A bar says that the browser is offline, and goes by itself', async ({
  page,
  visit,
  context,
  expectAccessible,
}) => {
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await visit('/admin/view/user/65b000000000000000000002');
  const edit = page.getByRole('button', { name: /^Edit user/ });
  await expect(edit).toBeVisible();
  await expect(bar).toHaveCount(0);
  const place = await edit.boundingBox();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  expect(await edit.boundingBox()).toEqual(place);
  await expectAccessible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveTitle('Login');
  await context.setOffline(true);
  await expect(bar).toBeVisible();
});

test('A query without a network shows an error, and continues by itself once there is one', async ({
  page,
  visit,
  context,
}) => {
  await visit('/admin/users');
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText(offlineMessage);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
});

test('A mutation without a network fails, keeps the input, and is never sent later', async ({
  page,
  visit,
  context,
}) => {
  const scenario = getScenario('updateAdminProfile');
  await visit(scenario.route);
  await scenario.prepare?.(page);
  await keepToasts(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(getToast(page, offlineMessage)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(offlineMessage);
  await expect(dialog.getByLabel('First Name')).toHaveValue('Amelie');
  let patches = 0;
  page.on('request', (request) => (patches += request.method() === 'PATCH' ? 1 : 0));
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(getToast(page, offlineMessage)).toHaveCount(0);

  // By the time that another screen has been fetched and shown, a paused mutation would have been sent.
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(patches).toBe(0);
  await expect(page.getByText('Welcome Admin')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Amelia');
});
