import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerDialogs, getToasts, signIn } from './page-actions.ts';
import { recordMutations } from './requests.ts';
import { changeStorage, noSession, readStoredSession } from './stored-session.ts';

/** Reads everything that the page stores or shows. */
const readPageData = (page: Page) =>
  page.evaluate(async () => {
    const { cookie, documentElement } = document;
    const stored = [{ ...localStorage }, { ...sessionStorage }, cookie, history.state];
    const names = [await indexedDB.databases(), await caches.keys()];
    return documentElement.outerHTML + JSON.stringify([stored, names]);
  });

test.describe('A session', () => {
  test.use({ expectedConsoleErrors: /status of 401/ });

  test('leaves nothing behind in any tab', async ({ page, context, session }) => {
    const other = await context.newPage();
    await other.goto('#/admin/users?q=Beatriz');
    await expect(other.getByRole('row')).toHaveCount(2);
    await other.getByRole('link', { name: 'View user Beatriz Carvalho' }).click();
    await expect(other).toHaveTitle('Beatriz Carvalho');
    await page.goto('#/admin/dashboard');
    const openedLast = page.getByRole('region', { name: 'Recently opened' });
    await expect(openedLast.getByRole('link', { name: 'Beatriz Carvalho' })).toBeVisible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByText('beatriz.carvalho@')).toBeVisible();

    const questions = answerDialogs(page, { dismissed: 1 });
    const question = 'confirm: Are you sure you want to Logout?';
    await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(() => questions).toEqual([question]);
    await expect(page).toHaveTitle('Users');
    await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
    await expect(page.getByText('Signed in as Admin')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();

    for (const tab of [page, other]) await expect(tab).toHaveTitle('Login');
    expect(questions).toEqual([question, question]);
    await expect(other.getByRole('alert')).toHaveText('You signed out in another tab.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await readStoredSession(page)).toEqual(noSession);
    for (const tab of [page, other]) {
      for (const secret of ['beatriz', 'Beatriz', 'Amelia', session.token])
        expect(await readPageData(tab)).not.toContain(secret);
      await tab.goBack();
      await expect(tab).toHaveURL(/#\/$/);
      await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(await readPageData(tab)).not.toMatch(/beatriz/i);
    }

    // Neither a failed attempt nor an address brings the page of the session back.
    await signIn(page, 'wrong');
    await expect(getToasts(page).getByText('Invalid email or password')).toBeVisible();
    await page.goto('#/admin/users?q=Beatriz');
    await expect(page).toHaveURL(/#\/$/);
    await signIn(page);
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
    await expect(openedLast).toContainText('Records that you open appear here.');
    await expect(other).toHaveURL(/#\/admin\/dashboard$/);
  });
});

test('Nothing is sent after a question that was open while another tab has signed out', async ({
  page,
  context,
  session,
}) => {
  const mutations = recordMutations(page);
  const other = await context.newPage();
  await other.goto('#/admin/dashboard');
  await page.goto('#/admin/users');
  const user = page.getByRole('rowheader').first();
  const name = (await user.textContent()) ?? '';
  for (const ask of [
    () => page.getByRole('button', { name: `Delete user ${name}` }).click(),
    async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await page.getByRole('button', { name: 'Delete selected' }).click();
    },
  ]) {
    const question = page.waitForEvent('dialog');
    const asked = ask();
    const dialog = await question;
    await changeStorage(other, noSession);
    await dialog.accept();
    await asked;
    await expect(page).toHaveTitle('Login');
    expect(mutations).toEqual([]);
    await changeStorage(other, session);
    await page.goto('#/admin/users');
    await expect(user).toHaveText(name);
  }
});

test.describe('The token and the data', () => {
  test.use({ signedIn: false, expectedConsoleErrors: /status of 404|ERR_CACHE_MISS|504/ });

  test('appear in no URL, log, text or cache of the browser @nginx', async ({ page, stack }) => {
    const texts: string[] = [];
    page.on('request', (request) => texts.push(request.url()));
    page.on('websocket', (socket) => texts.push(socket.url()));
    page.on('console', (message) => texts.push(message.text()));
    page.on('framenavigated', (frame) => texts.push(frame.url()));
    const connected = page.waitForEvent('websocket');
    await page.goto('#/admin/users');
    await expect(page).toHaveTitle('Login');
    const resourceUrls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(resourceUrls).toContainEqual(expect.stringContaining('config.json'));
    expect(resourceUrls).not.toContainEqual(expect.stringContaining('/api/'));
    await signIn(page);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await connected;
    const cachedStatus = await page.evaluate(() =>
      fetch('/api/admin/getAllUsers?currentPage=1&resultPerPage=5', {
        cache: 'only-if-cached',
        mode: 'same-origin',
      }).then(
        ({ status }) => status,
        () => 'not cached',
      ),
    );
    expect(cachedStatus).not.toBe(200);
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page).toHaveTitle('Profile');
    await page.goto('#/admin/view/user/65b0000000000000000fffff');
    await expect(page.getByRole('alert')).toBeVisible();

    const { token } = await readStoredSession(page);
    const [, , signature = ''] = (token ?? '').split('.');
    expect(signature).not.toBe('');
    expect(texts.filter((text) => text.includes(signature))).toEqual([]);
    expect(await page.locator('html').innerHTML()).not.toContain(signature);
    expect(stack.output()).not.toContain(signature);
  });
});
