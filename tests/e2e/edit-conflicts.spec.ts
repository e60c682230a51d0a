import { handleNextConfirm, expect, type Stack, test, getToast } from './fixtures.ts';
import { changeSession } from './other-session.ts';

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

test.describe('A record that someone else has changed', () => {
  const id = '65c000000000000000000009';
  const path = `/api/admin/updateStory/${id}`;

  test('is saved only after a choice for each field in conflict', async ({
    page,
    visit,
    stack,
    session,
    expectAccessible,
  }) => {
    await visit(`/admin/view/story/${id}`);
    await page.getByRole('button', { name: /^Edit story/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit story' });
    await dialog.getByLabel('Room Name').fill('Mine');
    await dialog.getByLabel('Description').fill('Written here.');
    await expect(dialog.getByRole('status')).toHaveText('2 fields will be saved');
    await changeOnServer(stack, session.token, path, { roomName: 'Theirs', status: 'upcoming' });

    const puts: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.postDataJSON());
    });
    const conflicts = page.getByRole('dialog', { name: 'Resolve conflicts' });
    const roomName = conflicts.getByRole('radiogroup', { name: 'Room Name' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(roomName.getByRole('radio', { name: 'On the server' })).toBeChecked();
    await expect(roomName).toContainText('Theirs');
    await expect(conflicts.getByText(/Also changed on the server.* Status/)).toBeVisible();
    await expectAccessible();
    await conflicts.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByLabel('Room Name')).toHaveValue('Mine');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(puts).toEqual([]);

    await dialog.getByRole('button', { name: 'Submit' }).click();
    await roomName.getByRole('radio', { name: 'Mine' }).check();
    await conflicts.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
    expect(puts).toEqual([{ roomName: 'Mine', description: 'Written here.' }]);
    await expect(page).toHaveURL(/#\/admin\/stories$/);
    // A field that was not edited here keeps the value of the other administrator.
    await visit(`/admin/view/story/${id}`);
    await expect(page.getByRole('definition').nth(0)).toHaveText('Mine');
    await expect(page.getByRole('definition').nth(1)).toHaveText('upcoming');
  });

  test('is saved without a question when other fields have changed', async ({
    page,
    visit,
    stack,
    session,
  }) => {
    await visit(`/admin/view/story/${id}`);
    await page.getByRole('button', { name: /^Edit story/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit story' });
    await dialog.getByLabel('Description').fill(`Written at ${Date.now()}.`);
    await changeOnServer(stack, session.token, path, { roomName: 'Theirs again' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  });
});

test.describe('A record that cannot be fetched again', () => {
  test.use({ expectedConsoleErrors: /500/ });

  test('is not overwritten, and the input is kept', async ({ page, visit }) => {
    await visit('/admin/view/banner/65e000000000000000000003');
    await page.getByRole('button', { name: /^Edit banner/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit banner' });
    await dialog.getByLabel('Client Name').fill('Mine');
    await page.route('**/get-banner/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: { message: 'Not now.' } } }),
    );
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(getToast(page, 'Not now.')).toBeVisible();
    await expect(dialog.getByLabel('Client Name')).toHaveValue('Mine');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
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
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await dismissed).toBe('Someone else has changed this text meanwhile. Overwrite?');
  await expect(box).toContainText('Mine.');
  const accepted = handleNextConfirm(page, true);
  await page.getByRole('button', { name: 'Submit' }).click();
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
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(conflicts.getByRole('radiogroup', { name: 'First Name' })).toContainText('Theirs');
  expect(patches).toBe(0);
  await conflicts.getByRole('radio', { name: 'Mine' }).check();
  await conflicts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Admin Profile Updated Successfully.')).toBeVisible();
  expect(patches).toBe(1);
});
