import type { Page } from '@playwright/test';
import { getScenario } from '../operation-scenarios.ts';
import { administrator, expect, test } from '../fixtures.ts';
import { holdRequests } from '../hold-requests.ts';
import {
  acceptEveryToken,
  changeSession,
  otherSession,
  readStoredSession,
} from '../other-session.ts';

test.use({ signedIn: true, expectedConsoleErrors: /ERR_ABORTED/ });

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Records the methods of all mutations that the page sends. */
function recordMutations(page: Page) {
  const mutations: string[] = [];
  page.on('request', (request) => {
    const isApi = new URL(request.url()).pathname.startsWith('/api/');
    if (isApi && request.method() !== 'GET') mutations.push(request.method());
  });
  return mutations;
}

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

for (const [description, id, queryPattern] of [
  ['A record', 'updateUser', '**/getUser/*'],
  ['A legal text', 'updatePrivacyPolicy', '**/privacy_policy'],
] as const) {
  const scenario = getScenario(id);

  test(`${description} is not saved when the screen is left before the request`, async ({
    page,
    visit,
  }) => {
    const mutations = recordMutations(page);
    const messages = acceptDialogs(page);
    await visit(scenario.route);
    await scenario.prepare?.(page);
    const { release, requestCount } = await holdRequests(page, queryPattern);
    await submit(page);
    await expect.poll(requestCount).toBe(1);
    await page.evaluate(() => (window.location.hash = '#/admin/banners'));
    await expect(page).toHaveTitle('Banners');
    release();
    // By the time that another screen has been fetched and shown, the mutation would have been sent.
    await page.getByRole('link', { name: 'Genres', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    expect(mutations).toEqual([]);
    expect(messages).toEqual(['You have unsaved changes. Leave without saving them?']);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`${description} is not saved when the session changes after the submit`, async ({
    page,
    visit,
    session,
  }) => {
    const mutations = recordMutations(page);
    const messages = acceptDialogs(page);
    await acceptEveryToken(page, session.token);
    await visit(scenario.route);
    await scenario.prepare?.(page);
    const { release, requestCount } = await holdRequests(page, queryPattern);
    await submit(page);
    await expect.poll(requestCount).toBe(1);
    await changeSession(page, otherSession);
    release();
    await page.getByRole('link', { name: 'Genres', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    expect(mutations).toEqual([]);
    expect(messages).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('A late response to a profile update does not change the next session', async ({
  page,
  visit,
  session,
}) => {
  await acceptEveryToken(page, session.token);
  await page.route('**/updateAdminProfile', (route) =>
    route.fulfill({ json: { success: true, user: { firstName: 'Late' } } }),
  );
  const { release, requestCount } = await holdRequests(page, '**/updateAdminProfile');
  const scenario = getScenario('updateAdminProfile');
  await visit(scenario.route);
  await scenario.prepare?.(page);
  const response = page.waitForResponse('**/updateAdminProfile');
  await submit(page);
  await expect.poll(requestCount).toBe(1);
  await changeSession(page, otherSession);
  release();
  await response;
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(await readStoredSession(page)).toEqual(otherSession);
  await expect(toasts(page)).toHaveCount(0);
});

test('A late response to an account deletion does not end the next session', async ({
  page,
  visit,
  session,
}) => {
  const messages = acceptDialogs(page);
  await acceptEveryToken(page, session.token);
  await page.route('**/deleteAccount', (route) => route.fulfill({ json: { success: true } }));
  const { release, requestCount } = await holdRequests(page, '**/deleteAccount');
  const scenario = getScenario('deleteAccount');
  await visit(scenario.route);
  await scenario.prepare?.(page);
  const response = page.waitForResponse('**/deleteAccount');
  await submit(page);
  await expect.poll(requestCount).toBe(1);
  await changeSession(page, otherSession);
  release();
  await response;
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(await readStoredSession(page)).toEqual(otherSession);
  expect(messages).toEqual(['Are you sure you want to Delete your Account?']);
});

test.describe('A late response to a sign-in', () => {
  test.use({ signedIn: false });

  test('does not replace a session that another tab has started', async ({
    page,
    visit,
    session,
  }) => {
    const scenario = getScenario('login');
    const { release, requestCount } = await holdRequests(page, '**/login');
    await visit('/');
    await scenario.prepare?.(page);
    const response = page.waitForResponse('**/login');
    await scenario.trigger?.(page);
    await expect.poll(requestCount).toBe(1);
    await acceptEveryToken(page, session.token);
    await changeSession(page, otherSession);
    await expect(page).toHaveTitle('Dashboard');
    release();
    await response;
    await page.getByRole('link', { name: 'Genres', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    expect(await readStoredSession(page)).toEqual(otherSession);
  });

  test('starts no session after its screen was left', async ({ page, visit }) => {
    const { release, requestCount } = await holdRequests(page, '**/login');
    await visit('/');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    const response = page.waitForResponse('**/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(requestCount).toBe(1);
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    release();
    await response;
    await page.getByRole('link', { name: 'Story Admin' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await readStoredSession(page)).toEqual({ token: null, userInfo: null });
  });
});

test.describe('The input of one administrator', () => {
  const forms: [description: string, route: string, expectEmpty: (page: Page) => Promise<void>][] =
    [
      [
        'a new banner',
        '/admin/banner/add',
        (page) => expect(page.getByLabel('Client Name')).toHaveValue(''),
      ],
      [
        'a dialog',
        getScenario('updateUser').route,
        (page) => expect(page.getByRole('dialog')).toHaveCount(0),
      ],
      [
        'the editor',
        '/admin/privacy-policy',
        (page) => expect(page.getByRole('article')).not.toContainText('More.'),
      ],
    ];
  const prepare: Record<string, (page: Page) => Promise<void>> = {
    'a new banner': (page) => page.getByLabel('Client Name').fill('Acme'),
    'a dialog': (page) => getScenario('updateUser').prepare?.(page) ?? Promise.resolve(),
    'the editor': (page) => getScenario('updatePrivacyPolicy').prepare?.(page) ?? Promise.resolve(),
  };

  for (const [description, route, expectEmpty] of forms) {
    test(`in ${description} is not shown to another`, async ({ page, visit, session }) => {
      await acceptEveryToken(page, session.token);
      await visit(route);
      await prepare[description]?.(page);
      await changeSession(page, otherSession);
      await expect(page.getByRole('button', { name: /account of Zora/ })).toBeAttached();
      await expectEmpty(page);
    });
  }

  test('is kept when the same administrator signs in again', async ({ page, visit, session }) => {
    await acceptEveryToken(page, session.token);
    await visit('/admin/banner/add');
    await page.getByLabel('Client Name').fill('Acme');
    await changeSession(page, { ...session, token: otherSession.token });
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await expect(page.getByLabel('Client Name')).toHaveValue('Acme');
  });
});

test('The turn in each active room escapes even when the list is left before the response', async ({
  page,
  stack,
  visit,
}) => {
  const room = '65c0000000000000000000aa';
  await page.route('**/deleteUser/*', (route) =>
    route.fulfill({ json: { success: true, rooms: [{ _id: room, status: 'active' }] } }),
  );
  const { release, requestCount } = await holdRequests(page, '**/deleteUser/*');
  const listSocket = page.waitForEvent('websocket');
  await visit('/admin/users');
  const listSocketClosed = (await listSocket).waitForEvent('close');
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: /^Delete user/ })
    .first()
    .click();
  await expect.poll(requestCount).toBe(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveTitle('Dashboard');
  await listSocketClosed;
  const opened = page.waitForEvent('websocket');
  release();
  const closed = (await opened).waitForEvent('close');
  await stack.waitForOutput(`escape-turn in room ${room}`);
  await closed;
});
