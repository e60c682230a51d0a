import { administrator, expect, expectAccessible, test } from '../fixtures.ts';

test.use({ expectedConsoleErrors: /Failed to load|error loading|ERR_FAILED|fetch/i });

test.describe('A screen whose code cannot be fetched', () => {
  let reloads: number;

  test.beforeEach(async ({ page }) => {
    await page.goto('#/admin/dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: /^\d/ })).toHaveCount(6);
    reloads = 0;
    page.on('request', (request) => (reloads += request.isNavigationRequest() ? 1 : 0));
  });

  test('shows an error once a reload has not helped', async ({ page }) => {
    await page.route('**/profile-screen-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(reloads).toBe(1);
    await expect(page).toHaveURL(/#\/admin\/view-profile$/);
    await expect(page.getByRole('alert')).toContainText('This screen could not be shown.');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  });

  test('is shown after the reload when a newer deployment has it', async ({ page }) => {
    await page.route('**/profile-screen-*.js', (route) => route.abort(), { times: 1 });
    await page.goto('#/admin/view-profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(reloads).toBe(1);
  });

  test('does not reload the page when the server cannot be reached', async ({ page, context }) => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(reloads).toBe(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  });

  test('is fetched again when it is opened again', async ({ page }) => {
    await page.route('**/profile-screen-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute('**/profile-screen-*.js');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(reloads).toBe(1);
  });

  test('is aborted after 120 seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/profile-screen-*.js', () => undefined);
    const request = page.waitForRequest('**/profile-screen-*.js');
    await page.getByRole('link', { name: 'Welcome Admin' }).click();
    await request;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page.getByRole('alert')).toContainText('did not arrive within 120 seconds');
  });
});

test('A part of a form whose code cannot be fetched can be retried in its place', async ({
  page,
}) => {
  const { promise: isTyped, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/array-input-*.js', async (route) => {
    await isTyped;
    await route.abort();
  });
  await page.goto('#/admin/genre/add');
  await page.getByLabel('Genre').fill('Mystery');
  arrive();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part could not be loaded.');
  await expectAccessible(page);
  await page.unroute('**/array-input-*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Starter', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Genre')).toHaveValue('Mystery');
});

test('A dialog whose code cannot be fetched can be retried over its record', async ({ page }) => {
  await page.goto('#/admin/users');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.route('**/edit-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^Edit user/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await expect(dialog).toContainText('This part could not be loaded.');
  await page.unroute('**/edit-dialog-*.js');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeFocused();
});

test.describe('The sign-in page, while a deployment removes the code of the console', () => {
  test.use({ signedIn: false });

  test('keeps what is typed until it can sign in', async ({ page }) => {
    await page.goto('');
    await page.route('**/screens-*.js', (route) => route.abort());
    const { email, password } = administrator;
    await page.getByLabel('Email').pressSequentially(email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The console could not be loaded.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.unroute('**/screens-*.js');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test('A console whose code cannot be fetched is not a blank page', async ({ page }) => {
  for (const file of ['entry', 'page', 'screens']) {
    await page.goto('about:blank');
    await page.route(`**/${file}-*.js`, (route) => route.abort());
    await page.goto('#/admin/users');
    await expect(page.getByText('If it does not appear, reload this page.')).toBeVisible();
    await page.unroute(`**/${file}-*.js`);
    await page.getByRole('link', { name: 'reload this page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('If it does not appear')).toHaveCount(0);
  }
});

test.describe('A screen that throws while it renders', () => {
  test.use({ expectedConsoleErrors: /boom|error/i });

  test('shows an error in place of itself alone', async ({ page }) => {
    await page.route('**/profile-screen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const ProfileScreen = () => { throw new Error("boom"); };',
      }),
    );
    await page.goto('#/admin/view-profile');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This screen could not be shown. boom');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'Banners', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Banners' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('boom');
  });

  test('leads home if it is the layout itself', async ({ page }) => {
    await page.addInitScript(() => {
      const matches = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes('min-width') && Reflect.get(window, 'isFixed') !== true)
          throw new Error('boom');
        return matches(query);
      };
    });
    await page.goto('#/admin/users');
    await expect(page.getByRole('alert')).toContainText('This screen could not be shown. boom');
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { isFixed: true }));
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
