import { answerConfirm, expect, type Stack, test } from './fixtures.ts';

test.use({ signedIn: true });

/** What another administrator does meanwhile. */
async function change(stack: Stack, token: string, path: string, body: object) {
  const answer = await fetch(`${stack.api}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

test.describe('A record that someone else changed meanwhile', () => {
  const id = '65c000000000000000000009';
  const path = `/api/admin/updateStory/${id}`;

  test('is overwritten only once that is confirmed, and the fields are named', async ({
    page,
    visit,
    stack,
    session,
  }) => {
    await visit(`/admin/view/story/${id}`);
    await page.getByRole('button', { name: /^Edit story/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit story' });
    await dialog.getByLabel('Room Name').fill('Mine');
    await dialog.getByLabel('Description').fill('Written here.');
    await change(stack, session.token, path, { roomName: 'Theirs', status: 'completed' });

    let puts = 0;
    page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
    const refused = answerConfirm(page, false);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await refused).toBe('Someone else has changed Room Name meanwhile. Overwrite?');
    await expect(dialog.getByLabel('Room Name')).toHaveValue('Mine');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(puts).toBe(0);

    const agreed = answerConfirm(page, true);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await agreed;
    await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
    expect(puts).toBe(1);
    // What was not typed here stays as the other one left it.
    await visit(`/admin/view/story/${id}`);
    await expect(page.getByRole('definition').nth(0)).toHaveText('Mine');
    await expect(page.getByRole('definition').nth(1)).toHaveText('completed');
  });

  test('is saved unasked where the changes do not meet', async ({
    page,
    visit,
    stack,
    session,
  }) => {
    await visit(`/admin/view/story/${id}`);
    await page.getByRole('button', { name: /^Edit story/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit story' });
    await dialog.getByLabel('Description').fill(`Written at ${Date.now()}.`);
    await change(stack, session.token, path, { roomName: 'Theirs again' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  });
});

test.describe('A record that cannot be read again', () => {
  test.use({ expectedComplaints: /500/ });

  test('is not written over, and nothing typed is lost', async ({ page, visit }) => {
    await visit('/admin/view/banner/65e000000000000000000003');
    await page.getByRole('button', { name: /^Edit banner/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit banner' });
    await dialog.getByLabel('Client Name').fill('Mine');
    await page.route('**/get-banner/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: { message: 'Not now.' } } }),
    );
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Not now.')).toBeVisible();
    await expect(dialog.getByLabel('Client Name')).toHaveValue('Mine');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

test('A legal text that someone else changed meanwhile is replaced only once that is confirmed', async ({
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
  await change(stack, session.token, '/api/admin/updatePrivacyPolicy', {
    content: `<p>Theirs, at ${Date.now()}.</p>`,
  });
  const refused = answerConfirm(page, false);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await refused).toBe('Someone else has changed this text meanwhile. Overwrite?');
  await expect(box).toContainText('Mine.');
  const agreed = answerConfirm(page, true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await agreed;
  await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
});
