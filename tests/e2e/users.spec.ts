import { expect, expectAccessible, test } from './fixtures.ts';
import { submit, submitRequest } from './forms.ts';
import { answerDialogs, expectDetails, getToasts } from './page-actions.ts';
import { holdRequests } from './requests.ts';
import { getConstraints } from '../support/limits.ts';

test.use({ expectedConsoleErrors: /status of 409/ });

test('An administrator corrects a user', async ({ page }) => {
  await page.goto('#/admin/users?q=Priya');
  await page.getByRole('link', { name: 'View user Priya Raghunathan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya Raghunathan');
  await expect(page).toHaveTitle('Priya Raghunathan');
  const details = page.getByRole('definition');
  await expectDetails(page, ['First Name', 'Last Name', 'User Name', 'Email', 'Mobile', 'Gender']);
  await expect(details.nth(0)).toHaveText('Priya');
  await expect(details.nth(6)).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC · .+ ago$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit user Priya Raghunathan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const { minLength } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
  const { maxLength } = getConstraints('PUT /api/admin/updateUser/{id}', 'mobile');
  for (const [label, value, help] of [
    ['First Name', 'Priya', `${minLength} characters or more.`],
    ['Country Code', '+91', 'A plus sign and 1 to 3 digits, like +44.'],
    ['Mobile', '7000000026', `Up to ${maxLength} digits.`],
  ] as const) {
    await expect(field(label)).toHaveValue(value);
    await expect(field(label)).toHaveAccessibleDescription(help);
  }
  await expectAccessible(page);

  await field('First Name').fill('Priyanka');
  await field('Last Name').fill('Raghunath');
  const changes = { firstName: 'Priyanka', lastName: 'Raghunath' };
  expect((await submitRequest(page)).postDataJSON()).toEqual(changes);
  await expect(page.getByText('User Profile Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(details.nth(0)).toHaveText('Priyanka');
  await expect(page).toHaveURL(/#\/admin\/users\?q=Priya$/);
  await page.reload();
  await page.getByRole('link', { name: 'View user Priyanka Raghunath' }).click();
  await expect(details.nth(0)).toHaveText('Priyanka');
});

test('What the server rejects stays in the form of a user', async ({ page }) => {
  await page.goto('#/admin/users?q=Kofi');
  await page.getByRole('link', { name: 'View user Kofi Mensah' }).click();
  await page.getByRole('button', { name: 'Edit user Kofi Mensah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  // The country code and the number are those of another user.
  await dialog.getByLabel('Country Code').fill('+34');
  await dialog.getByLabel('Mobile').fill('7000000013');
  await submit(page);
  const toast = getToasts(page).getByText('Another user already has this mobile number.');
  await expect(toast).toBeVisible();
  await expect(dialog.getByLabel('Mobile')).toHaveValue('7000000013');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`The focus is not on the page until the edit dialog closes (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('#/admin/users?q=Kofi');
    await page.getByRole('link', { name: 'View user Kofi Mensah' }).click();
    const edit = page.getByRole('button', { name: 'Edit user Kofi Mensah' });
    // The button is disabled until the record has loaded.
    await expect(edit).toBeEnabled();
    await edit.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    const controls = await dialog.locator('input, select, button').count();
    for (let step = 0; step < controls + 3; step += 1) {
      await page.keyboard.press('Tab');
      const isOnPage = page.locator('#root :focus');
      await expect(isOnPage).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeFocused();
  });
}

test('The turn in each active room escapes when a user is deleted @nginx', async ({
  page,
  stack,
}) => {
  await page.goto('#/admin/users?q=Jane');
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const questions = answerDialogs(page);
  await page.getByRole('button', { name: 'Delete user Jane Doe' }).click();
  await expect(page.getByText('User Deleted Successsfully')).toBeVisible();
  expect(questions).toEqual(['confirm: Are you sure you want to delete this user?']);
  await expect(page.getByText('No users match “Jane”.')).toBeVisible();
  const { rooms } = (await (await deletion).json()) as { rooms: { _id: string; status: string }[] };
  const active = rooms.filter((room) => room.status === 'active');
  expect(active.length).toBeGreaterThan(0);
  for (const { _id } of active) await stack.waitForOutput(`escape-turn in room ${_id}`);
  for (const { _id } of rooms.filter((room) => room.status !== 'active')) {
    expect(stack.output()).not.toContain(_id);
  }
});

test('The request of a record is sent before its code has arrived', async ({ page }) => {
  const code = await holdRequests(page, '**/detail-*.js');
  const record = await holdRequests(page, '**/getUser/*');
  const response = page.waitForResponse('**/getUser/*');
  await page.goto('#/admin/view/user/65b000000000000000000002');
  await expect.poll(code.requestCount).toBeGreaterThan(0);
  await expect.poll(record.requestCount).toBe(1);
  record.release();
  await (await response).finished();
  await expect(page.getByRole('heading')).toHaveCount(0);
  code.release();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  expect(record.requestCount()).toBe(1);
});
