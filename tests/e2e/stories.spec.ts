import { expect, expectAccessible, test } from './fixtures.ts';
import { answerDialogs, search, submit } from './page-actions.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ expectedConsoleErrors: /403/ });

test('Story rooms are listed, found by name, and deleted when confirmed', async ({ page }) => {
  await page.goto(`#/admin/stories?size=${largestPageSize}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.no',
    'Room Name',
    'Status',
    'Theme',
    'Participants',
    'Description',
    'Host',
    'Actions',
  ]);
  await expect(page.getByText('33 stories')).toBeVisible();
  const hostless = page.getByRole('row').filter({ hasText: 'Two Left Shoes' });
  await expect(hostless.getByRole('cell')).toHaveText([
    '6',
    'active',
    'Thriller',
    '3',
    'The tide leaves a st…',
    'Story User',
    '',
  ]);
  await expect(hostless.locator('[data-tooltip^="The tide leaves a staircase"]')).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByPlaceholder('search by room name')).toBeVisible();
  await search(page, 'Salt');
  await expect(page.getByRole('rowheader')).toHaveText(['The Salt Cartographer']);
  const questions = answerDialogs(page);
  await page.getByRole('button', { name: 'Delete story The Salt Cartographer' }).click();
  await expect(page.getByText('Story Deleted Successsfully')).toBeVisible();
  expect(questions).toEqual(['confirm: Are you sure you want to delete this story room?']);
  await expect(page.getByText('No stories match “Salt”.')).toBeVisible();
});

test('A story room is viewed and edited, also after its choices did not load', async ({ page }) => {
  await page.goto('#/admin/stories?q=Foxglove');
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  const labels = [
    'Status',
    'Theme',
    'Participants',
    'Description',
    'Host',
    'Created',
    'Last updated',
  ];
  await expect(page.getByRole('term')).toHaveText(labels);
  const details = page.getByRole('definition');
  const theme = details.getByRole('link', { name: 'Folklore' });
  await expect(theme).toHaveAttribute('href', '#/admin/genres?q=Folklore');
  await expect(details.nth(2)).toHaveText(/^\d+(: \S+ \S+(, .+)*)?$/);
  const host = details.nth(4).getByRole('link');
  await expect(host).toHaveAttribute('href', /^#\/admin\/view\/user\/[\da-f]{24}$/);
  await expectAccessible(page);

  await page.route('**/getAllGenre', (route) => route.fulfill({ status: 403, body: '' }));
  await page.getByRole('button', { name: 'Edit story Foxglove Lane' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit story' });
  const [status, themeBox] = [dialog.getByLabel('Status'), dialog.getByLabel('Theme')];
  await expect(dialog.getByRole('alert')).toContainText('The choices could not be loaded.');
  await expect(themeBox).toHaveValue('Folklore');
  await page.unroute('**/getAllGenre');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(themeBox.getByRole('option').filter({ hasText: 'Poetry' })).toHaveCount(1);
  await expect(themeBox).toHaveValue('Folklore');
  await expect(status.getByRole('option')).toHaveText(['—', 'active', 'upcoming', 'completed']);
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await status.selectOption('active');
  await themeBox.selectOption('Poetry');
  await dialog.getByLabel('Description').fill('Foxes come by.');
  await submit(page);
  expect((await sent).postDataJSON()).toEqual({
    status: 'active',
    theme: 'Poetry',
    description: 'Foxes come by.',
  });
  await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/stories\?q=Foxglove$/);

  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Foxglove LaneactivePoetry');
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('active');
});
