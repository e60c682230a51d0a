import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({
  signedIn: true,
  expectedComplaints: /RangeError|are out of range|was refused|private@example/,
});

/** A value that only an administrator may see. */
const secret = 'jane.private@example.com';

/** Has the page's config.json name a place for reports; returns what is sent there. */
async function reportsOf(page: Page, config: object): Promise<Request[]> {
  const reports: Request[] = [];
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...config } });
  });
  await page.route('**/reports', (route) => {
    reports.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** A users list whose rows hold a number where the contract has a text. */
async function breakUsers(page: Page) {
  const user = (_id: string) => ({ _id, email: secret, userName: 7 });
  const users = ['65b000000000000000000001', '65b000000000000000000002'].map(user);
  await page.route('**/getAllUsers?*', (route) =>
    route.fulfill({ json: { success: true, users, length: users.length } }),
  );
}

const throwIn = (page: Page) =>
  page.evaluate((value) => {
    setTimeout(() => {
      throw new RangeError(`${value} and ${localStorage.getItem('token')} are out of range`);
    });
    void Promise.reject(new TypeError(`${value} was refused`));
    void Promise.reject(value);
  }, secret);

const reporting = { reportUrl: '/reports' };
const bodiesOf = (reports: Request[]) => reports.map((request) => request.postDataJSON() as object);

test.describe('With a reportUrl', () => {
  test('a broken answer is reported once, without its values', async ({ page, visit, session }) => {
    const reports = await reportsOf(page, reporting);
    await breakUsers(page);
    await visit('/admin/users');
    await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
    await expect
      .poll(() => bodiesOf(reports))
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

  test('uncaught errors are reported by kind, place and route alone', async ({
    page,
    visit,
    session,
  }) => {
    const reports = await reportsOf(page, reporting);
    await visit('/admin/view/user/65b000000000000000000001?from=list');
    await expect(page.getByText('Jane', { exact: true })).toBeVisible();
    await throwIn(page);
    await throwIn(page);
    await expect.poll(() => reports.length).toBe(3);
    const route = '/admin/view/user/:id';
    expect(bodiesOf(reports)).toEqual(
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

  test('a screen that fails is reported with the line of the console that failed', async ({
    page,
    visit,
  }) => {
    const reports = await reportsOf(page, reporting);
    await page.addInitScript((value) => {
      Reflect.set(Date.prototype, 'toISOString', () => {
        throw new RangeError(`${value}\n    at ${value}.js:1:1`);
      });
    }, secret);
    await visit('/admin/view/user/65b000000000000000000001');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect
      .poll(() => bodiesOf(reports))
      .toEqual([
        {
          kind: 'error',
          name: 'RangeError',
          at: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/),
          route: '/admin/view/user/:id',
        },
      ]);
  });

  test('no page reports more than twenty', async ({ page, visit }) => {
    const reports = await reportsOf(page, reporting);
    await visit('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.evaluate(() => {
      for (let count = 1; count <= 25; count += 1) {
        const error = Object.assign(new RangeError(), { name: `Error${count}` });
        window.dispatchEvent(new ErrorEvent('error', { error }));
      }
    });
    // They need not arrive in the order in which they were sent.
    const first = Array.from({ length: 20 }, (_, index) => ({ name: `Error${index + 1}` }));
    await expect.poll(() => reports.length).toBeGreaterThanOrEqual(first.length);
    await page.waitForLoadState('networkidle');
    expect(reports).toHaveLength(first.length);
    expect(bodiesOf(reports)).toEqual(
      expect.arrayContaining(first.map((one) => expect.objectContaining(one))),
    );
  });

  test('nothing is reported when reportShare leaves the page out', async ({ page, visit }) => {
    const reports = await reportsOf(page, { ...reporting, reportShare: 0 });
    await breakUsers(page);
    await visit('/admin/users');
    await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
    expect(reports).toEqual([]);
  });
});

test('Without a reportUrl nothing is sent', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...sent) => {
      document.documentElement.dataset.beacons = 'sent';
      return send(...sent);
    };
  });
  await reportsOf(page, {});
  await breakUsers(page);
  await visit('/admin/users');
  await expect(page.getByRole('alert')).toContainText('users[0].userName is number');
  await throwIn(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator('html')).not.toHaveAttribute('data-beacons');
});
