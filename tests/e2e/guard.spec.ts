import { expect, test } from './fixtures.ts';

const id = '65b000000000000000000001';
const guarded = [
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

const tokenWith = (payload: object) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

for (const route of guarded) {
  test(`${route} sends a stranger to the sign-in`, async ({ page, visit }) => {
    await visit(route);
    await expect(page).toHaveTitle('Login');
    await expect(page).toHaveURL(/#\/$/);
  });
}

for (const route of [
  '/admin/privacy-policy',
  '/admin/terms-and-condition',
  '/admin/delete-account',
]) {
  test(`${route} is open to everyone`, async ({ page, visit }) => {
    await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
}

test('An unknown address says so and leads home', async ({ page, visit }) => {
  await visit('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 - Not Found!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle('Login');
});

test.describe('Local storage', () => {
  const contents: [string, Record<string, string>][] = [
    ['a token that is none', { token: 'banana', userInfo: '{}' }],
    ['a token that has expired', { token: tokenWith({ exp: 1000 }), userInfo: '{}' }],
    ['a token without exp', { token: tokenWith({}), userInfo: '{}' }],
    ['a user that cannot be read', { token: tokenWith({ exp: 9_999_999_999 }), userInfo: '{"fi' }],
    ['a user without a token', { userInfo: '{}' }],
  ];
  for (const [what, items] of contents) {
    test(`with ${what} means signed out`, async ({ page, visit }) => {
      await page.addInitScript((stored) => {
        if (!sessionStorage.getItem('once')) {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
          sessionStorage.setItem('once', 'yes');
        }
      }, items);
      await visit('/admin/users');
      await expect(page).toHaveTitle('Login');
      await expect(page).toHaveURL(/#\/$/);
    });
  }
});

test.describe('A token that the server refuses', () => {
  test.use({ signedIn: true, expectedComplaints: /401 \(Unauthorized\)|socket/i });

  test('signs out, says why, and sign-in leads back', async ({ page, visit }) => {
    await visit('/admin/users?page=2');
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.evaluate(
      (token) => {
        localStorage.setItem('token', token);
      },
      tokenWith({ exp: 9_999_999_999 }),
    );
    await page.reload();
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await expect(page).toHaveTitle('Login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('story-admin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/#\/admin\/users\?page=2$/);
  });
});
