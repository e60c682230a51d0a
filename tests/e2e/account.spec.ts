import { administrator, handleNextConfirm, expect, test, getToast } from './fixtures.ts';
import { startConsole } from './start-console.ts';
import { getConstraints } from '../support/limits.ts';

test.describe('The profile', () => {
  test.use({ signedIn: true });

  // Other tests expect the seeded profile.
  test.afterAll(async ({ stack, session }) => {
    const { firstName, lastName, mobile_no } = administrator;
    await fetch(`${stack.api}/api/admin/updateAdminProfile`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName, lastName, mobile_no }),
    });
  });

  test('is edited in a dialog, and header and local storage are updated at once', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit('/admin/view-profile');
    await expect(page.getByRole('term')).toHaveText([
      'First Name',
      'Last Name',
      'Email',
      'Mobile',
      'Role',
      'Created',
      'Last updated',
    ]);
    await expect(page.getByRole('definition').nth(4)).toHaveText('admin');
    await expectAccessible();

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit profile' });
    await expect(dialog).toHaveAccessibleDescription('Amelia Hartwell');
    await expect(dialog.getByLabel('Mobile')).toHaveAccessibleDescription('Up to 10 digits.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Please fill atleast one fieled')).toBeVisible();
    const { minLength = 1 } = getConstraints('PATCH /api/admin/updateAdminProfile', 'firstName');
    await dialog.getByLabel('First Name').fill('A'.repeat(minLength - 1));
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText(`First Name: at least ${minLength} characters`)).toBeVisible();
    await expectAccessible();

    await dialog.getByLabel('First Name').fill('Zelda');
    await dialog.getByLabel('Last Name').fill('Harper');
    await dialog.getByLabel('Mobile').fill('7700900199');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Admin Profile Updated Successfully.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ZH, account of Zelda Harper' })).toBeAttached();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('definition').nth(0)).toHaveText('Zelda');
    const userInfo = await page.evaluate(() => localStorage.getItem('userInfo'));
    expect(JSON.parse(userInfo ?? '')).toMatchObject({ firstName: 'Zelda', lastName: 'Harper' });
    await page.reload();
    await expect(page.getByRole('definition').nth(0)).toHaveText('Zelda');
    await expect(page.getByRole('definition').nth(3)).toHaveText('7700900199');
  });
});

test.describe('The deletion of an account', () => {
  test.use({ expectedConsoleErrors: /401 \(Unauthorized\)/ });

  test('asks for email, password and confirmation, then deletes the account', async ({
    page,
    expectAccessible,
  }) => {
    // The test starts its own back-end.
    test.slow();
    const stack = await startConsole();
    await page.goto(`${stack.url}#/admin/delete-account`);
    await expect(page).toHaveTitle('Delete Account');
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveTitle('Login');
    await page.goBack();
    const submit = page.getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');

    const message = handleNextConfirm(page, true);
    await submit.click();
    expect(await message).toBe('Are you sure you want to Delete your Account?');
    await expect(getToast(page, 'Invalid email or password')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email);

    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    const messages: string[] = [];
    page.on('dialog', async (dialog) => {
      messages.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept();
    });
    await submit.click();
    await expect(page).toHaveTitle('Login');
    expect(messages).toEqual([
      'confirm: Are you sure you want to Delete your Account?',
      'alert: Your Account Deleted Successfully!',
    ]);

    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(getToast(page, 'Invalid email or password').last()).toBeVisible();
    await page.close();
    await stack.stop();
  });
});
