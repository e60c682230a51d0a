import { expect, expectAccessible, test } from './fixtures.ts';
import { getFirstRowNumber, openList } from './page-actions.ts';
import { changeStorage, noSession } from './stored-session.ts';

test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/ });

test('Queries continue by themselves after the browser was offline', async ({ page, context }) => {
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await openList(page, 'users');
  await expect(bar).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next' });
  const place = await next.boundingBox();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  expect(await next.boundingBox()).toEqual(place);
  await next.click();
  await expect(page.getByRole('alert')).toContainText('This computer is offline.');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(getFirstRowNumber(page)).toHaveText('6');

  await changeStorage(page, noSession);
  await expect(page).toHaveTitle('Login');
  await context.setOffline(true);
  await expect(bar).toBeVisible();
});
