import { handleNextConfirm, expect, type Stack, test } from './fixtures.ts';
import { changeSession } from './other-session.ts';
import { submit } from './page-actions.ts';

test.use({ signedIn: true });

/** Changes a record on the server, as another administrator does. */
async function changeOnServer(stack: Stack, token: string, path: string, body: object) {
  const response = await fetch(`${stack.api}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

test('A record that someone else has changed is saved after a choice for each field in conflict, and without a question if there is none', async ({
  page,
  visit,
  stack,
  session,
  expectAccessible,
}) => {
  const id = '65c000000000000000000009';
  const change = (body: object) =>
    changeOnServer(stack, session.token, `/api/admin/updateStory/${id}`, body);
  await visit(`/admin/view/story/${id}`);
  await page.getByRole('button', { name: /^Edit story/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit story' });
  await dialog.getByLabel('Room Name').fill('Mine');
  await dialog.getByLabel('Description').fill('Written here.');
  await expect(dialog.getByRole('status')).toHaveText('2 fields will be saved');
  await change({ roomName: 'Theirs', status: 'upcoming' });

  const puts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON());
  });
  const conflicts = page.getByRole('dialog', { name: 'Resolve conflicts' });
  const roomName = conflicts.getByRole('radiogroup', { name: 'Room Name' });
  await submit(page);
  await expect(roomName.getByRole('radio', { name: 'On the server' })).toBeChecked();
  await expect(roomName).toContainText('Theirs');
  await expect(conflicts.getByText(/Also changed on the server.* Status/)).toBeVisible();
  await expectAccessible();
  expect(puts).toEqual([]);
  await roomName.getByRole('radio', { name: 'Mine' }).check();
  await conflicts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  expect(puts).toEqual([{ roomName: 'Mine', description: 'Written here.' }]);
  await expect(page).toHaveURL(/#\/admin\/stories$/);

  // A field that was not edited here keeps the value of the other administrator.
  await visit(`/admin/view/story/${id}`);
  await expect(page.getByRole('definition').nth(0)).toHaveText('Mine');
  await expect(page.getByRole('definition').nth(1)).toHaveText('upcoming');
  await page.getByRole('button', { name: /^Edit story/ }).click();
  await dialog.getByLabel('Description').fill('Written again.');
  await change({ roomName: 'Theirs again' });
  await submit(page);
  await expect.poll(() => puts.slice(1)).toEqual([{ description: 'Written again.' }]);
  await expect(page).toHaveURL(/#\/admin\/stories$/);
});

test('A legal text that someone else has changed is overwritten only after a confirmation', async ({
  page,
  visit,
  stack,
  session,
}) => {
  await visit('/admin/privacy-policy');
  await page.getByRole('button', { name: 'Edit Privacy Policy' }).click();
  const box = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Mine. ');
  await changeOnServer(stack, session.token, '/api/admin/updatePrivacyPolicy', {
    content: `<p>Theirs, at ${Date.now()}.</p>`,
  });
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
  visit,
  session,
}) => {
  let patches = 0;
  await page.route('**/updateAdminProfile', (route) => {
    patches += 1;
    return route.fulfill({ json: { success: true, user: { firstName: 'Mine' } } });
  });
  await visit('/admin/view-profile');
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
