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
