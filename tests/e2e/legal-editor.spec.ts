import { expect, expectAccessible, test } from './fixtures.ts';
import { openEditor, submit, submitRequest, toolbarButton, useTool } from './forms.ts';
import { openScenario } from './operation-scenarios.ts';
import { answerDialogs, getToasts } from './page-actions.ts';
import { holdRequests, recordMutations } from './requests.ts';

for (const [title, update, toast] of [
  ['Privacy Policy', 'updatePrivacyPolicy', 'Privacy Poilicy Content Updated Succesfully.'],
  ['Terms & Condition', 'updateTermsAndCondition', 'Terms & Condition Content Updated Succesfully'],
] as const) {
  test(`${title} overwrites the change of someone else only after a question`, async ({
    page,
    stack,
    session,
  }) => {
    await openScenario(page, update);
    const box = page.getByRole('textbox', { name: title });
    await page.keyboard.type('Mine. ');
    // This request stands for a save of the same text by another administrator.
    const response = await page.request.put(`${stack.api}/api/admin/${update}`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { content: `<p>Theirs, at ${Date.now()}.</p>` },
    });
    await expect(response).toBeOK();
    const questions = answerDialogs(page, { dismissed: 1 });
    const question = 'confirm: Someone else has changed this text meanwhile. Overwrite?';
    await submit(page);
    await expect.poll(() => questions).toEqual([question]);
    await expect(box).toContainText('Mine.');

    const saving = await holdRequests(page, `**/${update}`);
    await submit(page);
    await expect.poll(() => questions).toEqual([question, question]);
    // The text is fetched before the save, to find conflicts, and after it.
    const refetch = await holdRequests(page, '**/{privacy_policy,terms_and_conditions}');
    saving.release();
    await Promise.all([
      expect(page.getByText(toast)).toBeVisible(),
      expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled(),
    ]);
    await expect(box).toHaveCount(0);
    const edit = page.getByRole('button', { name: `Edit ${title}` });
    await expect(edit).toBeFocused();
    await expect(page.getByRole('article')).toContainText('Mine.');
    expect(refetch.requestCount()).toBe(1);
    refetch.release();
    await expect(edit).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Mine.');
  });
}

test.describe('A text', () => {
  // The Content Security Policy of the page blocks the frame.
  test.use({ expectedConsoleErrors: /frame-src|500/ });

  test('that cannot be saved stays in the editor', async ({ page }) => {
    const mutations = recordMutations(page);
    const alert = page.getByRole('main').getByRole('alert');
    await page.route('https://videos.example.com/**', (route) => route.fulfill({ body: '' }));
    await page.goto('#/admin/privacy-policy');
    const box = await openEditor(page, 'Privacy Policy');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('   ');
    await submit(page);
    await expect(alert).toHaveText('Please fill Some content before edit.');

    await box.focus();
    await page.keyboard.type('Half a thought. ');
    await page.route('**/privacy_policy', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page);
    await expect(getToasts(page).getByText('500 Internal Server Error')).toBeVisible();
    await expect(alert).toHaveText('500 Internal Server Error');
    await expect(box).toContainText('Half a thought.');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();

    await box.focus();
    await toolbarButton(page, 'Video').click();
    await page.getByLabel('Address').fill('https://videos.example.com/story');
    await page.keyboard.press('Enter');
    await submit(page);
    await expect(alert).toHaveText('A video can be shown from YouTube or Vimeo only.');
    await expect(box.locator('iframe')).toBeVisible();
    expect(mutations).toEqual([]);
  });
});

