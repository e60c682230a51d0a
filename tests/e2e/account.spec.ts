import type { Page } from '@playwright/test';
import { administrator, expect, expectAccessible, test } from './fixtures.ts';
import { submit, submitRequest } from './forms.ts';
import { openScenario } from './operation-scenarios.ts';
import { answerDialogs, expectDetails, getToasts } from './page-actions.ts';
import { recordMutations, respondToMutations } from './requests.ts';
import { changeStorage, noSession, readStoredSession } from './stored-session.ts';
import { credentials } from '../support/sign-in-to-stack.ts';

// Other tests expect the seeded profile.
test.afterAll(async ({ stack, session }) => {
  const { firstName, lastName, mobile_no } = administrator;
  await fetch(`${stack.api}/api/admin/updateAdminProfile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, lastName, mobile_no }),
  });
});

test('An administrator corrects their profile', async ({ page }) => {
  await page.goto('#/admin/view-profile');
  await expectDetails(page, ['First Name', 'Last Name', 'Email', 'Mobile', 'Role']);
  await expect(page.getByRole('definition').nth(4)).toHaveText('admin');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await expect(dialog).toHaveAccessibleDescription('Amelia Hartwell');
  await expect(dialog.getByLabel('Mobile')).toHaveAccessibleDescription('Up to 10 digits.');
  await expectAccessible(page);

  await dialog.getByLabel('First Name').fill('Zelda');
  await dialog.getByLabel('Last Name').fill('Harper');
  await dialog.getByLabel('Mobile').fill('7700900199');
  await submit(page);
  await expect(page.getByText('Admin Profile Updated Successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ZH, account of Zelda Harper' })).toBeAttached();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('definition').nth(0)).toHaveText('Zelda');
  const { userInfo } = await readStoredSession(page);
  expect(JSON.parse(userInfo ?? '')).toMatchObject({ firstName: 'Zelda', lastName: 'Harper' });
  await page.reload();
  await expect(page.getByRole('definition').nth(0)).toHaveText('Zelda');
  await expect(page.getByRole('definition').nth(3)).toHaveText('7700900199');
});

test('The profile that another tab has changed is overwritten only by choice', async ({
  page,
  session,
}) => {
  const mutations = recordMutations(page);
  await respondToMutations(page, 200, { success: true, user: { firstName: 'Amelie' } });
  await openScenario(page, 'updateAdminProfile');
  const theirs = {
    ...(JSON.parse(session.userInfo) as object),
    firstName: 'Theirs',
    lastName: 'Martins',
  };
  await changeStorage(page, { userInfo: JSON.stringify(theirs) });
  await expect(page.getByRole('button', { name: /account of Theirs/ })).toBeAttached();

  const conflicts = page.getByRole('dialog', { name: 'Resolve conflicts' });
  await submit(page);
  await expect(conflicts.getByRole('radiogroup', { name: 'First Name' })).toContainText('Theirs');
  const others = 'Also changed by someone else: Last Name, Hartwell → Martins';
  await expect(conflicts.getByText(others)).toBeVisible();
  expect(mutations).toEqual([]);
  await conflicts.getByRole('radio', { name: 'Mine' }).check();
  await expect(conflicts.getByText(/^First Name: .+ will be saved$/)).toBeVisible();
  await conflicts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Admin Profile Updated Successfully.')).toBeVisible();
  expect(mutations).toEqual(['PATCH']);
});

test.describe('The deletion of an account', () => {
  test.use({ expectedConsoleErrors: /status of 401/ });

  const question = 'confirm: Are you sure you want to Delete your Account?';

  async function openDeletion(page: Page) {
    await page.goto('#/admin/view-profile');
    await page.getByRole('link', { name: 'Delete Account' }).click();
    await expect(page).toHaveTitle('Delete Account');
    const email = page.getByLabel('Email');
    await expect(email).toHaveValue(administrator.email);
    return { email, password: page.getByLabel('Password', { exact: true }) };
  }

  test('asks for the password', async ({ page }) => {
    const { email, password } = await openDeletion(page);
    await expectAccessible(page);
    await expect(email).toHaveAttribute('type', 'email');
    await submit(page);
    await expect(password).toBeFocused();
  });

  test('says on each screen that the password is wrong', async ({ page }) => {
    const { email, password } = await openDeletion(page);
    await password.fill('wrong');
    const dialogs = answerDialogs(page);
    await submit(page);
    await expect.poll(() => dialogs).toEqual([question]);
    const toast = getToasts(page).getByText('Invalid email or password');
    await expect(toast).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    await expect(email).toHaveValue(administrator.email);
    // The toast keeps its seconds on another screen.
    await page.goBack();
    await expect(toast).toBeVisible();
    await page.goForward();
    await expect(page).toHaveTitle('Delete Account');
    await expect(email).toHaveValue(administrator.email);
  });

  test('ends the session', async ({ page }) => {
    const { password } = await openDeletion(page);
    const dialogs = answerDialogs(page);
    // The other tests of the worker need the account. That the server deletes it is tested in tests/servers/sandbox.test.ts.
    await page.route('**/deleteAccount', (route) => route.fulfill({ json: { success: true } }));
    await password.fill(administrator.password);
    expect((await submitRequest(page)).postDataJSON()).toEqual(credentials);
    await expect(page).toHaveTitle('Login');
    expect(dialogs).toEqual([question, 'alert: Your Account Deleted Successfully!']);
    expect(await readStoredSession(page)).toEqual(noSession);
  });
});
