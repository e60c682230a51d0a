import { expect, test } from './fixtures.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ signedIn: true });

// Other tests delete users, so no number of users is certain.
test('A list says which rows it shows, with and without a pager', async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByText(/^1–5 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
  await visit(`/admin/users?q=kow&size=${largestPageSize}`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('A search says how many of all rows it has found, and is cleared in its box', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/users');
  await expect(page.getByText(/^\d+ users$/)).toBeVisible();
  const total = (await page.getByText(/^\d+ users$/).textContent()) ?? '';
  const box = page.getByPlaceholder('search by firstname or lastname');
  await box.fill('an');
  await box.press('Enter');
  await expect(page.getByText(new RegExp(`^\\d+ of ${total}$`))).toBeVisible();
  await expectAccessible();
  await box.fill('');
  await box.press('Enter');
  await expect(page.getByText(total, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  await expect(box).toBeFocused();
});

test('A search that is opened first sends no request for the number of all rows', async ({
  page,
  visit,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getAllUsers')) searches.push(new URL(request.url()).search);
  });
  await visit('/admin/users?q=an');
  await expect(page.getByText(/^\d+ users$/)).toBeVisible();
  await expect(page.getByText(/^1–5 of \d+$/)).toBeVisible();
  expect(searches).toEqual(['?key=an&currentPage=1&resultPerPage=5']);
});

test('A search without results can be cleared in one place', async ({ page, visit }) => {
  await visit('/admin/users?q=zzzz');
  await expect(page.getByText('No users match “zzzz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test('An empty list offers to add the first record, in one place', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await page.route('**/getAllGenres?*', (route) =>
    route.fulfill({ json: { success: true, genres: [], length: 0 } }),
  );
  await visit('/admin/genres');
  await expect(page.getByText('There are no genres yet.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Add Genre' }).click();
  await expect(page).toHaveURL(/\/genre\/add$/);
});