test('Unsaved changes are left only after a question', async ({ page }) => {
  await page.goto('#/admin/privacy-policy');
  let box = await openEditor(page, 'Privacy Policy');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(box).toHaveCount(0);

  box = await openEditor(page, 'Privacy Policy');
  const before = await box.innerText();
  // The text is inserted in one piece, because Quill makes one undo step only of what is typed within a second.
  await page.keyboard.insertText('Half a thought. ');
  await page.keyboard.press('Control+z');
  await expect.poll(() => box.innerText()).toBe(before);
  await page.keyboard.press('Control+z');
  expect(await box.innerText()).toBe(before);

  for (const format of ['More indent', 'Quote', 'Code block']) {
    await useTool(page, format);
    await expect(box).toBeFocused();
    const text = await box.innerText();
    await page.keyboard.press('Tab');
    // The format is a change, which has a button that restores the stored text.
    await expect(page.getByRole('button', { name: 'Undo Privacy Policy' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toolbarButton(page, 'More tools')).toBeFocused();
    expect(await box.innerText()).toBe(text);
    await box.focus();
  }

  await page.keyboard.insertText('Half a thought. ');
  const questions = answerDialogs(page, { dismissed: 1 });
  await page.getByRole('link', { name: 'Users' }).click();
  const question = 'confirm: You have unsaved changes. Leave without saving them?';
  await expect.poll(() => questions).toEqual([question]);
  await expect(box).toContainText('Half a thought.');
  await cancel.click();
  await expect(page.getByRole('article')).not.toContainText('Half a thought.');
  expect(questions).toEqual([question, question]);
});

test('The edit that Undo discards is asked about, and not lost', async ({ page }) => {
  await page.goto('#/admin/privacy-policy');
  const box = await openEditor(page, 'Privacy Policy');
  const before = await box.innerText();
  const questions = answerDialogs(page, { dismissed: 1 });
  const question = 'confirm: You have unsaved changes. Undo all of them?';
  const undo = page.getByRole('button', { name: 'Undo Privacy Policy' });
  await page.keyboard.insertText('Half a thought. ');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => questions).toEqual([question]);
  await expect(box).toContainText('Half a thought.');
  await page.keyboard.press('Enter');
  await expect.poll(() => box.innerText()).toBe(before);
  expect(questions).toEqual([question, question]);
  await expect(undo).toHaveCount(0);
  await expect(box).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(box).toContainText('Half a thought.');
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect
    .poll(() => questions.at(-1))
    .toBe('confirm: You have unsaved changes. Leave without saving them?');
});

test('An unsaved text is offered again after the page was lost, until it is saved', async ({
  page,
}) => {
  const offer = page.getByRole('alert').filter({ hasText: 'You have unsaved text from' });
  await page.goto('#/admin/privacy-policy');
  const box = await openEditor(page, 'Privacy Policy');
  const before = await box.innerText();
  await page.keyboard.insertText('Half a thought. ');
  answerDialogs(page);
  await page.reload();
  await openEditor(page, 'Privacy Policy');
  await expect(offer).toContainText('You have unsaved text from just now.');
  await expectAccessible(page);
  expect(await box.innerText()).toBe(before);
  await page.goto('#/admin/terms-and-condition');
  await openEditor(page, 'Terms & Condition');
  await expect(offer).toHaveCount(0);

  await page.goto('#/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(box).toContainText('Half a thought.');
  await expect(offer).toHaveCount(0);
  await submit(page);
  await expect(page.getByRole('article')).toContainText('Half a thought.');
  await openEditor(page, 'Privacy Policy');
  await expect(offer).toHaveCount(0);

  await page.keyboard.insertText('Another one. ');
  await page.reload();
  await openEditor(page, 'Privacy Policy');
  await offer.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await openEditor(page, 'Privacy Policy');
  await expect(offer).toHaveCount(0);
  await expect(box).not.toContainText('Another one.');
});

test.describe('A legal text that does not exist yet', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('can be written as far as the editor names no loss', async ({ page }) => {
    let content: string | undefined;
    await page.route('**/privacy_policy', (route) =>
      content === undefined
        ? route.fulfill({ status: 404, json: { success: false, error: { message: 'None.' } } })
        : route.fulfill({ json: { success: true, ...(content && { data: content }) } }),
    );
    await page.route('**/updatePrivacyPolicy', (route) => {
      ({ content } = route.request().postDataJSON() as { content: string });
      return route.fulfill({ json: { success: true } });
    });
    await page.goto('#/admin/privacy-policy');
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await openEditor(page, 'Privacy Policy');
    await page.keyboard.type('The very first word');
    await submit(page);
    await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('The very first word');

    content = '';
    await page.reload();
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    const stored = '<hr>\n<ol type="a"><li class="x"><mark>Before.</mark></ol>\n';
    content = `${stored}<p>End</p>`;
    await page.reload();
    await expect(page.getByRole('article').getByRole('separator')).toBeVisible();
    const box = await openEditor(page, 'Privacy Policy');
    await expect(page.getByRole('alert')).toHaveText(
      'The editor cannot keep everything in this text. What you do not edit stays as it is, but a paragraph, list or table that you edit loses: class names, marked words.',
    );
    await expect(box).toContainText('Before.');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' of it');
    const { content: sent } = (await submitRequest(page)).postDataJSON() as { content: string };
    expect(sent).toBe(`${stored}<p>End of it</p>`);
  });
});
