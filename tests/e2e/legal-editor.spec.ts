import { expect, expectAccessible, getToast, handleNextConfirm, test } from './fixtures.ts';
import {
  holdRequests,
  openEditor,
  recordMutations,
  submit,
  toolbarButton,
  useTool,
} from './page-actions.ts';

const documents = [
  {
    route: '/admin/privacy-policy',
    title: 'Privacy Policy',
    endpoint: '**/privacy_policy',
    update: '**/updatePrivacyPolicy',
    toast: 'Privacy Poilicy Content Updated Succesfully.',
  },
  {
    route: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    endpoint: '**/terms_and_conditions',
    update: '**/updateTermsAndCondition',
    toast: 'Terms & Condition Content Updated Succesfully',
  },
];

for (const { route, title, endpoint, update, toast } of documents) {
  test(`${title} is edited, shown at once, before it has been fetched again, and still changed after a reload`, async ({
    page,
  }) => {
    await page.goto(`#${route}`);
    const box = await openEditor(page, title);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' One more thing.');
    const saving = await holdRequests(page, update);
    // The text is fetched before the save, to find conflicts, and after it.
    const conflictCheck = page.waitForResponse(endpoint);
    await submit(page);
    await conflictCheck;
    const refetch = await holdRequests(page, endpoint);
    saving.release();
    await Promise.all([
      expect(page.getByText(toast)).toBeVisible(),
      expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled(),
    ]);
    await expect(box).toHaveCount(0);
    const edit = page.getByRole('button', { name: `Edit ${title}` });
    await expect(edit).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One more thing.');
    expect(refetch.requestCount()).toBe(1);
    refetch.release();
    await expect(edit).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('One more thing.');
  });
}

test.describe('A text', () => {
  // The Content Security Policy of the page blocks the frame.
  test.use({ expectedConsoleErrors: /frame-src|500/ });

  test('that is empty, has a video from another host or meets an error is not saved, and stays in the editor', async ({
    page,
  }) => {
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
    await expect(getToast(page, '500 Internal Server Error')).toBeVisible();
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

test('Unsaved changes are left after a confirmation; Undo reverts what was typed; Tab and Shift+Tab leave the editor', async ({
  page,
}) => {
  await page.goto('#/admin/privacy-policy');
  let box = await openEditor(page, 'Privacy Policy');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(box).toHaveCount(0);

  box = await openEditor(page, 'Privacy Policy');
  const before = await box.innerText();
  // In one piece: Quill makes an undo step of what is typed within a second.
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
  const message = handleNextConfirm(page, false);
  await page.getByRole('link', { name: 'Users' }).click();
  expect(await message).toBe('You have unsaved changes. Leave without saving them?');
  await expect(box).toContainText('Half a thought.');
  const accepted = handleNextConfirm(page, true);
  await cancel.click();
  await accepted;
  await expect(page.getByRole('article')).not.toContainText('Half a thought.');
});

test.describe('A legal text that does not exist yet', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

  test('can be written; the scheme of a link is added, and what the editor cannot keep is named', async ({
    page,
  }) => {
    let content: string | undefined;
    await page.route('**/privacy_policy', (route) =>
      content === undefined
        ? route.fulfill({ status: 404, json: { success: false, error: { message: 'None.' } } })
        : route.fulfill({ json: { success: true, data: content } }),
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
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await toolbarButton(page, 'Link').click();
    const address = page.getByLabel('Address');
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('');
    await expect(address).toHaveAttribute('placeholder', 'https://example.com');
    await address.fill('www.example.com/end');
    await page.keyboard.press('Enter');
    await submit(page);
    await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('The very first word');
    expect(content).toContain('href="https://www.example.com/end"');

    content = '<p>Before.</p><hr>';
    await page.reload();
    const box = await openEditor(page, 'Privacy Policy');
    await expect(page.getByRole('alert')).toHaveText(
      'The editor cannot keep everything in this text. An edit makes plain: lines across the page.',
    );
    await expect(box).toContainText('Before.');
  });
});
