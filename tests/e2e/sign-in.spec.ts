import { administrator, expect, handleNextConfirm, test, getToast } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { otherPageSize } from '../support/limits.ts';

test.describe('An administrator', () => {
  test('signs in and sees the dashboard', async ({ page, visit }) => {
    await visit('/');
    await expect(page).toHaveTitle('Login');
    await expect(page.getByText('Sign in to start your session')).toBeVisible();
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByLabel('Remember Me').check();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
    await expect(page).toHaveTitle('Dashboard');
  });

  test('signs in where the server says no more than the token, and keeps a theme', async ({
    page,
    visit,
    session,
  }) => {
    await page.route('**/login', (route) =>
      route.fulfill({ json: { success: true, token: session.token } }),
    );
    await visit('/');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('link', { name: 'Welcome Admin' })).toBeVisible();
    await page.getByRole('button', { name: 'A, account of Admin' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', { name: 'A, account of Admin' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('signs in with the keyboard alone', async ({ page, visit }) => {
    await visit('/');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(administrator.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('can show and hide the password', async ({ page, visit }) => {
    await visit('/');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('secret');
  });

  test('cannot send an empty form', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveTitle('Login');
  });

  test('finds links to the legal texts and to the deletion of the account', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('Terms of Use')).toHaveAttribute('href', '#/admin/terms-and-condition');
    await expect(link('Privacy Policy')).toHaveAttribute('href', '#/admin/privacy-policy');
    await expect(link('Delete Account')).toHaveAttribute('href', '#/admin/delete-account');
  });

  test('returns to the page that was requested before', async ({ page, visit }) => {
    await visit(`/admin/users?size=${otherPageSize}`);
    await expect(page).toHaveTitle('Login');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`#/admin/users\\?size=${otherPageSize}$`));
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });
});

test.describe('A signed-in administrator', () => {
  test.use({ signedIn: true });

  test('stays signed in after a reload, and is redirected from / to the dashboard', async ({
    page,
    visit,
  }) => {
    await visit('/admin/dashboard');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await visit('/');
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
  });

  test('is asked once before signing out with an unsaved form, and told what is lost', async ({
    page,
    visit,
  }) => {
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (questions.length > 1 ? dialog.accept() : dialog.dismiss());
    });
    const question = 'Are you sure you want to Logout? Your unsaved changes will be lost.';
    await visit('/admin/genre/add');
    await page.getByLabel('Genre', { exact: true }).fill('Noir');
    const logOut = page.getByRole('navigation').getByRole('button', { name: 'Log Out' });
    await logOut.click();
    await expect.poll(() => questions).toEqual([question]);
    await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
    await logOut.click();
    await expect(page).toHaveTitle('Login');
    expect(questions).toEqual([question, question]);
  });

  test('signs out in every tab after a confirmation', async ({ page, context, stack, visit }) => {
    await visit('/admin/users');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page).toHaveTitle('Dashboard');
    const other = await context.newPage();
    await other.goto(`${stack.url}#/admin/users`);
    await expect(other.getByRole('rowheader')).toHaveCount(5);

    const dismissed = handleNextConfirm(page, false);
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
    expect(await dismissed).toBe('Are you sure you want to Logout?');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

    const accepted = handleNextConfirm(page, true);
    await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
    await expect(page.getByText('Signed in as Admin')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await accepted;
    await expect(page).toHaveTitle('Login');
    await expect(other).toHaveTitle('Login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle('Login');
  });
});

test.describe('A wrong password', () => {
  test.use({ expectedConsoleErrors: /401 \(Unauthorized\)/ });

  test('is shown in a toast and, until the next attempt, beside the button; the input is kept', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(getToast(page, 'Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('Invalid email or password');
    const { release } = await holdRequests(page, '**/api/admin/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    release();
    await expect(alert).toHaveText('Invalid email or password');
  });

  test.describe('after a sign-out', () => {
    test.use({ signedIn: true });

    test('does not bring the page of the previous session back', async ({ page, visit }) => {
      await visit('/admin/users?q=Beatriz');
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(getToast(page, 'Invalid email or password')).toBeVisible();
      await page.evaluate(() => (window.location.hash = '#/admin/users?q=Beatriz'));
      await expect(page).toHaveURL(/#\/$/);
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password', { exact: true }).fill(administrator.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/#\/admin\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
  });
});

test('The Sign In button shows a spinner while the request is pending, and sends it once', async ({
  page,
  visit,
}) => {
  const { release, requestCount } = await holdRequests(page, '**/api/admin/login');
  await visit('/');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  const busy = page.getByRole('button', { name: 'Signing in' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(requestCount()).toBe(1);
});
