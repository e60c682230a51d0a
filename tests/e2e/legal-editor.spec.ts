import { answerConfirm, expect, test } from './fixtures.ts';
import { edit, submit, tool } from './rich-text.ts';

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
    const box = await edit(page, title);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' One more thing.');
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await submit(page);
    await answered;
    await expect(page.getByText(toast)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('One more thing.');
    await page.reload();
    await expect(page.getByRole('article')).toContainText('One more thing.');
  });
}

test('A text needs some content', async ({ page, visit }) => {
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await visit('/admin/privacy-policy');
  await edit(page, 'Privacy Policy');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('   ');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill Some content before edit.');
  await page.keyboard.press('Shift+Tab');
  expect(puts).toBe(0);
});

test.describe('A video of a host that may not show one', () => {
  // The page's own policy does not even frame it.
  test.use({ expectedComplaints: /frame-src/ });

  test('is refused before it is lost', async ({ page, visit }) => {
    await page.route('https://videos.example.com/**', (route) => route.fulfill({ body: '' }));
    await visit('/admin/privacy-policy');
    const box = await edit(page, 'Privacy Policy');
    await tool(page, 'Video').click();
    await page.getByLabel('Address').fill('https://videos.example.com/story');
    await page.keyboard.press('Enter');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(
      'A video can be shown from YouTube or Vimeo only.',
    );
    await expect(box.locator('iframe')).toBeVisible();
  });
});

test('Unsaved changes are left only once that is confirmed', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  let box = await edit(page, 'Privacy Policy');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveCount(0);

  box = await edit(page, 'Privacy Policy');
  await page.keyboard.type('Half a thought. ');
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('link', { name: 'Users' }).click(),
  ]) {
    const asked = answerConfirm(page, false);
    await leave();
    expect(await asked).toBe('You have unsaved changes. Leave without saving them?');
    await expect(box).toContainText('Half a thought.');
  }
  const asked = answerConfirm(page, true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await asked;
  await expect(page.getByRole('article')).not.toContainText('Half a thought.');
});

for (const format of ['Bulleted list', 'Quote', 'Code block']) {
  test(`The keyboard comes out of the editor, out of a ${format.toLowerCase()} as well`, async ({
    page,
    visit,
  }) => {
    await visit('/admin/privacy-policy');
    const box = await edit(page, 'Privacy Policy');
    await tool(page, format).click();
    await box.focus();
    const text = await box.innerText();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Clear formatting')).toBeFocused();
    expect(await box.innerText()).toBe(text);
  });
}

test('Undo takes back what was typed, and no more', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  const box = await edit(page, 'Privacy Policy');
  const before = await box.innerText();
  await page.keyboard.type('typed ');
  await page.keyboard.press('Control+z');
  await expect.poll(() => box.innerText()).toBe(before);
  await page.keyboard.press('Control+z');
  expect(await box.innerText()).toBe(before);
});

test('Links of every harmless kind are kept, and an address is completed', async ({
  page,
  visit,
}) => {
  const data = '<p><a href="mailto:me@example.com">mail</a> <a href="#part">part</a> end</p>';
  await page.route('**/privacy_policy', (route) =>
    route.fulfill({ json: { success: true, data } }),
  );
  await page.route('**/updatePrivacyPolicy', (route) => route.fulfill({ json: { success: true } }));
  await visit('/admin/privacy-policy');
  await edit(page, 'Privacy Policy');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('www.example.com/end');
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await submit(page);
  const { content } = (await sent).postDataJSON() as { content: string };
  for (const address of ['mailto:me@example.com', '#part', 'https://www.example.com/end']) {
    expect(content).toContain(`href="${address}"`);
  }
});

test.describe('A text that cannot be read any more', () => {
  test.use({ expectedComplaints: /500/ });

  test('is not written over, and nothing typed is lost', async ({ page, visit }) => {
    await visit('/admin/privacy-policy');
    const box = await edit(page, 'Privacy Policy');
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

  test('there is nothing to edit with', async ({ page, visit }) => {
    await visit('/admin/privacy-policy');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});

test.describe('What a server sends', () => {
  // The browser reports a handler as soon as it is parsed, even where it can never run.
  test.use({ expectedComplaints: /inline event handler/ });

  test('is made harmless before it is edited', async ({ page, visit }) => {
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
    const box = await edit(page, 'Privacy Policy');
    await expect(box).toContainText('before');
    await expect(box.locator('iframe, svg, script, [onerror], [href^=javascript]')).toHaveCount(0);
    expect(hits).toBe(0);
  });
});
