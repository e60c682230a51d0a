import { expect, expectAccessible, test } from './fixtures.ts';
import { getFirstRowNumber, getLiveRegion, search } from './page-actions.ts';
import { largestPageSize, pageSizes } from '../support/limits.ts';

test('The users are listed and paged, which is announced @nginx', async ({ page }) => {
  await page.goto('#/admin/users');
  const columns = ['S.no', 'Name', 'Username', 'Email', 'Mobile.no', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  // The first page of a newly opened screen is not announced.
  await expect(getLiveRegion(page)).toHaveText('');
  // Newest first.
  await expect(page.getByRole('rowheader').first()).toHaveText('Beatriz Carvalho');

  const pages = page.getByRole('navigation', { name: 'Pages' });
  const button = (name: string) => pages.getByRole('button', { name });
  await expect(pages.getByRole('button')).toHaveText(
    'First Previous 1 2 3 4 5 Next Last'.split(' '),
  );
  await button('Next').scrollIntoViewIfNeeded();
  const readScroll = () => page.evaluate(() => window.scrollY);
  const scroll = await readScroll();
  await button('Next').click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(getFirstRowNumber(page)).toHaveText('6');
  await expect(getLiveRegion(page)).toHaveText(/^6 to 10 of \d+$/);
  expect(await readScroll()).toBe(scroll);
  await button('4').click();
  await expect(getFirstRowNumber(page)).toHaveText('16');
  await page.reload();
  await expect(getFirstRowNumber(page)).toHaveText('16');
  await page.goBack();
  await expect(getFirstRowNumber(page)).toHaveText('6');

  await page.goto('#/admin/users?page=9999');
  // How many pages there are depends on what other tests have deleted.
  await expect(page).toHaveURL(/\?page=\d\d?$/);
  await expect(button('Last')).toBeDisabled();
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();

  const size = page.getByLabel('Rows per page');
  await expect(size.getByRole('option')).toHaveText(pageSizes.map(String));
  await size.selectOption(String(largestPageSize));
  await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
  const region = page.getByRole('region', { name: 'Users table' });
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await region.focus();
  await region.press('End');
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(page.getByRole('columnheader').first()).toBeInViewport();
});

test('Users are searched, which is announced, until the box is cleared', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname.endsWith('/getAllUsers')) searches.push(query);
  });
  await page.goto('#/admin/users?q=an');
  await expect(page.getByText(/^\d+ users found$/)).toBeVisible();
  // The number of all rows takes no request of its own.
  expect(searches).toEqual(['?key=an&currentPage=1&resultPerPage=5']);

  const box = page.getByPlaceholder('search by firstname or lastname');
  await search(page, 'kow');
  await expect(page).toHaveURL(/\?q=kow$/);
  await expect(getLiveRegion(page)).toHaveText('Search for kow: 1 to 1 of 1');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expectAccessible(page);
  await search(page, '&page=2');
  await expect(getLiveRegion(page)).toHaveText('Search for &page=2: Nothing found');
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveText(['Tomasz Kowalczyk']);
  await expect(box).toHaveValue('kow');

  // Deleting the text by hand takes effect only with the Search button or Enter, the box's own button at once.
  await box.fill('');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await box.fill('Bea');
  await box.hover();
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
  await box.click({ position: { x: width - 18, y: height / 2 } });
  await expect(box).toHaveValue('');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});
