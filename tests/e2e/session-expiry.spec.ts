import type { Page } from '@playwright/test';
import { getScenario } from './operation-scenarios.ts';
import { administrator, expect, test } from './fixtures.ts';
import { otherPageSize } from '../support/limits.ts';

test.use({ signedIn: true, expectedConsoleErrors: /401 \(Unauthorized\)|403 \(Forbidden\)/ });

const expiredMessage = 'Your session has expired. Please sign in again.';
const restoredMessage = 'Your session had expired. What you had typed is here again.';

/** From now on, the server responds to every mutation with 401. */
const expireSession = (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/login'),
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 401,
            json: { success: false, error: { message: expiredMessage } },
          }),
  );

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Fills in the form of an operation and submits it with an expired session. */
async function submitExpired(page: Page, visit: (route: string) => Promise<void>, id: string) {
  const scenario = getScenario(id);
  await visit(scenario.route);
  await scenario.prepare?.(page);
  await expireSession(page);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
}

test('Ten concurrent responses with 401 cause one message and one redirect to the sign-in', async ({
  page,
  visit,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/deleteUser/*', async (route) => {
    requests += 1;
    await released;
    await route.fulfill({
      status: 401,
      json: { success: false, error: { message: expiredMessage } },
    });
  });
  await visit(`/admin/users?size=${otherPageSize}`);
  await expect(page.getByRole('button', { name: /^Delete user/ })).toHaveCount(otherPageSize);
  page.on('dialog', (dialog) => dialog.accept());
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  for (const button of await page.getByRole('button', { name: /^Delete user/ }).all()) {
    await button.click();
  }
  await expect.poll(() => requests).toBe(otherPageSize);
  release();
  await expect(page).toHaveTitle('Login');
  await expect(page.getByText(expiredMessage)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  expect(navigations).toBe(1);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`#/admin/users\\?size=${otherPageSize}$`));
});

for (const [description, id, label, typed] of [
  ['an edited user', 'updateUser', 'First Name', 'Johanna'],
  ['an edited profile', 'updateAdminProfile', 'First Name', 'Amelie'],
  ['an edited room', 'updateStory', 'Room Name', 'Another name'],
] as const) {
  test(`The form of ${description} is restored with its input`, async ({ page, visit }) => {
    await submitExpired(page, visit, id);
    await signIn(page);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(label)).toHaveValue(typed);
    await expect(dialog.getByText(restoredMessage)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('1 field will be saved');
    await expect(dialog.getByRole('button', { name: `Undo ${label}` })).toBeVisible();
    const { promise: sentBody, resolve } = Promise.withResolvers<object>();
    await page.route('**/api/**', (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      resolve(route.request().postDataJSON() as object);
      return route.fulfill({ json: { success: true, user: {} } });
    });
    await submit(page);
    expect(Object.values(await sentBody)).toEqual([typed]);
  });
}

test('A new genre is restored with its image and its starters', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const scenario = getScenario('addGenre');
  await visit(scenario.route);
  await scenario.prepare?.(page);
  await page.getByRole('button', { name: 'Add Starter' }).click();
  await page.getByLabel('Starter', { exact: true }).fill('Half a thought');
  await page.getByLabel('Starter Description', { exact: true }).fill('It goes on.');
  await expireSession(page);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
  await signIn(page);

  await expect(page.getByText(restoredMessage)).toBeVisible();
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
  await expect(page.getByLabel('Background Colour')).toHaveValue('#e0e0f0');
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toHaveJSProperty('naturalWidth', 194);
  await expect(page.getByText('Saved as 194 × 112 pixels')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Starters' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  const sent = page.waitForRequest('**/addGenre');
  await submit(page);
  await sent;
  await expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible();
});

test('A legal text is restored in its editor', async ({ page, visit }) => {
  await submitExpired(page, visit, 'updatePrivacyPolicy');
  await signIn(page);
  await expect(page.getByText(restoredMessage)).toBeVisible();
  await expect(page.getByRole('textbox')).toContainText('More. ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
});

test('A session that expires in one tab loses no input in another', async ({
  page,
  visit,
  context,
  stack,
}) => {
  const scenario = getScenario('updateUser');
  await visit(scenario.route);
  await scenario.prepare?.(page);
  const other = await context.newPage();
  await other.route('**/getAllGenres?*', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: { message: expiredMessage } } }),
  );
  await other.goto(`${stack.url}#/admin/genres`);
  await expect(other).toHaveTitle('Login');
  await other.close();
  await expect(page).toHaveTitle('Login');
  await signIn(page);
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Johanna');
});

test.describe('After a new deployment has removed the code', () => {
  // What is preloaded fails silently, but for the browser's own message.
  test.use({ expectedConsoleErrors: /401 \(Unauthorized\)|404 \(Not Found\)/ });

  test('signing in again works, and loses no input', async ({ page, visit }) => {
    const scenario = getScenario('updateUser');
    await visit(scenario.route);
    await scenario.prepare?.(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await expireSession(page);
    await submit(page);
    await expect(page).toHaveTitle('Login');
    await signIn(page);
    await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue('Johanna');
  });
});

test('A draft is discarded when another screen is opened', async ({ page, visit }) => {
  await submitExpired(page, visit, 'updateUser');
  await visit('/admin/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/');
  await signIn(page);
  await expect(page).toHaveTitle('Dashboard');
  await visit(getScenario('updateUser').route);
  await expect(page.getByRole('definition').first()).not.toBeEmpty();
  const originalName = await page.getByRole('definition').first().innerText();
  await page.getByRole('button', { name: /^Edit user/ }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue(originalName);
});

test('Status 403 does not end the session', async ({ page, visit }) => {
  await page.route('**/getAllGenres?*', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, error: { message: 'You are not allowed to do this.' } },
    }),
  );
  await visit('/admin/genres');
  await expect(page.getByRole('alert')).toContainText('You are not allowed to do this.');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});
