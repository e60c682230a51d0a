import { administrator, expect, expectAccessible, test } from './fixtures.ts';
import { answerDialogs, getToasts, signIn } from './page-actions.ts';
import { holdRequests } from './requests.ts';
import { noSession, readStoredSession } from './stored-session.ts';
import { otherPageSize } from '../support/limits.ts';

test.describe('An administrator', () => {
  test.use({ signedIn: false, expectedConsoleErrors: /status of 401/ });

  test('gets the requested page after a wrong password @nginx', async ({ page }) => {
    await page.goto(`#/admin/users?size=${otherPageSize}`);
    await expect(page).toHaveTitle('Login');
    await expect(page.getByText('Sign in to start your session')).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('Terms of Use')).toHaveAttribute('href', '#/admin/terms-and-condition');
    await expect(link('Privacy Policy')).toHaveAttribute('href', '#/admin/privacy-policy');
    await expect(link('Delete Account')).toHaveAttribute('href', '#/admin/delete-account');
    await expectAccessible(page);

    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Sign In' });
    await expect(email).toBeFocused();
    await button.click();
    await expect(email).toBeFocused();
    await expect(page).toHaveTitle('Login');
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('secret');

    await password.fill('');
    await email.focus();
    await page.keyboard.type(administrator.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    const toast = getToasts(page).getByText('Invalid email or password');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(toast).toBeVisible();
    await expect(alert).toHaveText('Invalid email or password');
    await expect(email).toHaveValue(administrator.email);
    await expect(button).toBeEnabled();

    const { release, requestCount } = await holdRequests(page, '**/api/admin/login');
    await password.fill(administrator.password);
    await page.getByLabel('Remember Me').check();
    await button.dblclick();
    const busy = page.getByRole('button', { name: 'Signing in' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(alert).toHaveCount(0);
    release();
    await expect(page).toHaveURL(new RegExp(`#/admin/users\\?size=${otherPageSize}$`));
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
    await expect(toast).toHaveCount(0);
    expect(requestCount()).toBe(1);
  });

  test('signs in until a reload when the storage of the browser is full', async ({ page }) => {
    await page.goto('#/');
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          localStorage.setItem(`full-${size}`, 'x'.repeat(size));
        } catch {
          // A text of half this size may still fit.
        }
      }
    });
    await signIn(page);
    await expect(page).toHaveTitle('Dashboard');
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page).toHaveTitle('Profile');
    expect(await readStoredSession(page)).toEqual(noSession);
    await page.reload();
    await expect(page).toHaveTitle('Login');
  });

  test('is known by the email where the server sends only a token', async ({ page, session }) => {
    await page.route('**/login', (route) =>
      route.fulfill({ json: { success: true, token: session.token } }),
    );
    await page.goto('#/');
    await signIn(page);
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
    await expect(page).toHaveTitle('Dashboard');
    await expect(page.getByRole('link', { name: 'Welcome Admin' })).toBeVisible();
    const account = page.getByRole('button', { name: `A, account of ${administrator.email}` });
    await expect(account).toBeVisible();
    // The preferences are kept by the email, so the stored session needs it.
    const { userInfo } = await readStoredSession(page);
    expect(JSON.parse(userInfo ?? '')).toEqual({ email: administrator.email });
  });
});

test('A reload keeps the session after one question about a form', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('#/');
  await expect(page).toHaveURL(/#\/admin\/dashboard$/);

  const questions = answerDialogs(page, { dismissed: 1 });
  const question = 'confirm: Are you sure you want to Logout? Your unsaved changes will be lost.';
  await page.goto('#/admin/genre/add');
  await page.getByLabel('Genre', { exact: true }).fill('Noir');
  const logOut = page.getByRole('navigation').getByRole('button', { name: 'Log Out' });
  await logOut.click();
  await expect.poll(() => questions).toEqual([question]);
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
  await logOut.click();
  await expect(page).toHaveTitle('Login');
  expect(questions).toEqual([question, question]);
});
