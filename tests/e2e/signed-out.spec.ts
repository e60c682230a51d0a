import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ signedIn: false });

const id = '65b000000000000000000001';
const protectedRoutes = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/stories',
  '/admin/genres',
  '/admin/genre/add',
  '/admin/banners',
  '/admin/banner/add',
  '/admin/view-profile',
  '/admin/view-profile/',
  `/admin/view/user/${id}`,
  `/admin/view/story/${id}`,
  `/admin/view/genre/${id}`,
  `/admin/view/banner/${id}`,
];

test('Without a session, protected routes redirect to the sign-in', async ({ page }) => {
  for (const route of protectedRoutes) {
    await page.goto(`#${route}`);
    await expect(page).toHaveURL(/#\/$/);
    await expect(page).toHaveTitle('Login');
  }
});

test('Without a session, public screens have no header and no sidebar', async ({ page }) => {
  for (const [route, title] of [
    ['/admin/privacy-policy', 'Privacy Policy'],
    ['/admin/terms-and-condition', 'Terms & Condition'],
    ['/admin/delete-account', 'Delete Account'],
    ['/nowhere/at/all', '404 - Not Found!'],
  ] as const) {
    await page.goto(`#${route}`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle('Login');
});

test('The legal texts can be read, but not edited, without a session', async ({ page }) => {
  for (const [route, title, endpoint] of [
    ['/admin/privacy-policy', 'Privacy Policy', 'privacy_policy'],
    ['/admin/terms-and-condition', 'Terms & Condition', 'terms_and_conditions'],
  ] as const) {
    const request = page.waitForRequest(`**/${endpoint}`);
    await page.goto(`#${route}`);
    expect(await (await request).headerValue('authorization')).toBeNull();
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
