import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ signedIn: true });

interface Fault {
  what: string;
  says: string;
  answer: (route: Route) => Promise<void>;
  requests: number;
}

/** Every other fault is tried in failures.spec.ts. */
const faults: Fault[] = [
  {
    what: 'fails with a message',
    says: 'The database is asleep.',
    answer: (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { message: 'The database is asleep.' } },
      }),
    requests: 3,
  },
  {
    what: 'has the wrong shape',
    says: "The server's answer to getAllUsers does not match the contract: users[0]._id is missing",
    answer: (route) =>
      route.fulfill({ json: { success: true, users: [{ firstName: 'Jane' }], length: 1 } }),
    requests: 1,
  },
];

test.describe('When the answer of the users list', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  for (const { what, says, answer, requests } of faults) {
    test(`${what}, the screen says so and offers Retry`, async ({ page, visit }) => {
      let count = 0;
      await page.route('**/getAllUsers?*', (route) => {
        count += 1;
        return answer(route);
      });
      await visit('/admin/users');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The users could not be loaded.');
      await expect(alert).toContainText(says);
      await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
      expect(count).toBe(requests);

      await page.unroute('**/getAllUsers?*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('row')).toHaveCount(6);
      await expect(alert).toHaveCount(0);
    });
  }

  test('is slow, skeleton rows stand in a busy region', async ({ page, visit }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/getAllUsers?*', async (route) => {
      await held;
      await route.continue();
    });
    await visit('/admin/users?size=10');
    const busy = page.getByRole('region', { name: 'Users table' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy.getByRole('row')).toHaveCount(11);
    const cell = busy.getByRole('cell').first().locator('div');
    expect((await cell.boundingBox())?.height).toBe(30);
    answer();
    await expect(page.getByText('beatriz.carvalho').first()).toBeVisible();
    await expect(busy).toHaveAttribute('aria-busy', 'false');
  });

  test('has no rows, the list says so', async ({ page, visit }) => {
    await page.route('**/getAllUsers?*', (route) =>
      route.fulfill({ json: { success: true, users: [], length: 0 } }),
    );
    await visit('/admin/users');
    await expect(page.getByText('There are no users yet.')).toBeVisible();
  });

  test('knows nothing but the identifier, dashes stand for the rest', async ({ page, visit }) => {
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
