import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';

test.use({
  signedIn: true,
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/,
});

const says = 'This computer is offline (Failed to fetch).';

test('A read without a network says so, and Retry brings it once there is one', async ({
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
  await expect(page.getByRole('alert')).toContainText(says);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
});

test('A change without a network fails, keeps what was typed, and is never sent later', async ({
  page,
  visit,
  context,
}) => {
  const way = calls.updateAdminProfile;
  await visit(way?.at ?? '');
  await way?.prepare?.(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(says)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Amelie');
  let changes = 0;
  page.on('request', (request) => (changes += request.method() === 'PATCH' ? 1 : 0));
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);

  // A whole screen is fetched and shown meanwhile: whatever waited for the network has had its turn.
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  expect(changes).toBe(0);
  await expect(page.getByText('Welcome Admin')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Amelia');
});
