import type { Page } from '@playwright/test';
import { getScenario } from '../operation-scenarios.ts';
import { expect, test } from '../fixtures.ts';
import {
  acceptEveryToken,
  changeSession,
  otherSession,
  readStoredSession,
} from '../other-session.ts';
import { holdRequests, recordMutations } from '../page-actions.ts';

test.use({ expectedConsoleErrors: /ERR_ABORTED/ });

/** Accepts all dialogs and records their messages. */
function acceptDialogs(page: Page) {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    return dialog.accept();
  });
  return messages;
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('alert');

/** Submits the form of an operation, and holds back the request that follows. */
async function submitHeld(page: Page, id: string, pattern: string) {
  const scenario = getScenario(id);
  await page.goto(`#${scenario.route}`);
  await scenario.prepare?.(page);
  const { release, requestCount } = await holdRequests(page, pattern);
  await scenario.trigger?.(page);
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
  test(`${description} is not saved when its screen is left, or its session changes, before the request`, async ({
    page,
    session,
  }) => {
    const mutations = recordMutations(page);
    const messages = acceptDialogs(page);
    const left = await submitHeld(page, id, queryPattern);
    await page.goto('#/admin/banners');
    await expect(page).toHaveTitle('Banners');
    left.release();
    await openGenres(page);
    expect(messages).toEqual(['You have unsaved changes. Leave without saving them?']);

    await acceptEveryToken(page, session.token);
    const ended = await submitHeld(page, id, queryPattern);
    await changeSession(page, otherSession);
    ended.release();
    await openGenres(page);
    expect(messages).toHaveLength(1);
    expect(mutations).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
  });
}

for (const [description, id, json, questions] of [
  ['a profile update', 'updateAdminProfile', { success: true, user: { firstName: 'Late' } }, []],
  [
    'an account deletion',
    'deleteAccount',
    { success: true },
    ['Are you sure you want to Delete your Account?'],
  ],
] as const) {
  test(`A late response to ${description} neither changes nor ends the next session`, async ({
    page,
    session,
  }) => {
    const messages: string[] = [];
    page.on('dialog', (dialog) => messages.push(dialog.message()));
    await acceptEveryToken(page, session.token);
    await page.route(`**/${id}`, (route) => route.fulfill({ json }));
    const { receiveResponse } = await submitHeld(page, id, `**/${id}`);
    await changeSession(page, otherSession);
    await receiveResponse();
    await openGenres(page);
    expect(await readStoredSession(page)).toEqual(otherSession);
    expect(messages).toEqual(questions);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test.describe('A late response to a sign-in', () => {
  test.use({ signedIn: false });

  test('does not replace a session that another tab has started', async ({ page, session }) => {
    const { receiveResponse } = await submitHeld(page, 'login', '**/login');
    await acceptEveryToken(page, session.token);
    await changeSession(page, otherSession);
    await expect(page).toHaveTitle('Dashboard');
    await receiveResponse();
    await openGenres(page);
    expect(await readStoredSession(page)).toEqual(otherSession);
  });

  test('starts no session after its screen was left', async ({ page }) => {
    const { receiveResponse } = await submitHeld(page, 'login', '**/login');
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await receiveResponse();
    await page.getByRole('link', { name: 'Story Admin' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await readStoredSession(page)).toEqual({ token: null, userInfo: null });
  });
});

test('The input of one administrator is not shown to another, and is kept when the same one signs in again', async ({
  page,
  session,
}) => {
  const account = (name: string) =>
    page.getByRole('button', { name: new RegExp(`account of ${name}`) });
  const clientName = page.getByLabel('Client Name');
  const forms: [id: string, expectEmpty: () => Promise<void>][] = [
    ['createBanner', () => expect(clientName).toHaveValue('')],
    ['updateUser', () => expect(page.getByRole('dialog')).toHaveCount(0)],
    ['updatePrivacyPolicy', () => expect(page.getByRole('article')).not.toContainText('More.')],
  ];
  await acceptEveryToken(page, session.token);
  for (const [id, expectEmpty] of forms) {
    await page.goto(`#${getScenario(id).route}`);
    await getScenario(id).prepare?.(page);
    await changeSession(page, otherSession);
    await expect(account('Zora')).toBeAttached();
    await expectEmpty();
    await changeSession(page, session);
    await expect(account('Amelia')).toBeAttached();
  }

  await page.goto('#/admin/banner/add');
  await clientName.fill('Acme');
  await changeSession(page, { ...session, token: otherSession.token });
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
  const listSocket = page.waitForEvent('websocket');
  const { release } = await submitHeld(page, 'deleteUser', '**/deleteUser/*');
  const listSocketClosed = (await listSocket).waitForEvent('close');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveTitle('Dashboard');
  await listSocketClosed;
  const opened = page.waitForEvent('websocket');
  release();
  const closed = (await opened).waitForEvent('close');
  await stack.waitForOutput(`escape-turn in room ${room}`);
  await closed;
});
