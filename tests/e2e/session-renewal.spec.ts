import type { Page } from '@playwright/test';
import { administrator, expect, expectAccessible, test } from './fixtures.ts';
import { submitRequest } from './forms.ts';
import { openScenario } from './operation-scenarios.ts';
import { answerDialogs, signIn } from './page-actions.ts';
import { failRequests, holdRequests, respondToMutations } from './requests.ts';
import { acceptEveryToken, changeStorage, readStoredSession } from './stored-session.ts';
import { createToken } from '../support/memory-session.ts';

test.use({ expectedConsoleErrors: /status of 401/ });
test.beforeEach(({ page, session }) => acceptEveryToken(page, session.token));

/** A token whose session ends in two minutes at most, when the notice is there; a test takes less than one. */
const createEndingToken = (secondsLeft = 110) =>
  createToken({ exp: Math.floor(Date.now() / 1000) + secondsLeft });

const getNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your session ends soon.' });

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

test('A session that ends soon is renewed over a form by keyboard', async ({ page, session }) => {
  await page.goto('#/admin/dashboard');
  const endingToken = createEndingToken();
  await changeStorage(page, { ...session, token: endingToken });
  await openScenario(page, 'updateUser');
  const field = page.getByRole('dialog').getByLabel('First Name');
  const notice = getNotice(page);
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(notice.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByLabel('Email')).toHaveValue(administrator.email);
  await expect(getDialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(notice.getByRole('button', { name: 'Sign in again' })).toBeFocused();

  await page.keyboard.press('Enter');
  await signIn(getDialog(page), 'wrong');
  await expect(getDialog(page).getByRole('alert')).toHaveText('Invalid email or password');
  await expectAccessible(page);
  await signIn(getDialog(page));
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(field).toHaveValue('Johanna');

  const { token } = await readStoredSession(page);
  expect(token).not.toBe(endingToken);
  await respondToMutations(page, 200, { success: true });
  expect((await submitRequest(page)).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A password that is typed stays when the dialog below is closed by its save', async ({
  page,
  session,
}) => {
  await page.goto('#/admin/dashboard');
  await changeStorage(page, { ...session, token: createEndingToken() });
  await openScenario(page, 'updateUser');
  const { release } = await holdRequests(page, '**/updateUser/*');
  await submitRequest(page);
  await getNotice(page).getByRole('button', { name: 'Sign in again' }).click();
  const password = getDialog(page).getByLabel('Password', { exact: true });
  await password.pressSequentially(administrator.password);
  release();
  await expect(page.getByRole('dialog', { name: 'Edit user' })).toHaveCount(0);
  await expect(page).toHaveTitle('Users');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue(administrator.password);
  await page.keyboard.press('Enter');
  await expect(getNotice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('A 401 for the old token that overtakes the sign-in does not discard it', async ({
  page,
  session,
}) => {
  await page.goto('#/admin/users');
  await changeStorage(page, { ...session, token: createEndingToken() });
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const { release } = await holdRequests(page, '**/api/admin/login');
  await signIn(getDialog(page));
  await failRequests(page, '**/getAllUsers?*', 401, 'Your session was replaced.');
  await page.evaluate(() => {
    window.location.hash = '#/admin/users?page=2';
  });
  await expect(page.getByRole('alert')).toContainText('Your session was replaced.');
  await expect(page).toHaveTitle('Login');
  await page.unroute('**/getAllUsers?*');
  release();
  await expect(page).toHaveURL(/#\/admin\/users\?page=2$/);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test('The notice goes when another tab renews the session', async ({ page, session }) => {
  await page.goto('#/admin/genre/add');
  const genre = page.getByLabel('Genre', { exact: true });
  await genre.fill('Noir');
  await changeStorage(page, { ...session, token: createEndingToken() });
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(getDialog(page)).toBeVisible();
  await changeStorage(page, session);
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getNotice(page)).toHaveCount(0);
  await expect(genre).toHaveValue('Noir');
});

test('The notice can be dismissed until a reload', async ({ page, session }) => {
  await page.goto('#/admin/genre/add');
  const genre = page.getByLabel('Genre', { exact: true });
  await genre.fill('Noir');
  await changeStorage(page, { ...session, token: createEndingToken(100) });
  await getNotice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(getNotice(page)).toHaveCount(0);
  await expect(genre).toBeFocused();
  answerDialogs(page);
  await page.reload();
  await expect(getNotice(page)).toBeVisible();
});
