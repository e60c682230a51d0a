import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true, expectedConsoleErrors: /RangeError|private@example/ });

/** A value that only an administrator may see. */
const secret = 'jane.private@example.com';

/** Adds a reportUrl to the config.json of the page, and records the requests to it. */
async function recordReports(page: Page): Promise<Request[]> {
  const reports: Request[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), reportUrl: '/reports' } });
  });
  await page.route('**/reports', (route) => {
    reports.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

const parseBodies = (reports: Request[]) =>
  reports.map((request) => request.postDataJSON() as object);

test('A contract violation is reported once, without its values', async ({
  page,
  visit,
  session,
}) => {
  const reports = await recordReports(page);
  // A number where the contract has a string.
  const user = (_id: string) => ({ _id, email: secret, userName: 7 });
  const users = ['65b000000000000000000001', '65b000000000000000000002'].map(user);
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ json: { success: true, users, length: users.length } }),
  );
  await visit('/admin/users');
  await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
  const second = page.waitForResponse('**/getAllUsers?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await second;
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => parseBodies(reports))
    .toEqual([
      {
        kind: 'contract',
        operation: 'getAllUsers',
        pointer: '/users/0/userName',
        expected: 'string',
      },
    ]);
  const [report] = reports;
  expect(report?.method()).toBe('POST');
  expect(report?.headers()['content-type']).toBe('application/json');
  const all = JSON.stringify([await report?.allHeaders(), report?.postData(), report?.url()]);
  expect(all).not.toContain(session.token);
  expect(all).not.toContain(secret);
});

test('A screen that throws is reported with the position in the code', async ({ page, visit }) => {
  const reports = await recordReports(page);
  await page.addInitScript((value) => {
    Reflect.set(Date.prototype, 'toISOString', () => {
      throw new RangeError(`${value}\n    at ${value}.js:1:1`);
    });
  }, secret);
  await visit('/admin/view/user/65b000000000000000000001');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .poll(() => parseBodies(reports))
    .toEqual([
      {
        kind: 'error',
        name: 'RangeError',
        at: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/),
        route: '/admin/view/user/:id',
      },
    ]);
});
