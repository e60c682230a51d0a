import { handleNextConfirm, expect, test, getToast } from './fixtures.ts';
import { recordMutations, submit } from './page-actions.ts';
import { getConstraints } from '../support/limits.ts';

test.use({ signedIn: true, expectedConsoleErrors: /409 \(Conflict\)/ });

test('A user is viewed, edited within the constraints, and still changed after a reload', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/users?q=Priya');
  await page.getByRole('link', { name: 'View user Priya Raghunathan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya Raghunathan');
  await expect(page).toHaveTitle('Priya Raghunathan');
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
  await expect(details.nth(6)).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC · .+ ago$/);
  await expectAccessible();

  const mutations = recordMutations(page);
  await page.getByRole('button', { name: 'Edit user Priya Raghunathan' }).click();
  // The dialog has an address.
  await expect(page).toHaveURL(/\/edit$/);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(field('First Name')).toBeFocused();
  await expect(field('First Name')).toHaveValue('Priya');
  await expect(field('Last Name')).toHaveValue('Raghunathan');
  await expect(field('Country Code')).toHaveValue('+91');
  await expect(field('Mobile')).toHaveValue('7000000026');
  const { minLength = 1 } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
  const { maxLength = 0 } = getConstraints('PUT /api/admin/updateUser/{id}', 'mobile');
  for (const [label, help] of [
    ['First Name', `${minLength} characters or more.`],
    ['Country Code', 'A plus sign and 1 to 3 digits, like +44.'],
    ['Mobile', `Up to ${maxLength} digits.`],
  ] as const)
    await expect(field(label)).toHaveAccessibleDescription(help);
  await expectAccessible();

  await field('First Name').fill('');
  await submit(page);
  await expect(dialog.getByRole('alert')).toHaveText('Please fill atleast one fieled');
  await field('First Name').fill('P'.repeat(minLength - 1));
  await field('Country Code').fill('961');
  await field('Mobile').fill('1'.repeat(maxLength + 1));
  await submit(page);
  await expect(dialog.getByText(`First Name: at least ${minLength} characters`)).toBeVisible();
  await expect(dialog.getByText('please enter valid country code')).toBeVisible();
  await expect(dialog.getByText(`Mobile: digits only, at most ${maxLength}`)).toBeVisible();
  await expect(field('First Name')).toBeFocused();
  await expect(field('Country Code')).toHaveAccessibleDescription(
    /^please enter valid country code/,
  );
  expect(mutations).toEqual([]);

  // Those of another user are rejected by the server, and kept in the form.
  await field('First Name').fill('Priya');
  await field('Country Code').fill('+34');
  await field('Mobile').fill('7000000013');
  await submit(page);
  await expect(getToast(page, 'Another user already has this mobile number.')).toBeVisible();
  await expect(field('Mobile')).toHaveValue('7000000013');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await field('Country Code').fill('+91');
  await field('Mobile').fill('7000000026');
  await field('First Name').fill('Priyanka');
  await field('Last Name').fill('Raghunath');
  await submit(page);
  expect((await sent).postDataJSON()).toEqual({ firstName: 'Priyanka', lastName: 'Raghunath' });
  await expect(page.getByText('User Profile Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(details.nth(0)).toHaveText('Priyanka');
  await expect(page).toHaveURL(/#\/admin\/users\?q=Priya$/);
  await page.reload();
  await page.getByRole('link', { name: 'View user Priyanka Raghunath' }).click();
  await expect(details.nth(0)).toHaveText('Priyanka');
});

test('A user is deleted after a confirmation, and the turn in each active room escapes @nginx', async ({
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

test.describe('A user that does not exist', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)|422 \(|^contract: .*banana/ });

  test('shows an alert in place of the details', async ({ page, visit }) => {
    for (const id of ['65b0000000000000ffffffff', 'banana']) {
      await visit(`/admin/view/user/${id}`);
      await expect(page.getByRole('alert')).toContainText('This user could not be loaded.');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    }
  });
});
