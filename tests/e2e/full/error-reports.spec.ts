import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expectedConsoleErrors: /RangeError|private@example/ });

/** A value that only an administrator may see. */
const secret = 'jane.private@example.com';

test('Contract violations and errors are reported without values', async ({ page, session }) => {
  const reports: Request[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), reportUrl: '/reports' } });
  });
  await page.route('**/reports', (route) => {
    reports.push(route.request());
    return route.fulfill({ status: 204 });
  });
  // The username is a number where the contract has a string, so the response violates the contract.
  const user = { _id: '65b000000000000000000001', email: secret, userName: 7 };
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ json: { success: true, users: [user], length: 1 } }),
  );
  await page.addInitScript((value) => {
    Reflect.set(Date.prototype, 'toISOString', () => {
      throw new RangeError(`${value}\n    at ${value}.js:1:1`);
    });
  }, secret);
  await page.goto('#/admin/users');
  await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
  await page.goto('#/admin/view/user/65b000000000000000000001');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .poll(() => reports.map((request) => request.postDataJSON() as object))
    .toEqual([
      {
        kind: 'contract',
        operation: 'getAllUsers',
        pointer: '/users/0/userName',
        expected: 'string',
      },
      {
        kind: 'error',
        name: 'RangeError',
        at: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/),
        route: '/admin/view/user/:id',
      },
    ]);
  for (const report of reports) {
    expect(report.method()).toBe('POST');
    const all = JSON.stringify([await report.allHeaders(), report.postData(), report.url()]);
    expect(all).not.toContain(session.token);
    expect(all).not.toContain(secret);
  }
});
