import { expect, expectAccessible, getToast, keepToasts, test } from './fixtures.ts';
import { failRequests, signIn } from './page-actions.ts';

const expiredMessage = 'Your session has expired. Please sign in again.';
const returnMessage = 'You will return to the page that you left.';

test.use({ expectedConsoleErrors: /401|403/ });

test('The error toast of a deletion closes when the screen is left', async ({ page }) => {
  await failRequests(page, '**/deleteUser/*', 403, 'Not yours.');
  await page.goto('#/admin/users');
  await keepToasts(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: /^Delete user/ })
    .first()
    .click();
  const toast = page.getByText('Not yours.');
  await expect(toast).toBeVisible();
  await page.goto('#/admin/genres');
  await expect(page).toHaveTitle('Genres');
  await expect(toast).toHaveCount(0);
});

test('The reason for a sign-out stays on the sign-in screen, in every tab, and says what follows', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`#/admin/genres`);
  await expect(other.getByRole('rowheader')).toHaveCount(5);
  await failRequests(page, '**/getAllUsers?*', 401, expiredMessage);
  await page.goto('#/admin/users');
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle('Login');
    await expect(tab.getByRole('alert')).toHaveText(`${expiredMessage} ${returnMessage}`);
  }
  await expectAccessible(page);
  await signIn(page, 'wrong');
  await expect(getToast(page, 'Invalid email or password')).toBeVisible();
  // It is an alert of the screen, not a toast that closes by itself.
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(expiredMessage);
  await page.unroute('**/getAllUsers?*');
  await signIn(other);
  await expect(page).toHaveTitle('Users');
  await expect(other).toHaveTitle('Genres');
  await expect(other.getByText(expiredMessage)).toHaveCount(0);
  await other.close();
});

test('A stored token that has expired is a reason, too; a return is promised only to another page than the dashboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin !== 'null') localStorage.setItem('token', 'x.eyJleHAiOjF9.x');
  });
  await page.goto('#/admin/users');
  await expect(page.getByRole('alert')).toHaveText(`${expiredMessage} ${returnMessage}`);
  await page.goto('about:blank');
  await page.goto('#/');
  await expect(page.getByRole('alert')).toHaveText(expiredMessage);
});
