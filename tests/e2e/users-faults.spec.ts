import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { otherPageSize } from '../support/limits.ts';

test.use({ signedIn: true });

interface Fault {
  description: string;
  errorText: string;
  respond: (route: Route) => Promise<void>;
  /** How many requests are sent, retries included. */
  requestCount: number;
}

/** The other faults are tested in failures.spec.ts. */
const faults: Fault[] = [
  {
    description: 'fails with a message',
    errorText: 'The database is asleep.',
    respond: (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { message: 'The database is asleep.' } },
      }),
    requestCount: 3,
  },
  {
    description: 'has the wrong shape',
    errorText:
      "The server's answer to getAllUsers does not match the contract: users[0]._id is missing",
    respond: (route) =>
      route.fulfill({ json: { success: true, users: [{ firstName: 'Jane' }], length: 1 } }),
    requestCount: 1,
  },
];

test.describe('When the response of the users list', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  for (const { description, errorText, respond, requestCount } of faults) {
    test(`${description}, the screen shows the error and a Retry button`, async ({
      page,
      visit,
    }) => {
      let requests = 0;
      await page.route('**/getAllUsers?*', (route) => {
        requests += 1;
        return respond(route);
      });
      await visit('/admin/users');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The users could not be loaded.');
      await expect(alert).toContainText(errorText);
      await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
      expect(requests).toBe(requestCount);

      await page.unroute('**/getAllUsers?*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(5);
      await expect(alert).toHaveCount(0);
    });
  }

  test('is slow, a busy region shows skeleton rows', async ({ page, visit }) => {
    const { release } = await holdRequests(page, '**/getAllUsers?*');
    await visit(`/admin/users?size=${otherPageSize}`);
    const busy = page.getByRole('region', { name: 'Users table' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy.getByRole('row')).toHaveCount(otherPageSize + 1);
    const skeletonHeight = busy
      .getByRole('cell')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').height);
    expect(await skeletonHeight).toBe('30px');
    release();
    await expect(page.getByText('beatriz.carvalho').first()).toBeVisible();
    await expect(busy).toHaveAttribute('aria-busy', 'false');
  });

  test('has no rows, the list shows a message', async ({ page, visit }) => {
    await page.route('**/getAllUsers?*', (route) =>
      route.fulfill({ json: { success: true, users: [], length: 0 } }),
    );
    await visit('/admin/users');
    await expect(page.getByText('There are no users yet.')).toBeVisible();
  });

  test('has only the id of a user, the other cells show dashes', async ({ page, visit }) => {
    await page.route('**/getAllUsers?*', (route) =>
      route.fulfill({
        json: {
          success: true,
          users: [{ _id: '65b000000000000000000001', email: null }],
          length: 1,
        },
      }),
    );
    await visit('/admin/users');
    await expect(page.getByRole('row').nth(1)).toHaveText('1————');
    await expect(page.getByRole('link', { name: 'View user' })).toBeVisible();
  });
});
