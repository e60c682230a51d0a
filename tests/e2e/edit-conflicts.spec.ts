import { handleNextConfirm, expect, test } from './fixtures.ts';
import { changeSession } from './other-session.ts';
import { submit } from './page-actions.ts';

test('A legal text that someone else has changed is overwritten only after a confirmation', async ({
  page,
  stack,
  session,
}) => {
  await page.goto('#/admin/privacy-policy');
  await page.getByRole('button', { name: 'Edit Privacy Policy' }).click();
  const box = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Mine. ');
  // As another administrator does.
  const response = await page.request.put(`${stack.api}/api/admin/updatePrivacyPolicy`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { content: `<p>Theirs, at ${Date.now()}.</p>` },
  });
  await expect(response).toBeOK();
  const dismissed = handleNextConfirm(page, false);
  await submit(page);
  expect(await dismissed).toBe('Someone else has changed this text meanwhile. Overwrite?');
  await expect(box).toContainText('Mine.');
  const accepted = handleNextConfirm(page, true);
  await submit(page);
  await accepted;
  await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
});

test('A profile that was changed in another tab is overwritten only if that is chosen', async ({
  page,
  session,
}) => {
  let patches = 0;
  await page.route('**/updateAdminProfile', (route) => {
    patches += 1;
    return route.fulfill({ json: { success: true, user: { firstName: 'Mine' } } });
  });
  await page.goto('#/admin/view-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('First Name').fill('Mine');
  const user = JSON.parse(session.userInfo) as object;
  const theirs = { ...user, firstName: 'Theirs' };
  await changeSession(page, { ...session, userInfo: JSON.stringify(theirs) });
  await expect(page.getByRole('button', { name: /account of Theirs/ })).toBeAttached();

  const conflicts = page.getByRole('dialog', { name: 'Resolve conflicts' });
  await submit(page);
  await expect(conflicts.getByRole('radiogroup', { name: 'First Name' })).toContainText('Theirs');
  expect(patches).toBe(0);
  await conflicts.getByRole('radio', { name: 'Mine' }).check();
  await conflicts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Admin Profile Updated Successfully.')).toBeVisible();
  expect(patches).toBe(1);
});
