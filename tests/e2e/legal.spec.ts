import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ signedIn: false });

test('The legal texts can be read, but not edited, without a session', async ({ page }) => {
  for (const [route, title, endpoint] of [
    ['/admin/privacy-policy', 'Privacy Policy', 'privacy_policy'],
    ['/admin/terms-and-condition', 'Terms & Condition', 'terms_and_conditions'],
  ] as const) {
    const request = page.waitForRequest(`**/${endpoint}`);
    await page.goto(`#${route}`);
    expect(await (await request).headerValue('authorization')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expectAccessible(page);
    for (const name of ['Story Admin', 'Back to sign in']) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveTitle('Login');
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  }
});

test.describe('A legal text', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('keeps its formats, opens links safely, and shows an allowed video', async ({ page }) => {
    const video = 'https://www.youtube.com/embed/story';
    let data: string | undefined = `
    <h1>Title</h1>
    <p class="ql-align-center">centred</p>
    <a href="https://example.com/a">safe</a>
    <img src="/uploads/none.png">
    <iframe class="ql-video" src="${video}"></iframe>
    <iframe src="https://evil.example"></iframe>`;
    await page.route('**/privacy_policy', (route) =>
      route.fulfill({ json: { success: true, ...(data && { data }) } }),
    );
    await page.goto('#/admin/privacy-policy');
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(text.getByText('centred')).toHaveCSS('text-align', 'center');
    const link = text.getByRole('link', { name: 'safe' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(text.getByAltText('The image does not load')).toBeVisible();
    await expect(text.locator('iframe')).toHaveCount(1);
    await expect(text.locator('iframe')).toHaveAttribute('src', video);

    data = undefined;
    await page.reload();
    await expect(page.getByText('There is no text yet.')).toBeVisible();
  });
});
