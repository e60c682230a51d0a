import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { readStarters, submit, submitRequest } from './forms.ts';
import { getScenario, openScenario } from './operation-scenarios.ts';
import { answerDialogs, getToasts, openList, signIn } from './page-actions.ts';
import { failRequests, failure, holdRequests, respondToMutations } from './requests.ts';
import { otherPageSize } from '../support/limits.ts';

test.use({ expectedConsoleErrors: /status of 401|status of 404/ });

const expiredMessage = 'Your session has expired. Please sign in again.';
const returnMessage = 'You will return to the page that you left.';

test('Ten concurrent responses with 401 lead each tab to one sign-in', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openList(other, 'genres');
  await respondToMutations(page, 401, failure(expiredMessage));
  const { release, requestCount } = await holdRequests(page, '**/deleteUser/*');
  await openList(page, 'users', otherPageSize);
  answerDialogs(page);
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  const deletions = await page.getByRole('button', { name: /^Delete user/ }).all();
  for (const button of deletions) await button.click();
  await expect.poll(requestCount).toBe(otherPageSize);
  release();
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle('Login');
    const alerts = tab.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alerts).toHaveText([`${expiredMessage} ${returnMessage}`]);
  }
  expect(navigations).toBe(1);
  await expectAccessible(page);

  await page.unrouteAll();
  await signIn(page, 'wrong');
  await expect(getToasts(page).getByText('Invalid email or password')).toBeVisible();
  // It is an alert of the screen, not a toast that closes by itself.
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(expiredMessage);
  await signIn(other);
  await expect(page).toHaveURL(new RegExp(`#/admin/users\\?size=${otherPageSize}$`));
  await expect(other).toHaveTitle('Genres');
  await expect(other.getByText(expiredMessage)).toHaveCount(0);
  await other.close();
});

test('An expired token in the storage says where the sign-in will return', async ({ page }) => {
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin !== 'null') localStorage.setItem('token', 'x.eyJleHAiOjF9.x');
  });
  await page.goto('#/admin/users');
  await expect(page.getByRole('alert')).toHaveText(`${expiredMessage} ${returnMessage}`);
  await page.goto('about:blank');
  await page.goto('#/');
  await expect(page.getByRole('alert')).toHaveText(expiredMessage);
});

const expectFirstName = (typed: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First Name')).toHaveValue(typed);
  await expect(dialog.getByRole('status')).toHaveText('1 field will be saved');
  await expect(dialog.getByRole('button', { name: 'Undo First Name' })).toBeVisible();
};

async function expectGenre(page: Page) {
  await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Noir');
  await expect(page.getByLabel('Background Colour', { exact: true })).toHaveValue('#e0e0f0');
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toHaveJSProperty('naturalWidth', 194);
  await expect(page.getByText('Saved as 194 × 112 pixels')).toBeVisible();
  await expect.poll(() => readStarters(page)).toEqual(['Rain']);
}

const expectText = (page: Page) => expect(page.getByRole('textbox')).toContainText('More. ');

/** Sends a form whose session has expired, and signs in again after a new deployment. */
async function signInAfterDeployment(page: Page, id: string) {
  await openScenario(page, id);
  await page.context().route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await respondToMutations(page, 401, failure(expiredMessage));
  await submit(page);
  await expect(page).toHaveTitle('Login');
  await page.unrouteAll();
  await signIn(page);
  const message = 'Your session had expired. What you had typed is here again.';
  await expect(page.getByText(message)).toBeVisible();
}

for (const [description, id, firstName] of [
  ['a user', 'updateUser', 'Johanna'],
  ['the profile', 'updateAdminProfile', 'Amelie'],
] as const) {
  test(`The edit of ${description} is sent after a new deployment`, async ({ page }) => {
    await signInAfterDeployment(page, id);
    await expectFirstName(firstName)(page);
    await expectAccessible(page);
    const user = { _id: '65b000000000000000000002', firstName };
    await respondToMutations(page, 200, { success: true, user });
    expect((await submitRequest(page)).postDataJSON()).toEqual({ firstName });
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
  });
}

for (const [description, id, expectInput] of [
  ['A new genre', 'addGenre', expectGenre],
  ['A legal text', 'updatePrivacyPolicy', expectText],
] as const) {
  test(`${description} is saved after a new deployment`, async ({ page }) => {
    await signInAfterDeployment(page, id);
    await expectInput(page);
    await expectAccessible(page);
    await submit(page);
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
  });
}

test('A session that expires in one tab keeps the input in another', async ({ page, context }) => {
  const expireInOtherTab = async () => {
    const other = await context.newPage();
    await failRequests(other, '**/getAllGenres?*', 401, expiredMessage);
    await other.goto('#/admin/genres');
    await expect(other).toHaveTitle('Login');
    await other.close();
    await expect(page).toHaveTitle('Login');
  };
  const firstName = page.getByRole('dialog').getByLabel('First Name');
  await openScenario(page, 'updateUser');
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
