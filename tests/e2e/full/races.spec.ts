import type { Page, Route } from '@playwright/test';
import { contract } from '../../support/contract-document.ts';
import { calls } from '../calls.ts';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true, expectedComplaints: /ERR_ABORTED/ });

/** Holds every call that a pattern fits until it is let go. */
async function hold(page: Page, pattern: string | RegExp) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(pattern, async (route: Route) => {
    requests += 1;
    await held;
    // One that the page has given up is not there any more.
    await route.continue().catch(() => undefined);
  });
  return { letGo, requests: () => requests };
}

const aborted = (page: Page, part: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(part));

test('A later search wins over an earlier one that is slow', async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const slow = await hold(page, /key=Noor/);
  const givenUp = aborted(page, 'key=Noor');
  const search = async (text: string) => {
    await page.getByPlaceholder('search by firstname or lastname').fill(text);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await search('Noor');
  await expect.poll(slow.requests).toBe(1);
  await search('Beatriz');
  await givenUp;
  await expect(page.getByRole('link', { name: 'View user Beatriz Carvalho' })).toBeVisible();
  slow.letGo();
  await page.getByRole('button', { name: 'Search' }).focus();
  await expect(page.getByText('Noor')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('A later record wins over an earlier one that is slow', async ({ page, visit }) => {
  const [earlier, later] = ['65b000000000000000000003', '65b000000000000000000004'];
  const slow = await hold(page, `**/getUser/${earlier}`);
  const givenUp = aborted(page, earlier);
  await visit(`/admin/view/user/${earlier}`);
  await expect.poll(slow.requests).toBe(1);
  await visit(`/admin/view/user/${later}`);
  await givenUp;
  const name = page.getByRole('definition').first();
  await expect(name).not.toHaveText('');
  const shown = await name.textContent();
  slow.letGo();
  await page.getByRole('button', { name: /^Edit user/ }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue(shown ?? '');
});

/** How each form is made to ask for its change; those that ask for more first are counted all the same. */
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

/** The changes that are made by a button outside a form. */
const buttons = [
  'updatePrivacyPolicy',
  'updateTermsAndCondition',
  'deleteUser',
  'deleteStory',
  'deleteBanner',
];

test('All changes of the contract are tried', () => {
  const changes = contract.filter(({ route }) => !route.startsWith('GET')).map(({ id }) => id);
  expect([...forms, ...buttons].toSorted()).toEqual(changes.toSorted());
});

for (const id of forms) {
  test.describe(id, () => {
    test.use({ signedIn: id !== 'login' });

    test('is sent once by two submits in one tick', async ({ page, visit }) => {
      const way = calls[id];
      let requests = 0;
      page.on('dialog', (dialog) => dialog.accept());
      const { promise: answered, resolve } = Promise.withResolvers<void>();
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
      await visit(way?.at ?? '');
      await way?.prepare?.(page);
      await page.locator('form:has([type=submit])').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await answered;
      await expect(page.getByText('Not today.')).toBeVisible();
      expect(requests).toBe(1);
    });
  });
}
test.use({ expectedComplaints: /ERR_ABORTED|400 \(Bad Request\)/ });

for (const id of buttons) {
  test(`${id} is sent once by two clicks in one tick`, async ({ page, visit }) => {
    const way = calls[id];
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
    await visit(way?.at ?? '');
    await way?.prepare?.(page);
    const button = page.getByRole('button', { name: way?.prepare ? 'Submit' : /^Delete/ }).first();
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(page.getByText('Not today.')).toBeVisible();
    expect(requests).toBe(1);
  });
}
