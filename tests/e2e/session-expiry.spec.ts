import type { Page } from '@playwright/test';
import { getScenario } from './operation-scenarios.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdRequests, respondToMutations, signIn, submit } from './page-actions.ts';
import { otherPageSize } from '../support/limits.ts';

test.use({ expectedConsoleErrors: /401 \(Unauthorized\)|404 \(Not Found\)/ });

const expired = {
  success: false,
  error: { message: 'Your session has expired. Please sign in again.' },
};
const restoredMessage = 'Your session had expired. What you had typed is here again.';

async function openForm(page: Page, id: string) {
  const scenario = getScenario(id);
  await page.goto(`#${scenario.route}`);
  await scenario.prepare?.(page);
}

/** Submits the open form after its session has expired. */
async function submitExpired(page: Page) {
  await respondToMutations(page, 401, expired);
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
}

test('Ten concurrent responses with 401 cause one message and one redirect to the sign-in', async ({
  page,
}) => {
  await respondToMutations(page, 401, expired);
  const { release, requestCount } = await holdRequests(page, '**/deleteUser/*');
  await page.goto(`#/admin/users?size=${otherPageSize}`);
  await expect(page.getByRole('button', { name: /^Delete user/ })).toHaveCount(otherPageSize);
  page.on('dialog', (dialog) => dialog.accept());
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  for (const button of await page.getByRole('button', { name: /^Delete user/ }).all()) {
    await button.click();
  }
  await expect.poll(requestCount).toBe(otherPageSize);
  release();
  await expect(page).toHaveTitle('Login');
  await expect(page.getByText(expired.error.message)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  expect(navigations).toBe(1);
  await page.unrouteAll();
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`#/admin/users\\?size=${otherPageSize}$`));
});

for (const [description, id, typed] of [
  ['a user', 'updateUser', 'Johanna'],
  ['the profile', 'updateAdminProfile', 'Amelie'],
] as const) {
  test(`The form of ${description} is restored with its input, also after a new deployment has removed the code`, async ({
    page,
  }) => {
    await openForm(page, id);
    const removeCode = () =>
      page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await removeCode();
    await submitExpired(page);
    await removeCode();
    await signIn(page);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First Name')).toHaveValue(typed);
    await expect(dialog.getByText(restoredMessage)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('1 field will be saved');
    await expect(dialog.getByRole('button', { name: 'Undo First Name' })).toBeVisible();
    await respondToMutations(page, 200, {
      success: true,
      ...(id === 'updateAdminProfile' && { user: {} }),
    });
    const sent = page.waitForRequest((request) => /^P(UT|ATCH)$/.test(request.method()));
    await submit(page);
    expect(Object.values((await sent).postDataJSON() as object)).toEqual([typed]);
    // A request whose response is held when the page closes would reach the server.
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
  });
}

test('A new genre is restored with its image and its starters', async ({ page }) => {
  await openForm(page, 'addGenre');
  await page.getByRole('button', { name: 'Add Starter' }).click();
  await page.getByLabel('Starter', { exact: true }).fill('Half a thought');
  await page.getByLabel('Starter Description', { exact: true }).fill('It goes on.');
  await submitExpired(page);
  await signIn(page);

  await expect(page.getByText(restoredMessage)).toBeVisible();
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
  await expect(page.getByLabel('Background Colour', { exact: true })).toHaveValue('#e0e0f0');
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toHaveJSProperty('naturalWidth', 194);
  await expect(page.getByText('Saved as 194 × 112 pixels')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Starters' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const sent = page.waitForRequest('**/addGenre');
  await submit(page);
  await sent;
  await expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible();
});

test('A legal text is restored in its editor', async ({ page }) => {
  await openForm(page, 'updatePrivacyPolicy');
  await submitExpired(page);
  await signIn(page);
  await expect(page.getByText(restoredMessage)).toBeVisible();
  await expect(page.getByRole('textbox')).toContainText('More. ');
  await submit(page);
  await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
});

test('A session that expires in one tab loses no input in another, until another screen is opened', async ({
  page,
  context,
}) => {
  const expireInOtherTab = async () => {
    const other = await context.newPage();
    await other.route('**/getAllGenres?*', (route) =>
      route.fulfill({ status: 401, json: expired }),
    );
    await other.goto(`#/admin/genres`);
    await expect(other).toHaveTitle('Login');
    await other.close();
    await expect(page).toHaveTitle('Login');
  };
  const firstName = page.getByRole('dialog').getByLabel('First Name');
  await openForm(page, 'updateUser');
  await expireInOtherTab();
  await signIn(page);
  await expect(firstName).toHaveValue('Johanna');

  await expireInOtherTab();
  await page.goto('#/admin/privacy-policy');
  await expect(page).toHaveTitle('Privacy Policy');
  await page.goto('#/');
  await signIn(page);
  await expect(page).toHaveTitle('Dashboard');
  await page.goto(`#${getScenario('updateUser').route}`);
  const originalName = page.getByRole('definition').first();
  await expect(originalName).toHaveText(/\w/);
  await page.getByRole('button', { name: /^Edit user/ }).click();
  await expect(firstName).toHaveValue(await originalName.innerText());
});
