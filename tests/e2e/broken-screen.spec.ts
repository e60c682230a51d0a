import { expect, test } from './fixtures.ts';

test.describe('A screen whose code does not arrive', () => {
  test.use({
    signedIn: true,
    expectedComplaints: /Failed to load|error loading|ERR_FAILED|fetch/i,
  });

  test('says so in its place, the frame stays, and leaving it clears it', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await page.route('**/profile-screen-*.js', (route) => route.abort());
    await visit('/admin/dashboard');
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This screen could not be shown.');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
});
