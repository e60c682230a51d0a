import { expect, test } from './fixtures.ts';

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

const createToken = (payload: object) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

for (const route of protectedRoutes) {
  test(`${route} redirects to the sign-in without a session`, async ({ page, visit }) => {
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
  test(`${route} needs no session`, async ({ page, visit }) => {
    await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
}

test('An unknown route shows 404 and a link home', async ({ page, visit }) => {
  await visit('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 - Not Found!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle('Login');
});

test.describe('Local storage', () => {
  const invalidSessions: [string, Record<string, string>][] = [
    ['an invalid token', { token: 'banana', userInfo: '{}' }],
    ['an expired token', { token: createToken({ exp: 1000 }), userInfo: '{}' }],
    ['a token without exp', { token: createToken({}), userInfo: '{}' }],
    ['a user that is no JSON', { token: createToken({ exp: 9_999_999_999 }), userInfo: '{"fi' }],
    ['a user without a token', { userInfo: '{}' }],
  ];
  for (const [description, items] of invalidSessions) {
    test(`with ${description} means signed out`, async ({ page, visit }) => {
      await page.addInitScript((sessionItems) => {
        if (!sessionStorage.getItem('once')) {
          for (const [key, value] of Object.entries(sessionItems)) localStorage.setItem(key, value);
          sessionStorage.setItem('once', 'yes');
        }
      }, items);
      await visit('/admin/users');
      await expect(page).toHaveTitle('Login');
      await expect(page).toHaveURL(/#\/$/);
    });
  }
});

test.describe('A token that the server rejects', () => {
  test.use({ signedIn: true, expectedConsoleErrors: /401 \(Unauthorized\)|socket/i });

  test('ends the session with a message, and sign-in returns to the page', async ({
    page,
    visit,
  }) => {
    await visit('/admin/users?page=2');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await page.evaluate(
      (token) => {
        localStorage.setItem('token', token);
      },
      createToken({ exp: 9_999_999_999 }),
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
