import type { Page } from '@playwright/test';
import { contractOperations } from '../../support/contract-operations.ts';
import { getScenario } from '../operation-scenarios.ts';
import { expect, test, getToast } from '../fixtures.ts';
import { holdRequests } from '../hold-requests.ts';

test.use({ signedIn: true, expectedConsoleErrors: /ERR_ABORTED/ });

const waitForAbort = (page: Page, part: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(part));

test('A later search replaces a slow earlier one', async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const slow = await holdRequests(page, /key=Noor/);
  const aborted = waitForAbort(page, 'key=Noor');
  const search = async (text: string) => {
    await page.getByPlaceholder('search by firstname or lastname').fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await search('Noor');
  await expect.poll(slow.requestCount).toBe(1);
  await search('Beatriz');
  await aborted;
  await expect(page.getByRole('link', { name: 'View user Beatriz Carvalho' })).toBeVisible();
  slow.release();
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await expect(page.getByText('Noor')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('A later record replaces a slow earlier one', async ({ page, visit }) => {
  const [earlier, later] = ['65b000000000000000000003', '65b000000000000000000004'];
  const slow = await holdRequests(page, `**/getUser/${earlier}`);
  const aborted = waitForAbort(page, earlier);
  await visit(`/admin/view/user/${earlier}`);
  await expect.poll(slow.requestCount).toBe(1);
  await visit(`/admin/view/user/${later}`);
  await aborted;
  const name = page.getByRole('definition').first();
  await expect(name).not.toHaveText('');
  const firstName = await name.textContent();
  slow.release();
  await page.getByRole('button', { name: /^Edit user/ }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue(firstName ?? '');
});

/** Mutations that are sent by a form. */
const forms = [
  'login',
  'updateUser',
  'updateStory',
  'addGenre',
  'updateGenre',
  'createBanner',
  'updateBanner',
  'updateAdminProfile',
  'deleteAccount',
] as const;

/** Mutations that are sent by a button outside a form. */
const buttons = [
  'updatePrivacyPolicy',
  'updateTermsAndCondition',
  'deleteUser',
  'deleteStory',
  'deleteBanner',
];

test('Every mutation of the contract is tested', () => {
  const mutations = contractOperations
    .filter(({ key }) => !key.startsWith('GET'))
    .map(({ id }) => id);
  expect([...forms, ...buttons].toSorted()).toEqual(mutations.toSorted());
});

for (const id of forms) {
  test.describe(id, () => {
    test.use({ signedIn: id !== 'login' });

    test('is sent once when submitted twice in one tick', async ({ page, visit }) => {
      const scenario = getScenario(id);
      let requests = 0;
      page.on('dialog', (dialog) => dialog.accept());
      const { promise: responded, resolve } = Promise.withResolvers<void>();
      await page.route(
        (url) => url.pathname.startsWith('/api/'),
        async (route) => {
          if (route.request().method() === 'GET') return route.fallback();
          requests += 1;
          await route.fulfill({
            status: 400,
            json: { success: false, error: { message: 'Not today.' } },
          });
          return resolve();
        },
      );
      await visit(scenario.route);
      await scenario.prepare?.(page);
      await page.locator('form:has([type=submit])').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await responded;
      await expect(getToast(page, 'Not today.')).toBeVisible();
      expect(requests).toBe(1);
    });
  });
}
test.use({ expectedConsoleErrors: /ERR_ABORTED|400 \(Bad Request\)/ });

for (const id of buttons) {
  test(`${id} is sent once when clicked twice in one tick`, async ({ page, visit }) => {
    const scenario = getScenario(id);
    let requests = 0;
    page.on('dialog', (dialog) => dialog.accept());
    await page.route(
      (url) => url.pathname.startsWith('/api/'),
      (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        requests += 1;
        return route.fulfill({
          status: 400,
          json: { success: false, error: { message: 'Not today.' } },
        });
      },
    );
    await visit(scenario.route);
    await scenario.prepare?.(page);
    const button = page
      .getByRole('button', { name: scenario.prepare ? 'Submit' : /^Delete/ })
      .first();
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(getToast(page, 'Not today.')).toBeVisible();
    expect(requests).toBe(1);
  });
}

test('A click at the moment when a row appears is not ignored', async ({ page, visit }) => {
  const { requestCount, release } = await holdRequests(page, '**/delete-banner/*');
  page.on('dialog', (dialog) => dialog.accept());
  await visit('/admin/banners');
  await expect(page.getByRole('button', { name: /^Delete banner/ })).toHaveCount(5);
  await visit('/nowhere');
  await expect(page.getByRole('heading', { name: '404 - Not Found!' })).toBeVisible();
  // In the page: a click of the test would come later.
  await page.evaluate(() => {
    const clickFirst = (_: unknown, observer: MutationObserver) => {
      const button = document.querySelector<HTMLElement>('[aria-label^="Delete banner"]');
      if (!button) return;
      observer.disconnect();
      button.click();
    };
    new MutationObserver(clickFirst).observe(document, { childList: true, subtree: true });
    window.location.hash = '/admin/banners';
  });
  await expect.poll(requestCount).toBe(1);
  release();
  await expect(page.getByText('Banner Deleted Succesfully.')).toBeVisible();
});
