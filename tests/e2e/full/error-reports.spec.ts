import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({
  signedIn: true,
  expectedConsoleErrors: /RangeError|are out of range|was rejected|private@example/,
});

/** A value that only an administrator may see. */
const secret = 'jane.private@example.com';

/** Adds to the config.json of the page, and records the requests to its reportUrl. */
async function recordReports(page: Page, config: object): Promise<Request[]> {
  const reports: Request[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...config } });
  });
  await page.route('**/reports', (route) => {
    reports.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** Returns users with a number where the contract has a string. */
async function violateContract(page: Page) {
  const user = (_id: string) => ({ _id, email: secret, userName: 7 });
  const users = ['65b000000000000000000001', '65b000000000000000000002'].map(user);
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ json: { success: true, users, length: users.length } }),
  );
}

const throwErrors = (page: Page) =>
  page.evaluate((value) => {
    setTimeout(() => {
      throw new RangeError(`${value} and ${localStorage.getItem('token')} are out of range`);
    });
    void Promise.reject(new TypeError(`${value} was rejected`));
    void Promise.reject(value);
  }, secret);

const reportingConfig = { reportUrl: '/reports' };
const parseBodies = (reports: Request[]) =>
  reports.map((request) => request.postDataJSON() as object);

test.describe('With a reportUrl', () => {
  test('a contract violation is reported once, without its values', async ({
    page,
    visit,
    session,
  }) => {
    const reports = await recordReports(page, reportingConfig);
    await violateContract(page);
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
    const [{ method, type, all } = { method: '', type: '', all: '' }] = await Promise.all(
      reports.map(async (request) => ({
        method: request.method(),
        type: request.headers()['content-type'],
        all: JSON.stringify([await request.allHeaders(), request.postData(), request.url()]),
      })),
    );
    expect([method, type]).toEqual(['POST', 'application/json']);
    expect(all).not.toContain(session.token);
    expect(all).not.toContain(secret);
  });

  test('uncaught errors are reported only with their kind, position and route', async ({
    page,
    visit,
    session,
  }) => {
    const reports = await recordReports(page, reportingConfig);
    await visit('/admin/view/user/65b000000000000000000001?from=list');
    await expect(page.getByText('Jane', { exact: true })).toBeVisible();
    await throwErrors(page);
    await throwErrors(page);
    await expect.poll(() => reports.length).toBe(3);
    const route = '/admin/view/user/:id';
    expect(parseBodies(reports)).toEqual(
      expect.arrayContaining([
        { kind: 'error', name: 'RangeError', at: '', route },
        { kind: 'error', name: 'TypeError', at: '', route },
        { kind: 'error', name: 'string', at: '', route },
      ]),
    );
    const sent = reports.map((request) => request.postData()).join();
    for (const hidden of [session.token, secret, '65b000', 'from=list'])
      expect(sent).not.toContain(hidden);
  });

  test('a screen that throws is reported with the position in the code', async ({
    page,
    visit,
  }) => {
    const reports = await recordReports(page, reportingConfig);
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

  test('a page sends at most twenty reports', async ({ page, visit }) => {
    const reports = await recordReports(page, reportingConfig);
    await visit('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.evaluate(() => {
      for (let count = 1; count <= 25; count += 1) {
        const error = Object.assign(new RangeError(), { name: `Error${count}` });
        window.dispatchEvent(new ErrorEvent('error', { error }));
      }
    });
    // The reports may arrive in another order.
    const first = Array.from({ length: 20 }, (_, index) => ({ name: `Error${index + 1}` }));
    await expect.poll(() => reports.length).toBeGreaterThanOrEqual(first.length);
    await page.waitForLoadState('networkidle');
    expect(reports).toHaveLength(first.length);
    expect(parseBodies(reports)).toEqual(
      expect.arrayContaining(first.map((report) => expect.objectContaining(report))),
    );
  });
});

test('Nothing is reported without a reportUrl, or with a reportShare of 0', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...args) => {
      document.documentElement.dataset.beacons = 'sent';
      return send(...args);
    };
  });
  await violateContract(page);
  for (const config of [{}, { ...reportingConfig, reportShare: 0 }]) {
    await page.goto('about:blank');
    const reports = await recordReports(page, config);
    await visit('/admin/users');
    await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
    await throwErrors(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.locator('html')).not.toHaveAttribute('data-beacons');
    expect(reports).toEqual([]);
  }
});
