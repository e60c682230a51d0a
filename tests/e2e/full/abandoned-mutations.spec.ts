import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openScenario } from '../operation-scenarios.ts';
import { answerDialogs, getToasts, openList } from '../page-actions.ts';
import { holdRequests, recordMutations } from '../requests.ts';
import {
  acceptEveryToken,
  changeStorage,
  noSession,
  otherSession,
  readStoredSession,
} from '../stored-session.ts';

test.use({ expectedConsoleErrors: /ERR_ABORTED/ });
test.beforeEach(({ page, session }) => acceptEveryToken(page, session.token));

/** Submits the form of an operation, and holds back the request that follows. */
async function submitHeld(page: Page, id: string, pattern: string) {
  const button = await openScenario(page, id);
  const { release, requestCount } = await holdRequests(page, pattern);
  await button.click();
  await expect.poll(requestCount).toBe(1);
  return {
    release,
    async receiveResponse() {
      const response = page.waitForResponse(pattern);
      release();
      await response;
    },
  };
}

/** Opens another screen: by the time that it is shown, what was released before has been processed. */
async function openGenres(page: Page) {
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page).toHaveTitle('Genres');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
}

for (const [description, id, queryPattern] of [
  ['A record', 'updateUser', '**/getUser/*'],
  ['A legal text', 'updatePrivacyPolicy', '**/privacy_policy'],
] as const) {
  test(`${description} is not saved once its screen is left or its session has changed`, async ({
    page,
  }) => {
    const mutations = recordMutations(page);
    const questions = answerDialogs(page);
    const left = await submitHeld(page, id, queryPattern);
    await openList(page, 'banners');
    left.release();
    await openGenres(page);

    const ended = await submitHeld(page, id, queryPattern);
    await changeStorage(page, otherSession);
    ended.release();
    await openGenres(page);
    expect(questions).toEqual(['confirm: You have unsaved changes. Leave without saving them?']);
    expect(mutations).toEqual([]);
    await expect(getToasts(page).getByRole('alert')).toHaveCount(0);
  });
}

for (const [id, json, expectedQuestions] of [
  ['updateAdminProfile', { success: true, user: { firstName: 'Late' } }, []],
  ['deleteAccount', { success: true }, ['confirm: Are you sure you want to Delete your Account?']],
] as const) {
  test(`A late response to ${id} leaves the next session as it is`, async ({ page }) => {
    const questions = answerDialogs(page);
    await page.route(`**/${id}`, (route) => route.fulfill({ json }));
    const { receiveResponse } = await submitHeld(page, id, `**/${id}`);
    await changeStorage(page, otherSession);
    await receiveResponse();
    await openGenres(page);
    expect(await readStoredSession(page)).toEqual(otherSession);
    expect(questions).toEqual(expectedQuestions);
    await expect(getToasts(page).getByRole('alert')).toHaveCount(0);
  });
}

test.describe('A late response to a sign-in', () => {
  test.use({ signedIn: false });

  test('neither starts nor replaces a session', async ({ page }) => {
    const left = await submitHeld(page, 'login', '**/login');
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await left.receiveResponse();
    await page.getByRole('link', { name: 'Story Admin' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await readStoredSession(page)).toEqual(noSession);

    const late = await submitHeld(page, 'login', '**/login');
    await changeStorage(page, otherSession);
    await expect(page).toHaveTitle('Dashboard');
    await late.receiveResponse();
    await openGenres(page);
    expect(await readStoredSession(page)).toEqual(otherSession);
  });
});

test('Input is kept only for the administrator who typed it', async ({ page, session }) => {
  const clientName = page.getByLabel('Client Name');
  for (const [id, expectEmpty] of [
    ['createBanner', () => expect(clientName).toHaveValue('')],
    ['updateUser', () => expect(page.getByRole('dialog')).toHaveCount(0)],
    ['updatePrivacyPolicy', () => expect(page.getByRole('article')).not.toContainText('More.')],
  ] as const) {
    await openScenario(page, id);
    await changeStorage(page, otherSession);
    await expect(page.getByRole('button', { name: /account of Zora/ })).toBeAttached();
    await expectEmpty();
    await changeStorage(page, session);
    await expect(page.getByRole('button', { name: /account of Amelia/ })).toBeAttached();
  }

  await page.goto('#/admin/banner/add');
  await clientName.fill('Acme');
  await changeStorage(page, { ...session, token: otherSession.token });
  await page.getByLabel('Navigation URL').fill('https://acme.example.com');
  await expect(clientName).toHaveValue('Acme');
});

test('The turn in each active room escapes even when the list is left before the response', async ({
  page,
  stack,
}) => {
  const room = '65c0000000000000000000aa';
  await page.route('**/deleteUser/*', (route) =>
    route.fulfill({ json: { success: true, rooms: [{ _id: room, status: 'active' }] } }),
  );
  answerDialogs(page);
  const listSocket = page.waitForEvent('websocket');
  const { release } = await submitHeld(page, 'deleteUser', '**/deleteUser/*');
  const listSocketClosed = (await listSocket).waitForEvent('close');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveTitle('Dashboard');
  await listSocketClosed;
  release();
  await stack.waitForOutput(`escape-turn in room ${room}`);
});
