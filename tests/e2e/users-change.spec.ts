import type { Page } from '@playwright/test';
import { handleNextConfirm, expect, test, getToast } from './fixtures.ts';
import { getConstraints } from '../support/limits.ts';

test.use({ signedIn: true });

/** Finds a seeded user by name and opens its detail screen. */
async function openDetail(page: Page, visit: (route: string) => Promise<void>, name: string) {
  await visit(`/admin/users?q=${name.split(' ')[0]}`);
  await page.getByRole('link', { name: `View user ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(name);
}

async function openEditDialog(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit user ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('A user is viewed, edited and still changed after a reload', async ({ page, visit }) => {
  await openDetail(page, visit, 'Priya Raghunathan');
  const details = page.getByRole('definition');
  await expect(page.getByRole('term')).toHaveText([
    'First Name',
    'Last Name',
    'User Name',
    'Email',
    'Mobile',
    'Gender',
    'Created',
    'Last updated',
  ]);
  await expect(details.nth(0)).toHaveText('Priya');
  await expect(details.nth(6)).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d · .+ ago$/);

  const dialog = await openEditDialog(page, 'Priya Raghunathan');
  await expect(dialog.getByLabel('First Name')).toHaveValue('Priya');
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Raghunathan');
  await expect(dialog.getByLabel('Country Code')).toHaveValue('+91');
  await expect(dialog.getByLabel('Mobile')).toHaveValue('7000000026');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByLabel('First Name').fill('Priyanka');
  await dialog.getByLabel('Last Name').fill('Raghunath');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({ firstName: 'Priyanka', lastName: 'Raghunath' });
  await expect(page.getByText('User Profile Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(details.nth(0)).toHaveText('Priyanka');
  await expect(page).toHaveURL(/#\/admin\/users\?q=Priya$/);

  await openDetail(page, visit, 'Priyanka Raghunath');
  await page.reload();
  await expect(details.nth(0)).toHaveText('Priyanka');
});

test('The dialog says whom it edits, and what its fields want', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await openDetail(page, visit, 'Noor Haddad');
  const dialog = await openEditDialog(page, 'Noor Haddad');
  await expect(dialog).toHaveAccessibleDescription('Noor Haddad');
  const help = {
    'First Name': '4 characters or more.',
    'Country Code': 'A plus sign and 1 to 3 digits, like +44.',
    Mobile: 'Up to 10 digits.',
  };
  for (const [label, text] of Object.entries(help)) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(text);
  }
  await expect(dialog.getByText('Empty fields stay as they are.')).toBeVisible();
  const topOf = async (label: string) => (await dialog.getByLabel(label).boundingBox())?.y;
  expect(await topOf('Mobile')).toBe(await topOf('Country Code'));
  await expectAccessible();
});

test('A violated constraint is shown at its field, and nothing is sent', async ({
  page,
  visit,
}) => {
  const { minLength = 1 } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
  const { maxLength = 0 } = getConstraints('PUT /api/admin/updateUser/{id}', 'mobile');
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await openDetail(page, visit, 'Noor Haddad');
  const dialog = await openEditDialog(page, 'Noor Haddad');
  await dialog.getByLabel('First Name').fill('N'.repeat(minLength - 1));
  await dialog.getByLabel('Country Code').fill('961');
  await dialog.getByLabel('Mobile').fill('1'.repeat(maxLength + 1));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(`First Name: at least ${minLength} characters`)).toBeVisible();
  await expect(dialog.getByText('please enter valid country code')).toBeVisible();
  await expect(dialog.getByText(`Mobile: digits only, at most ${maxLength}`)).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(dialog.getByLabel('Country Code')).toHaveAccessibleDescription(
    /^please enter valid country code/,
  );
  expect(puts).toBe(0);
});

test('A form without changes shows a message, and nothing is sent', async ({ page, visit }) => {
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await openDetail(page, visit, 'Noor Haddad');
  const dialog = await openEditDialog(page, 'Noor Haddad');
  await dialog.getByLabel('First Name').fill('');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill atleast one fieled');
  expect(puts).toBe(0);
});

test('Leaving unsaved changes has to be confirmed', async ({ page, visit }) => {
  await openDetail(page, visit, 'Noor Haddad');
  let dialog = await openEditDialog(page, 'Noor Haddad');
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  dialog = await openEditDialog(page, 'Noor Haddad');
  await dialog.getByLabel('Last Name').fill('Haddadi');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    const message = handleNextConfirm(page, false);
    await leave();
    expect(await message).toBe('You have unsaved changes. Leave without saving them?');
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Haddadi');
  }
  const dismissed = handleNextConfirm(page, false);
  await page.evaluate(() => (location.hash = '#/admin/genres'));
  await dismissed;
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Haddadi');

  const accepted = handleNextConfirm(page, true);
  await page.evaluate(() => history.back());
  await accepted;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test.describe('A save that the server rejects', () => {
  test.use({ expectedConsoleErrors: /409 \(Conflict\)/ });

  test('keeps the form open with its input', async ({ page, visit }) => {
    await openDetail(page, visit, 'Noor Haddad');
    const dialog = await openEditDialog(page, 'Noor Haddad');
    await dialog.getByLabel('Country Code').fill('+44');
    await dialog.getByLabel('Mobile').fill('7000000000');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(getToast(page, 'Another user already has this mobile number.')).toBeVisible();
    await expect(dialog.getByLabel('Mobile')).toHaveValue('7000000000');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

test('A user is deleted after a confirmation, and the turn in each active room escapes', async ({
  page,
  stack,
  visit,
}) => {
  await visit('/admin/users?q=Jane');
  const button = page.getByRole('button', { name: 'Delete user Jane Doe' });
  const dismissed = handleNextConfirm(page, false);
  await button.click();
  expect(await dismissed).toBe('Are you sure you want to delete this user?');
  await expect(button).toBeVisible();

  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const accepted = handleNextConfirm(page, true);
  await button.click();
  await accepted;
  await expect(page.getByText('User Deleted Successsfully')).toBeVisible();
  await expect(page.getByText('No users match “Jane”.')).toBeVisible();
  const { rooms } = (await (await deletion).json()) as { rooms: { _id: string; status: string }[] };
  const active = rooms.filter((room) => room.status === 'active');
  expect(active.length).toBeGreaterThan(0);
  for (const { _id } of active) await stack.waitForOutput(`escape-turn in room ${_id}`);
  for (const { _id } of rooms.filter((room) => room.status !== 'active')) {
    expect(stack.output()).not.toContain(_id);
  }
});

test('Deleting the last row of a page moves the list back one page', async ({ page, visit }) => {
  // Six of the seeded users have "in" in their names.
  await visit('/admin/users?page=2&q=in');
  await expect(page.getByText('6 users')).toBeVisible();
  const deletion = page.getByRole('button', { name: /^Delete user/ });
  await expect(deletion).toHaveCount(1);
  page.once('dialog', (dialog) => dialog.accept());
  await deletion.click();
  await expect(page).toHaveURL(/\?q=in$/);
  await expect(page.getByText('5 users')).toBeVisible();
  await expect(deletion).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test.describe('A user that does not exist', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)|422 \(|^contract: .*banana/ });

  for (const id of ['65b0000000000000ffffffff', 'banana']) {
    test(`(${id}) shows an alert in place of the details`, async ({ page, visit }) => {
      await visit(`/admin/view/user/${id}`);
      await expect(page.getByRole('alert')).toContainText('This user could not be loaded.');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    });
  }
});
