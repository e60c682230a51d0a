import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { openEditor, submit } from './rich-text.ts';

test.use({ signedIn: true });

test('A saved text is shown at once, before it has been fetched again', async ({ page, visit }) => {
  await visit('/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' A new ending.');
  const saving = await holdRequests(page, '**/updatePrivacyPolicy');
  // The text is fetched before the save, to find conflicts, and after it.
  const conflictCheck = page.waitForResponse('**/privacy_policy');
  await submit(page);
  await conflictCheck;
  const refetch = await holdRequests(page, '**/privacy_policy');
  saving.release();
  await expect(page.getByRole('article')).toContainText('A new ending.');
  expect(refetch.requestCount()).toBe(1);
  await expect(page.getByRole('button', { name: 'Edit Privacy Policy' })).toBeFocused();
  refetch.release();
  await expect(page.getByRole('button', { name: 'Edit Privacy Policy' })).toBeEnabled();
  await expect(page.getByRole('article')).toContainText('A new ending.');
});

test.describe('A legal text that does not exist yet', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

  test('can be written', async ({ page, visit, expectAccessible }) => {
    let content: string | undefined;
    await page.route('**/privacy_policy', (route) =>
      content === undefined
        ? route.fulfill({ status: 404, json: { success: false, error: { message: 'None.' } } })
        : route.fulfill({ json: { success: true, data: content } }),
    );
    await page.route('**/updatePrivacyPolicy', (route) => {
      ({ content } = route.request().postDataJSON() as { content: string });
      return route.fulfill({ json: { success: true } });
    });
    await visit('/admin/privacy-policy');
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible();
    await openEditor(page, 'Privacy Policy');
    await page.keyboard.type('The very first word.');
    await submit(page);
    await expect(page.getByText('Privacy Poilicy Content Updated Succesfully.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('The very first word.');
  });

  test('shows a message to visitors, who cannot edit it', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.clear());
    await page.route('**/terms_and_conditions', (route) =>
      route.fulfill({ status: 404, json: { success: false, error: { message: 'None.' } } }),
    );
    await visit('/admin/terms-and-condition');
    await expect(page.getByText('There is no text yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });
});

test('Image URLs are relative to the server of the API, in records and in texts', async ({
  page,
  stack,
  visit,
}) => {
  const { origin } = new URL(stack.url);
  const apiBaseUrl = `${origin}/elsewhere`;
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl } }));
  await page.route(`${apiBaseUrl}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.png')) return route.fulfill({ path: 'tests/e2e/images/tiny.png' });
    if (pathname.endsWith('privacy_policy')) {
      const data = '<p><img src="pictures/in-a-text.png" alt="In a text"></p>';
      return route.fulfill({ json: { success: true, data } });
    }
    const banner = { _id: '65e000000000000000000001', bannerUrl: 'pictures/in-a-record.png' };
    return route.fulfill({ json: { success: true, banners: [banner], length: 1 } });
  });
  await visit('/admin/banners');
  const recordImage = page.getByRole('table').locator('img');
  await expect(recordImage).toHaveAttribute('src', `${apiBaseUrl}/pictures/in-a-record.png`);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const textImage = page.getByRole('img', { name: 'In a text' });
  await expect(textImage).toHaveAttribute('src', `${apiBaseUrl}/pictures/in-a-text.png`);
});
