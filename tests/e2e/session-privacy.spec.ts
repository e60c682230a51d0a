import type { Page } from '@playwright/test';
import { administrator, expect, test } from './fixtures.ts';

const signOut = async (page: Page) => {
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveTitle('Login');
};

/** Reads everything that the page stores or shows. */
const readPageData = (page: Page) =>
  page.evaluate(async () =>
    [
      document.documentElement.outerHTML,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
    ].join('\n'),
  );

/** Resolves with the time at which the page becomes the sign-in. */
const waitForLoginTitle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.title === 'Login') resolve(Date.now());
        }).observe(document.head, { subtree: true, childList: true, characterData: true });
      }),
  );

test.describe('A session', () => {
  test.use({ signedIn: true });

  test('ends in every tab within a second, and Back shows no data of it', async ({
    page,
    context,
    stack,
    visit,
    session,
  }) => {
    const other = await context.newPage();
    await other.goto(`${stack.url}#/admin/users?q=Beatriz`);
    await expect(other.getByRole('row')).toHaveCount(2);
    await other.getByRole('link', { name: 'View user Beatriz Carvalho' }).click();
    await expect(other.getByText('beatriz.carvalho@')).toBeVisible();
    await visit('/admin/dashboard');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByText('beatriz.carvalho@')).toBeVisible();

    const [here, there] = [page, other].map(waitForLoginTitle);
    await signOut(page);
    expect(Math.abs(((await there) ?? NaN) - ((await here) ?? NaN))).toBeLessThan(1000);
    for (const tab of [page, other]) {
      for (const secret of ['beatriz', 'Amelia', session.token]) {
        expect(await readPageData(tab)).not.toContain(secret);
      }
      await tab.goBack();
      await expect(tab).toHaveURL(/#\/$/);
      await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(await readPageData(tab)).not.toMatch(/beatriz/i);
    }
  });

  test('that ends in another tab leaves no page to the next administrator', async ({
    page,
    context,
    stack,
    visit,
  }) => {
    const other = await context.newPage();
    await other.goto(`${stack.url}#/admin/view/user/65b000000000000000000001/edit`);
    await expect(other.getByRole('dialog')).toBeVisible();
    await visit('/admin/dashboard');
    await signOut(page);
    await expect(other).toHaveTitle('Login');
    await other.getByLabel('Email').fill(administrator.email);
    await other.getByLabel('Password', { exact: true }).fill(administrator.password);
    await other.getByRole('button', { name: 'Sign In' }).click();
    await expect(other).toHaveURL(/#\/admin\/dashboard$/);
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });

  test('forgets the records opened last', async ({ page, visit }) => {
    await visit('/admin/users?q=Beatriz');
    await page.getByRole('link', { name: 'View user Beatriz Carvalho' }).click();
    await expect(page).toHaveTitle('Beatriz Carvalho');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const last = page.getByRole('region', { name: 'Opened last' });
    await expect(last.getByRole('link', { name: 'Beatriz Carvalho' })).toBeVisible();
    await signOut(page);
    expect(await readPageData(page)).not.toMatch(/beatriz/i);
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(last).toContainText('Records that you open appear here.');
  });

  test('leaves no response in the cache of the browser', async ({ page, visit, stack }) => {
    await visit('/admin/users');
    await expect(page.getByText('beatriz.carvalho@')).toBeVisible();
    const cachedStatus = await page.evaluate(
      (url) =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ status }) => status,
          () => 'not cached',
        ),
      `${new URL(stack.url).origin}/api/admin/getAllUsers?currentPage=1&resultPerPage=5`,
    );
    expect(cachedStatus).not.toBe(200);
  });
  test.use({ expectedConsoleErrors: /ERR_CACHE_MISS|504/ });
});

test('The token appears in no URL, no log, no text and no query of the socket', async ({
  page,
  visit,
  stack,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => texts.push(request.url()));
  page.on('websocket', (socket) => texts.push(socket.url()));
  page.on('console', (message) => texts.push(message.text()));
  page.on('framenavigated', (frame) => texts.push(frame.url()));
  const connected = page.waitForEvent('websocket');
  await visit('/admin/users');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  const resourceUrls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(resourceUrls).toContainEqual(expect.stringContaining('config.json'));
  expect(resourceUrls).not.toContainEqual(expect.stringContaining('/api/'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await connected;
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page).toHaveTitle('Profile');
  await visit('/admin/view/user/65b0000000000000000fffff');
  await expect(page.getByRole('alert')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.split('.')).toHaveLength(3);
  const signature = token.split('.')[2] ?? '';
  expect(texts.filter((text) => text.includes(signature))).toEqual([]);
  expect(await page.locator('html').innerHTML()).not.toContain(signature);
  expect(stack.output()).not.toContain(signature);
});
test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

const dayMs = 24 * 60 * 60 * 1000;

for (const [description, offsetMs] of [
  ['fast', dayMs],
  ['slow', -dayMs],
] as const) {
  test(`Sign-in works with a clock that is a day ${description}`, async ({ page, visit }) => {
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + offset;
    }, offsetMs);
    await visit('/');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  });
}
