import type { Page } from '@playwright/test';
import { administrator, expect, expectAccessible, test } from './fixtures.ts';
import { failRequests, holdRequests } from './requests.ts';
import { changeStorage } from './stored-session.ts';

test.use({ expectedConsoleErrors: /status of 503/ });

const cardsOfCounts = [
  ['Total Users', 'users', 'rgb(14, 116, 144)'],
  ['Total Stories', 'stories', 'rgb(21, 128, 61)'],
  ['Total Genres', 'genres', 'rgb(29, 78, 216)'],
  ['Active Stories', 'stories?status=active', 'rgb(185, 28, 28)'],
  ['Upcoming Stories', 'stories?status=upcoming', 'rgb(71, 85, 105)'],
  ['Completed Stories', 'stories?status=completed', 'rgb(180, 83, 9)'],
] as const;

test('The dashboard has six skeletons until an error takes their place', async ({ page }) => {
  await failRequests(page, '**/getDashboardData', 503, 'Counting.');
  const { release } = await holdRequests(page, '**/getDashboardData');
  await page.goto('#/admin/dashboard');
  const busy = page.getByRole('main').locator('[aria-busy=true]');
  await expect(busy.locator('> div > div')).toHaveCount(6);
  release();
  await expect(page.getByRole('alert')).toContainText('Counting.');
  await expect(busy).toHaveCount(0);
  await page.unroute('**/getDashboardData');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('The dashboard has six counts with links', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const cards = page.getByRole('main').getByRole('link', { name: /^\d/ });
  await expect(cards).toHaveCount(cardsOfCounts.length);
  for (const [index, [label, target, colour]] of cardsOfCounts.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(label);
    await expect(card).toHaveAccessibleName(new RegExp(`^\\d+ ${label}$`));
    await expect(card).toHaveAttribute('href', `#/admin/${target}`);
    await expect(card).toHaveCSS('border-left-color', colour);
  }
});

const fulfillCounts = (page: Page, counts: Record<string, number>) =>
  page.route('**/getDashboardData', (route) => {
    const data = Object.entries(counts).map(([key, value]) => ({ key, value }));
    return route.fulfill({ json: { success: true, data } });
  });

test('The dashboard divides the rooms into states', async ({ page }) => {
  const counts = { 'Active Stories': 57, 'Completed Stories': 262, 'Upcoming Stories': 23 };
  await fulfillCounts(page, counts);
  await page.goto('#/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Stories by status' });
  await expect(panel.getByRole('term')).toHaveText(['Active', 'Upcoming', 'Completed']);
  await expect(panel.getByRole('definition')).toHaveText(['57', '17%', '23', '7%', '262', '76%']);
  await expectAccessible(page);
  await page.unroute('**/getDashboardData');
  await fulfillCounts(page, { 'Active Stories': 0, 'Completed Stories': 0, 'Upcoming Stories': 0 });
  await page.reload();
  await expect(panel).toContainText('There are no stories yet.');
});

test('A count of the dashboard runs up to one text', async ({ page }) => {
  await fulfillCounts(page, { 'Total Users': 1_234_567 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('#/admin/dashboard');
  const card = page.getByRole('main').getByRole('link');
  await expect(card).toHaveAccessibleName('1234567 Total Users');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(card.getByText('1234567')).toHaveCount(1);
});

test('The dashboard links to five of the records that were opened recently', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Recently opened' });
  await expect(panel).toContainText('Records that you open appear here.');
  const recentRecords = [
    { resource: 'users', id: '65b000000000000000000002', label: 'Mateo Alvarez' },
    { resource: 'planets', id: '1', label: 'Not a resource' },
    { resource: 'genres', id: '65d000000000000000000001', label: 'Noir' },
    ...[1, 2, 3, 4].map((id) => ({ resource: 'stories', id: `${id}`, label: `Room ${id}` })),
  ];
  const preferences = JSON.stringify({ [administrator.email]: { recentRecords } });
  await changeStorage(page, { preferences });
  const labels = ['Mateo Alvarez', 'Noir', 'Room 1', 'Room 2', 'Room 3'];
  await expect(panel.getByRole('listitem')).toHaveText(labels);
  await expect(panel.getByRole('img').first()).toHaveAccessibleName('User');
  await expect(panel.getByRole('img').last()).toHaveAccessibleName('Story');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Mateo Alvarez' }).click();
  await expect(page).toHaveURL(/#\/admin\/view\/user\/65b000000000000000000002$/);
});
