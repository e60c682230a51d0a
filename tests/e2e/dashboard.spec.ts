import { administrator, expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use({ signedIn: true });

test('The dashboard shows six counts, each linked to its list', async ({ page, visit }) => {
  await visit('/admin/dashboard');
  const cards = page.getByRole('main').getByRole('link');
  const labels = [
    'Total Users',
    'Total Stories',
    'Total Genres',
    'Active Stories',
    'Upcoming Stories',
    'Completed Stories',
  ];
  await expect(cards).toHaveCount(6);
  for (const [index, label] of labels.entries()) {
    await expect(cards.nth(index)).toContainText(label);
    await expect(cards.nth(index)).toHaveAccessibleName(new RegExp(`^\\d+ ${label}$`));
  }
  await expect(cards.nth(2)).toHaveAccessibleName('14 Total Genres');
  const targets = ['users', 'stories', 'genres', 'stories', 'stories', 'stories'];
  for (const [index, target] of targets.entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', `#/admin/${target}`);
  }
  const colour = (index: number) =>
    cards.nth(index).evaluate((card) => getComputedStyle(card).backgroundColor);
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map(colour))).toEqual([
    'rgb(14, 116, 144)',
    'rgb(21, 128, 61)',
    'rgb(29, 78, 216)',
    'rgb(185, 28, 28)',
    'rgb(71, 85, 105)',
    'rgb(180, 83, 9)',
  ]);
});

test('The dashboard shows how the rooms divide into states', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const counts = { 'Active Stories': 57, 'Completed Stories': 262, 'Upcoming Stories': 23 };
  await page.route('**/getDashboardData', (route) => {
    const data = Object.entries(counts).map(([key, value]) => ({ key, value }));
    return route.fulfill({ json: { success: true, data } });
  });
  await visit('/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Rooms by state' });
  await expect(panel.getByRole('term')).toHaveText(['Active', 'Upcoming', 'Completed']);
  await expect(panel.getByRole('definition')).toHaveText(['57', '17%', '23', '7%', '262', '77%']);
  await expectAccessible();

  counts['Active Stories'] = -1;
  await page.reload();
  await expect(page.getByRole('link', { name: 'Completed Stories' })).toContainText('262');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);

  Object.assign(counts, { 'Active Stories': 0, 'Completed Stories': 0, 'Upcoming Stories': 0 });
  await page.reload();
  await expect(panel).toContainText('There are no rooms yet.');
});

test('The dashboard links to the records that the administrator opened last', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Opened last' });
  await expect(panel).toContainText('Records that you open appear here.');

  await page.evaluate(
    ([email, records]) => {
      const all = { [email]: { recentRecords: records }, 'someone@example.com': {} };
      localStorage.setItem('preferences', JSON.stringify(all));
      window.dispatchEvent(new Event('storage'));
    },
    [
      administrator.email,
      [
        { resource: 'users', id: '65b000000000000000000001', label: 'Jane Doe' },
        { resource: 'planets', id: '1', label: 'Not a resource' },
        { resource: 'genres', id: '65d000000000000000000001', label: 'Noir' },
        ...[1, 2, 3, 4].map((id) => ({ resource: 'stories', id: `${id}`, label: `Room ${id}` })),
      ],
    ] as const,
  );
  await expect(panel.getByRole('listitem')).toHaveText([
    'Jane DoeUser',
    'NoirGenre',
    'Room 1Story',
    'Room 2Story',
    'Room 3Story',
  ]);
  await expectAccessible();
  await panel.getByRole('link', { name: 'Jane Doe' }).click();
  await expect(page).toHaveURL(/#\/admin\/view\/user\/65b000000000000000000001$/);
});

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counts run up to their values', async ({ page, visit }) => {
    await page.route('**/getDashboardData', (route) =>
      route.fulfill({ json: { success: true, data: [{ key: 'Total Users', value: 1234567 }] } }),
    );
    await visit('/admin/dashboard');
    const card = page.getByRole('main').getByRole('link');
    // A counter of CSS shows the property, without digit grouping.
    const readShown = () =>
      card
        .locator('[aria-hidden]')
        .evaluate((count) => Number(getComputedStyle(count).getPropertyValue('--count')));
    expect(await readShown()).toBeLessThan(1234567);
    await expect.poll(readShown).toBe(1234567);
    await expect(card).toHaveAccessibleName('1234567 Total Users');
  });
});

test.describe('When the counts fail', () => {
  test.use({ expectedConsoleErrors: /503 \(/ });

  test('the error text is shown with a Retry button', async ({ page, visit }) => {
    await page.route('**/getDashboardData', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: { message: 'Counting.' } } }),
    );
    await visit('/admin/dashboard');
    await expect(page.getByRole('alert')).toContainText('Counting.');
    await page.unroute('**/getDashboardData');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('While the counts load, a busy region shows six skeleton cards', async ({ page, visit }) => {
  const { release } = await holdRequests(page, '**/getDashboardData');
  await visit('/admin/dashboard');
  const busy = page.getByRole('main').locator('[aria-busy=true]');
  await expect(busy.locator('> div > div')).toHaveCount(6);
  release();
  await expect(busy).toHaveCount(0);
});
