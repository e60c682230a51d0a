import type { Page } from '@playwright/test';
import {
  administrator,
  handleNextConfirm,
  expect,
  keepToasts,
  test,
  getToast,
} from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const expiredMessage = 'Your session has expired. Please sign in again.';
const returnMessage = 'You will return to the page that you left.';

async function signIn(page: Page, password: string) {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('An error toast', () => {
  test.use({ expectedConsoleErrors: /401|403/ });

  test('closes when the same action succeeds', async ({ page, visit }) => {
    await visit('/');
    await keepToasts(page);
    await signIn(page, 'wrong');
    const toast = getToast(page, 'Invalid email or password');
    await expect(toast).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Dashboard');
    await expect(toast).toHaveCount(0);
  });

  test.describe('of a deletion', () => {
    test.use({ signedIn: true });

    test('closes when the screen is left', async ({ page, visit }) => {
      await page.route('**/deleteUser/*', (route) =>
        route.fulfill({ status: 403, json: { success: false, error: { message: 'Not yours.' } } }),
      );
      await visit('/admin/users');
      await keepToasts(page);
      page.once('dialog', (dialog) => dialog.accept());
      await page
        .getByRole('button', { name: /^Delete user/ })
        .first()
        .click();
      const toast = page.getByText('Not yours.');
      await expect(toast).toBeVisible();
      await page.evaluate(() => (window.location.hash = '#/admin/genres'));
      await expect(page).toHaveTitle('Genres');
      await expect(toast).toHaveCount(0);
    });
  });
});

test.describe('The reason for a sign-out', () => {
  test.use({ signedIn: true, expectedConsoleErrors: /401/ });

  test('stays on the sign-in screen, in every tab, and says what follows', async ({
    page,
    context,
    stack,
    visit,
    expectAccessible,
  }) => {
    const other = await context.newPage();
    await other.goto(`${stack.url}#/admin/genres`);
    await expect(other.getByRole('rowheader')).toHaveCount(5);
    await page.route('**/getAllUsers?*', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: { message: expiredMessage } } }),
    );
    await visit('/admin/users');
    for (const tab of [page, other]) {
      await expect(tab).toHaveTitle('Login');
      await expect(tab.getByRole('alert')).toHaveText(`${expiredMessage} ${returnMessage}`);
    }
    await expectAccessible();
    await signIn(page, 'wrong');
    await expect(getToast(page, 'Invalid email or password')).toBeVisible();
    // It is an alert of the screen, not a toast that closes by itself.
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(expiredMessage);
    await page.unroute('**/getAllUsers?*');
    await signIn(other, administrator.password);
    await expect(page).toHaveTitle('Users');
    await expect(other).toHaveTitle('Genres');
    await expect(other.getByText(expiredMessage)).toHaveCount(0);
    await other.close();
  });

  test('is shown when the stored token has expired', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'x.eyJleHAiOjF9.x'));
    await visit('/admin/users');
    await expect(page.getByRole('alert')).toHaveText(`${expiredMessage} ${returnMessage}`);
  });

  test('promises no return where the dashboard follows', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'x.eyJleHAiOjF9.x'));
    await visit('/');
    await expect(page.getByRole('alert')).toHaveText(expiredMessage);
  });

  test('is shown in the other tabs after a sign-out in one', async ({
    page,
    context,
    stack,
    visit,
  }) => {
    const other = await context.newPage();
    await other.goto(`${stack.url}#/admin/genres`);
    await expect(other.getByRole('rowheader')).toHaveCount(5);
    await visit('/admin/dashboard');
    const accepted = handleNextConfirm(page, true);
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
    await accepted;
    await expect(other.getByRole('alert')).toHaveText('You signed out in another tab.');
    await expect(page).toHaveTitle('Login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await other.close();
  });
});

test.describe('The list', () => {
  test.use({ signedIn: true });

  test('is reset when the search box is cleared by its own button', async ({ page, visit }) => {
    await visit('/admin/users?q=Beatriz');
    await expect(page.getByRole('row')).toHaveCount(2);
    const box = page.getByRole('searchbox');
    await box.hover();
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
    await box.click({ position: { x: width - 18, y: height / 2 } });
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(/#\/admin\/users$/);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    // Deleting the text by hand takes effect only with the Search button.
    await visit('/admin/users?q=Beatriz');
    await expect(box).toHaveValue('Beatriz');
    await box.fill('');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  });

  test('is reset with Enter in the emptied search box by one history entry', async ({
    page,
    visit,
  }) => {
    await visit('/admin/users?q=Beatriz');
    const box = page.getByRole('searchbox');
    await expect(box).toHaveValue('Beatriz');
    await box.fill('');
    await box.press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=Beatriz$/);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  });

  test('disables the actions of rows while the next page loads', async ({ page, visit }) => {
    await visit('/admin/users');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    const { release } = await holdRequests(page, /currentPage=2/);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    let dialogCount = 0;
    page.on('dialog', (dialog) => {
      dialogCount += 1;
      return dialog.dismiss();
    });
    const view = page.getByRole('link', { name: /^View user/ }).first();
    const remove = page.getByRole('button', { name: /^Delete user/ }).first();
    for (const control of [view, remove]) {
      await expect(control).toBeDisabled();
      await control.click({ force: true });
    }
    expect(dialogCount).toBe(0);
    await expect(page).toHaveURL(/page=2/);
    release();
    await expect(remove).toBeEnabled();
    await view.click();
    await expect(page).toHaveURL(/view\/user/);
  });
});
