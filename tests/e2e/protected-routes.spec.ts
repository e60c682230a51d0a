import { expect, test } from './fixtures.ts';

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
