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

test('The keyboard comes into the editor and out of it', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  const box = await edit(page, 'Privacy Policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Clear formatting')).toBeFocused();
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
