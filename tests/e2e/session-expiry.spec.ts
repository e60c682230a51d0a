import type { Page } from '@playwright/test';
import { calls } from './calls.ts';
import { administrator, expect, test } from './fixtures.ts';

test.use({ signedIn: true, expectedComplaints: /401 \(Unauthorized\)|403 \(Forbidden\)/ });

const expired = 'Your session has expired. Please sign in again.';
const restored = 'Your session had expired. What you had typed is here again.';

/** The server stops to accept the session as soon as something is changed. */
const expireAtChange = (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/login'),
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 401,
            json: { success: false, error: { message: expired } },
          }),
  );

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Types into the form of an operation, and has the server end the session when it is sent. */
async function expireOver(page: Page, visit: (route: string) => Promise<void>, id: string) {
  const way = calls[id];
  await visit(way?.at ?? '');
  await way?.prepare?.(page);
  await expireAtChange(page);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
}

test('Ten refused calls at once give one message and one way to the sign-in', async ({
  page,
  visit,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/deleteUser/*', async (route) => {
    asked += 1;
    await held;
    await route.fulfill({
      status: 401,
      json: { success: false, error: { message: expired } },
    });
  });
  await visit('/admin/users?size=10');
  await expect(page.getByRole('button', { name: /^Delete user/ })).toHaveCount(10);
  page.on('dialog', (dialog) => dialog.accept());
  let turns = 0;
  page.on('framenavigated', () => (turns += 1));
  for (const button of await page.getByRole('button', { name: /^Delete user/ }).all()) {
    await button.click();
  }
  await expect.poll(() => asked).toBe(10);
  answer();
  await expect(page).toHaveTitle('Login');
  await expect(page.getByText(expired)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  expect(turns).toBe(1);
  await signIn(page);
  await expect(page).toHaveURL(/#\/admin\/users\?size=10$/);
});

for (const [what, id, label, typed] of [
  ['an edited user', 'updateUser', 'First Name', 'Johanna'],
  ['an edited profile', 'updateAdminProfile', 'First Name', 'Amelie'],
  ['an edited room', 'updateStory', 'Room Name', 'Another name'],
] as const) {
  test(`The form of ${what} comes back with what was typed`, async ({ page, visit }) => {
    await expireOver(page, visit, id);
    await signIn(page);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(label)).toHaveValue(typed);
    await expect(dialog.getByText(restored)).toBeVisible();
    const { promise: sent, resolve } = Promise.withResolvers<object>();
    await page.route('**/api/**', (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      resolve(route.request().postDataJSON() as object);
      return route.fulfill({ json: { success: true, user: {} } });
    });
    await submit(page);
    expect(Object.values(await sent)).toEqual([typed]);
  });
}

test('A new genre comes back with its picture and its starters', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const way = calls.addGenre;
  await visit(way?.at ?? '');
  await way?.prepare?.(page);
  await page.getByRole('button', { name: 'Add Starter' }).click();
  await page.getByLabel('Starter', { exact: true }).fill('Half a thought');
  await page.getByLabel('Starter Description', { exact: true }).fill('It goes on.');
  await expireAtChange(page);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
  await signIn(page);

  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
  await expect(page.getByLabel('Background Colour')).toHaveValue('#e0e0f0');
  const picture = page.getByAltText('What will be saved');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(194);
  await expect(page.getByText('Saved as 194 × 112 pixels')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Starters' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  const sent = page.waitForRequest('**/addGenre');
  await submit(page);
  await sent;
  await expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible();
});

test('A legal text comes back in its editor', async ({ page, visit }) => {
  await expireOver(page, visit, 'updatePrivacyPolicy');
  await signIn(page);
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByRole('textbox')).toContainText('More. ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
});

test('A session that expires in one tab loses nothing in another', async ({
  page,
  visit,
  context,
  stack,
}) => {
  const way = calls.updateUser;
  await visit(way?.at ?? '');
  await way?.prepare?.(page);
  const other = await context.newPage();
  await other.route('**/getAllGenres?*', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: { message: expired } } }),
  );
  await other.goto(`${stack.url}#/admin/genres`);
  await expect(other).toHaveTitle('Login');
  await other.close();
  await expect(page).toHaveTitle('Login');
  await signIn(page);
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Johanna');
});

test('The code of the sign-in is there before it is needed, so that a new deploy loses nothing', async ({
  page,
  visit,
}) => {
  const way = calls.updateUser;
  const fetched = page.waitForResponse('**/sign-in-*.js');
  await visit(way?.at ?? '');
  await fetched;
  await way?.prepare?.(page);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await expireAtChange(page);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await signIn(page);
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Johanna');
});

test('What was typed does not follow who goes elsewhere', async ({ page, visit }) => {
  await expireOver(page, visit, 'updateUser');
  await visit('/admin/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/');
  await signIn(page);
  await expect(page).toHaveTitle('Dashboard');
  await visit(calls.updateUser?.at ?? '');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('What is forbidden does not end the session', async ({ page, visit }) => {
  await page.route('**/getAllGenres?*', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, error: { message: 'You are not allowed to do this.' } },
    }),
  );
  await visit('/admin/genres');
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
});
