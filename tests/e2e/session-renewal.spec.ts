import type { Page } from '@playwright/test';
import { administrator, expect, expectAccessible, test } from './fixtures.ts';
import { getScenario } from './operation-scenarios.ts';
import { changeSession, createUnsignedToken } from './other-session.ts';

test.use({ expectedConsoleErrors: /401 \(Unauthorized\)/ });

/** The notice is there for the last two minutes of a session, and a test takes less than one. */
const secondsLeft = 110;

/** Opens a page with a session that ends soon; returns whether each request had its token. */
async function startEndingSession(page: Page, validToken: string): Promise<boolean[]> {
  const token = createUnsignedToken(Math.floor(Date.now() / 1000) + secondsLeft);
  const hadOldToken: boolean[] = [];
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('isStarted')) return;
    sessionStorage.setItem('isStarted', 'true');
    localStorage.setItem('token', value);
  }, token);
  // The server accepts the token like the valid one.
  await page.route('**/api/**', (route) => {
    const headers = route.request().headers();
    const isOld = headers['authorization'] === `Bearer ${token}`;
    if (headers['authorization']) hadOldToken.push(isOld);
    return isOld
      ? route.fallback({ headers: { ...headers, authorization: `Bearer ${validToken}` } })
      : route.fallback();
  });
  return hadOldToken;
}

const getNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your session ends soon.' });

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signInAgain(page: Page, password = administrator.password) {
  await getDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await getDialog(page).getByRole('button', { name: 'Sign In' }).click();
}

test('A session that ends soon is renewed over an open form, by keyboard alone', async ({
  page,
  session,
}) => {
  const hadOldToken = await startEndingSession(page, session.token);
  const scenario = getScenario('updateUser');
  await page.goto(`#${scenario.route}`);
  await scenario.prepare?.(page);
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
  await signInAgain(page, 'wrong');
  await expect(getDialog(page).getByRole('alert')).toHaveText('Invalid email or password');
  await expectAccessible(page);
  await signInAgain(page);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(field).toHaveValue('Johanna');
  expect(hadOldToken).not.toContain(false);

  await page.route('**/updateUser/*', (route) => route.fulfill({ json: { success: true } }));
  hadOldToken.length = 0;
  const sent = page.waitForRequest('**/updateUser/*');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({ firstName: 'Johanna' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hadOldToken.length).toBeGreaterThan(0);
  expect(hadOldToken).not.toContain(true);
});

test('The notice goes when another tab renews the session, and can be dismissed', async ({
  page,
  session,
}) => {
  await startEndingSession(page, session.token);
  await page.goto('#/admin/genre/add');
  await page.getByLabel('Genre', { exact: true }).fill('Noir');
  const notice = getNotice(page);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Genre', { exact: true })).toBeFocused();

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByLabel('Genre', { exact: true }).fill('Western');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(getDialog(page)).toBeVisible();
  await changeSession(page, session);
  await expect(getDialog(page)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Western');
});
