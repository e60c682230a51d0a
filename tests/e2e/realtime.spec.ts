import { expect, test } from './fixtures.ts';

const link = (name: string) => ({ name, exact: true });

test('The connection is open only while the users list is @nginx', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
  await page.getByRole('link', link('Users')).click();
  const socket = await opened;
  expect(socket.url()).not.toContain('token');
  await expect(page.getByRole('table')).toBeVisible();
  const closed = socket.waitForEvent('close');
  await page.getByRole('link', link('Dashboard')).click();
  await closed;
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('link', link('Users')).click();
    await page.getByRole('link', link('Dashboard')).click();
  }
  await expect(page).toHaveTitle('Dashboard');
});

test.describe('A config.json', () => {
  test.use({ expectedConsoleErrors: /status of 404|^config\.json is not used/ });

  for (const [name, response, message] of [
    ['missing', { status: 404, body: '' }, 'status of 404'],
    ['cut off', { body: '{"apiBaseUrl": ' }, 'config.json is not used: it must be a JSON object.'],
    [
      'wrong',
      { body: '{"apiBaseUrl": 7}' },
      'config.json is not used: "apiBaseUrl" must be a string.',
    ],
  ] as const) {
    test(`that is ${name} leads to this origin with a warning`, async ({ page, stack }) => {
      await page.goto('about:blank');
      await page.route('**/config.json', (route) => route.fulfill(response));
      const printed = page.waitForEvent('console', (text) => text.text().includes(message));
      const { promise: socket, resolve } = Promise.withResolvers<string>();
      await page.routeWebSocket(/:4000\//, async (opened) => {
        await opened.close();
        resolve(opened.url());
      });
      await page.goto('#/admin/users');
      await printed;
      expect(new URL(await socket).host).toBe(`${new URL(stack.url).hostname}:4000`);
      // The list works without the socket.
      await expect(page.getByRole('rowheader')).toHaveCount(5);
    });
  }
});
