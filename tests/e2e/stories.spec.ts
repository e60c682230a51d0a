import { handleNextConfirm, expect, test } from './fixtures.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ signedIn: true });

test('Story rooms are listed with status, counts, excerpts and hosts, and found by name', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(`/admin/stories?size=${largestPageSize}`);
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
  await expect(hostless.getByTitle(/^The tide leaves a staircase/)).toBeVisible();
  await expectAccessible();

  await page.getByPlaceholder('search by room name').fill('orchard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['The Glass Orchard']);
});

test('A story room is viewed, edited in status and theme, and still changed after a reload', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/stories?q=Foxglove');
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  const details = page.getByRole('definition');
  await expect(page.getByRole('term')).toHaveText([
    'Room Name',
    'Status',
    'Theme',
    'Participants',
    'Description',
    'Host',
    'Created',
    'Last updated',
  ]);
  await expectAccessible();

  await page.getByRole('button', { name: 'Edit story Foxglove Lane' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit story' });
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText([
    '—',
    'active',
    'upcoming',
    'completed',
  ]);
  await expect(
    dialog.getByLabel('Theme').getByRole('option').filter({ hasText: 'Poetry' }),
  ).toHaveCount(1);
  await expect(dialog.getByLabel('Theme')).toHaveValue('Folklore');
  await expectAccessible();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByLabel('Status').selectOption('active');
  await dialog.getByLabel('Theme').selectOption('Poetry');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({ status: 'active', theme: 'Poetry' });
  await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/stories\?q=Foxglove$/);

  await visit('/admin/stories?q=Foxglove');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Foxglove LaneactivePoetry');
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  await expect(details.nth(1)).toHaveText('active');
});

test.describe('When the genres cannot be fetched', () => {
  test.use({ expectedConsoleErrors: /403/ });

  test('the form shows an error, keeps the current theme, and can still be saved', async ({
    page,
    visit,
  }) => {
    await page.route('**/getAllGenre', (route) => route.fulfill({ status: 403, body: '' }));
    await visit('/admin/stories?q=Unsent');
    await page.getByRole('link', { name: 'View story The Unsent Telegram' }).click();
    await page.getByRole('button', { name: 'Edit story The Unsent Telegram' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit story' });
    await expect(dialog.getByRole('alert')).toContainText('The choices could not be loaded.');
    await expect(dialog.getByLabel('Theme')).toHaveValue('Fairy Tale');
    await page.unroute('**/getAllGenre');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(
      dialog.getByLabel('Theme').getByRole('option').filter({ hasText: 'Poetry' }),
    ).toHaveCount(1);
    await dialog.getByLabel('Description').fill('It was never sent.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  });
});

test('A story room is deleted after a confirmation', async ({ page, visit }) => {
  await visit('/admin/stories?q=Salt');
  const message = handleNextConfirm(page, true);
  await page.getByRole('button', { name: 'Delete story The Salt Cartographer' }).click();
  expect(await message).toBe('Are you sure you want to delete this story room?');
  await expect(page.getByText('Story Deleted Successsfully')).toBeVisible();
  await expect(page.getByText('No stories match “Salt”.')).toBeVisible();
});
