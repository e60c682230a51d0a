import { expect, test } from './fixtures.ts';
import { largestPageSize, pageSizes } from '../support/limits.ts';

test.use({ signedIn: true });

test.beforeEach(async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
});

test('The list shows five users a page, newest first, with their columns', async ({ page }) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.no',
    'Name',
    'Username',
    'Email',
    'Mobile.no',
    'Actions',
  ]);
  const region = page.getByRole('region', { name: 'Users table' });
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect((await region.boundingBox())?.height).toBe(500);
});

test('The pager changes the page, row numbers continue, and the URL restores the state', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const firstRowNumber = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(pages.getByRole('button')).toHaveText([
    'First',
    'Previous',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Next',
    'Last',
  ]);
  await expect(pages.getByRole('button', { name: 'First' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(firstRowNumber).toHaveText('6');
  await pages.getByRole('button', { name: '4' }).click();
  await expect(firstRowNumber).toHaveText('16');
  await expect(pages.getByText('…')).toHaveCount(2);

  await page.reload();
  await expect(firstRowNumber).toHaveText('16');
  await page.goBack();
  await expect(firstRowNumber).toHaveText('6');
  await pages.getByRole('button', { name: 'Last' }).click();
  await expect(pages.getByRole('button', { name: 'Last' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('Rows per page are those of the contract, and a change returns to page 1', async ({
  page,
  visit,
}) => {
  await visit('/admin/users?page=3');
  const size = page.getByLabel('Rows per page');
  await expect(size.getByRole('option')).toHaveText(pageSizes.map(String));
  await size.selectOption(String(largestPageSize));
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  await expect(page).toHaveURL(new RegExp(`/users\\?size=${largestPageSize}$`));
  // Other tests delete some of the 48 users.
  const total = Number.parseInt(await page.getByText(/^\d+ users$/).innerText(), 10);
  // With 5 pages or fewer there are only numbers.
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button')).toHaveText(
    Array.from({ length: Math.ceil(total / largestPageSize) }, (_, index) => String(index + 1)),
  );
});

test('A search runs on the button or Enter, by first or last name, from page 1', async ({
  page,
  visit,
}) => {
  await visit('/admin/users?page=3');
  const box = page.getByPlaceholder('search by firstname or lastname');
  await box.fill('kow');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('rowheader')).toHaveText(['Tomasz Kowalczyk']);
  await expect(page).toHaveURL(/\?q=kow$/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);

  await box.fill('KOFI');
  await box.press('Enter');
  await expect(box).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveText(['Kofi Mensah']);
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveText(['Tomasz Kowalczyk']);
  await expect(box).toHaveValue('kow');
});

for (const text of ['%', '_', "'", '\\', '&page=2']) {
  test(`A search for ${text} without results shows a message`, async ({ page }) => {
    await page.getByPlaceholder('search by firstname or lastname').fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(`No users match “${text}”.`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  });
}

test('Invalid parameters of the URL are ignored, and a page past the end shows the last one', async ({
  page,
  visit,
}) => {
  await visit('/admin/users?page=-3&size=1000');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await visit('/admin/users?page=9999');
  // How many pages there are depends on what other tests have deleted.
  await expect(page).toHaveURL(/\?page=\d\d?$/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: 'Last' })).toBeDisabled();
});

test('A late response never replaces a newer page, and its request is aborted', async ({
  page,
}) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).search));
  await page.route('**/getAllUsers?*currentPage=2*', () => {});
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: '2' }).click();
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  const firstRowNumber = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(firstRowNumber).toHaveText('1');
  await pages.getByRole('button', { name: '3' }).click();
  await expect(firstRowNumber).toHaveText('11');
  await expect.poll(() => aborted).toEqual(['?currentPage=2&resultPerPage=5']);
});

test('The table can be scrolled with the keyboard', async ({ page }) => {
  await page.getByLabel('Rows per page').selectOption(String(largestPageSize));
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  const region = page.getByRole('region', { name: 'Users table' });
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(async () => {
    await region.press('End');
    const readTop = () => region.evaluate((element) => element.scrollTop);
    await expect.poll(readTop, { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByRole('columnheader').first()).toBeInViewport();
});
