import { handleNextConfirm, expect, test } from './fixtures.ts';
import { openEditor, submit, toolbarButton } from './rich-text.ts';

test.use({ signedIn: true });

const documents = [
  {
    route: '/admin/privacy-policy',
    title: 'Privacy Policy',
    toast: 'Privacy Poilicy Content Updated Succesfully.',
  },
  {
    route: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    toast: 'Terms & Condition Content Updated Succesfully',
  },
];

for (const { route, title, toast } of documents) {
  test(`${title} is edited, saved, and still changed after a reload`, async ({ page, visit }) => {
    await visit(route);
    const box = await openEditor(page, title);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' One more thing.');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await submit(page);
    await saved;
    await Promise.all([
      expect(page.getByText(toast)).toBeVisible(),
      expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled(),
    ]);
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One more thing.');
    await page.reload();
    await expect(page.getByRole('article')).toContainText('One more thing.');
  });
}

test('A bulleted list is a bulleted list for every reader, and the rest stays as it was', async ({
  page,
  visit,
}) => {
  await visit('/admin/privacy-policy');
  const article = page.getByRole('article');
  const before = await article.locator('.prose').innerHTML();
  await openEditor(page, 'Privacy Policy');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Bulleted list').click();
  await page.keyboard.type('Your bread');
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'More indent').click();
  await page.keyboard.type('Your butter');
  const request = page.waitForRequest((sent) => sent.method() === 'PUT');
  await submit(page);
  const { content } = (await request).postDataJSON() as { content: string };
  expect(content).toContain('<ul><li>Your bread<ul><li>Your butter</li></ul></li></ul>');
  expect(content).not.toMatch(/ql-|data-/);
  await page.getByRole('button', { name: 'Edit Privacy Policy' }).waitFor();
  await page.reload();
  await expect(article.locator('ul > li > ul > li')).toHaveText('Your butter');
  const added = '\n<ul><li>Your bread<ul><li>Your butter</li></ul></li></ul>';
  expect(await article.locator('.prose').innerHTML()).toBe(before + added);
});

test('A text without content is not saved', async ({ page, visit }) => {
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await visit('/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('   ');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill Some content before edit.');
  await page.keyboard.press('Shift+Tab');
  expect(puts).toBe(0);
});

test.describe('A video from a host that is not allowed', () => {
  // The Content Security Policy of the page blocks the frame.
  test.use({ expectedConsoleErrors: /frame-src/ });

  test('is rejected, and stays in the editor', async ({ page, visit }) => {
    await page.route('https://videos.example.com/**', (route) => route.fulfill({ body: '' }));
    await visit('/admin/privacy-policy');
    const box = await openEditor(page, 'Privacy Policy');
    await toolbarButton(page, 'Video').click();
    await page.getByLabel('Address').fill('https://videos.example.com/story');
    await page.keyboard.press('Enter');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(
      'A video can be shown from YouTube or Vimeo only.',
    );
    await expect(box.locator('iframe')).toBeVisible();
  });
});

test('Leaving unsaved changes has to be confirmed', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  let box = await openEditor(page, 'Privacy Policy');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveCount(0);

  box = await openEditor(page, 'Privacy Policy');
  await page.keyboard.type('Half a thought. ');
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('link', { name: 'Users' }).click(),
  ]) {
    const message = handleNextConfirm(page, false);
    await leave();
    expect(await message).toBe('You have unsaved changes. Leave without saving them?');
    await expect(box).toContainText('Half a thought.');
  }
  const accepted = handleNextConfirm(page, true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await accepted;
  await expect(page.getByRole('article')).not.toContainText('Half a thought.');
});

for (const format of ['Bulleted list', 'Quote', 'Code block']) {
  test(`Tab and Shift+Tab leave the editor, also from a ${format.toLowerCase()}`, async ({
    page,
    visit,
  }) => {
    await visit('/admin/privacy-policy');
    const box = await openEditor(page, 'Privacy Policy');
    await toolbarButton(page, format).click();
    await box.focus();
    const text = await box.innerText();
    await page.keyboard.press('Tab');
    // The format is a change, which has a button that restores the stored text.
    await expect(page.getByRole('button', { name: 'Undo Privacy Policy' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toolbarButton(page, 'Clear formatting')).toBeFocused();
    expect(await box.innerText()).toBe(text);
  });
}

test('Undo reverts only what was typed', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  const box = await openEditor(page, 'Privacy Policy');
  const before = await box.innerText();
  // In one piece: Quill makes an undo step of what is typed within a second.
  await page.keyboard.insertText('typed ');
  await page.keyboard.press('Control+z');
  await expect.poll(() => box.innerText()).toBe(before);
  await page.keyboard.press('Control+z');
  expect(await box.innerText()).toBe(before);
});

test('Links of every safe kind are kept, and the scheme of a URL is added', async ({
  page,
  visit,
}) => {
  const data = '<p><a href="mailto:me@example.com">mail</a> <a href="#part">part</a> end</p>';
  await page.route('**/privacy_policy', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await page.route('**/updatePrivacyPolicy', (route) => route.fulfill({ json: { success: true } }));
  await visit('/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await toolbarButton(page, 'Link').click();
  await page.getByLabel('Address').fill('www.example.com/end');
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  const { content } = (await sent).postDataJSON() as { content: string };
  for (const href of ['mailto:me@example.com', '#part', 'https://www.example.com/end']) {
    expect(content).toContain(`href="${href}"`);
  }
});

test.describe('A text that cannot be fetched again', () => {
  test.use({ expectedConsoleErrors: /500/ });

  test('is not overwritten, and the input is kept', async ({ page, visit }) => {
    await visit('/admin/privacy-policy');
    const box = await openEditor(page, 'Privacy Policy');
    await page.keyboard.type('Half a thought. ');
    await page.route('**/privacy_policy', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page);
    await expect(page.getByText('500 Internal Server Error')).toBeVisible();
    await expect(box).toContainText('Half a thought.');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

test.describe('Without a session', () => {
  test.use({ signedIn: false });

  test('there is no edit button', async ({ page, visit }) => {
    await visit('/admin/privacy-policy');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});

test.describe('Hostile markup from the server', () => {
  // The browser reports an event handler when it parses it, even where it can never run.
  test.use({ expectedConsoleErrors: /inline event handler/ });

  test('is sanitized before it is edited', async ({ page, visit }) => {
    let hits = 0;
    await page.exposeFunction('hit', () => {
      hits += 1;
    });
    const data = `<p>before</p><img src="x:" onerror="hit()"><svg onload="hit()"></svg>
    <iframe srcdoc="<script>parent.hit()</script>"></iframe><a href="javascript:hit()">go</a>`;
    await page.route('**/privacy_policy', (route) =>
      route.fulfill({ json: { success: true, data } }),
    );
    await visit('/admin/privacy-policy');
    const box = await openEditor(page, 'Privacy Policy');
    await expect(box).toContainText('before');
    await expect(box.locator('iframe, svg, script, [onerror], [href^=javascript]')).toHaveCount(0);
    expect(hits).toBe(0);
  });
});
