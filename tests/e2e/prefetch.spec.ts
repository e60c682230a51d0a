import { expect, test } from './fixtures.ts';
import { holdRequests } from './page-actions.ts';

test('The request of a record is sent once, before its code has arrived', async ({ page }) => {
  const { release, requestCount } = await holdRequests(page, '**/detail-*.js');
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/getUser/')) reads += 1;
  });
  const answered = page.waitForResponse('**/getUser/*');
  await page.goto('#/admin/view/user/65b000000000000000000002');
  await (await answered).finished();
  await expect.poll(requestCount).toBeGreaterThan(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  expect(reads).toBe(1);
});
