import { expect, expectAccessible, test } from './fixtures.ts';
import { submitRequest } from './forms.ts';
import { answerDialogs, expectColumns, expectDetails, search } from './page-actions.ts';
import { recordMutations } from './requests.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ expectedConsoleErrors: /403/ });

test('Story rooms are listed', async ({ page }) => {
  await page.goto(`#/admin/stories?size=${largestPageSize}`);
  const columns = ['Room Name', 'Status', 'Theme', 'Participants', 'Description', 'Host'];
  await expectColumns(page, columns);
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
  const hostless = page.getByRole('row').filter({ hasText: 'Two Left Shoes' });
  const cells = ['6', 'active', 'Thriller', '3', 'The tide leaves a st…', 'Story User', ''];
  await expect(hostless.getByRole('cell')).toHaveText(cells);
  await expect(hostless.locator('[data-tooltip^="The tide leaves a staircase"]')).toBeVisible();
  await expectAccessible(page);
});

test('A story room that is found by its name is deleted', async ({ page }) => {
  await page.goto('#/admin/stories');
  await expect(page.getByPlaceholder('search by room name')).toBeVisible();
  await search(page, 'Salt');
  await expect(page.getByRole('rowheader')).toHaveText(['The Salt Cartographer']);
  const questions = answerDialogs(page);
  await page.getByRole('button', { name: 'Delete story The Salt Cartographer' }).click();
  await expect(page.getByText('Story Deleted Successsfully')).toBeVisible();
  expect(questions).toEqual(['confirm: Are you sure you want to delete this story room?']);
  await expect(page.getByText('No stories match “Salt”.')).toBeVisible();
});

test('A story room is edited after its choices did not load', async ({ page }) => {
  await page.goto('#/admin/stories?q=Foxglove');
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  await expectDetails(page, ['Status', 'Theme', 'Participants', 'Description', 'Host']);
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
  await status.selectOption('active');
  await themeBox.selectOption('Poetry');
  await dialog.getByLabel('Description').fill('Foxes come by.');
  const changes = { status: 'active', theme: 'Poetry', description: 'Foxes come by.' };
  expect((await submitRequest(page)).postDataJSON()).toEqual(changes);
  await expect(page.getByText('Story Room Updated Succesfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/stories\?q=Foxglove$/);

  await page.reload();
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText('Foxglove Lane');
  await expect(row.getByRole('cell').filter({ hasText: /^(active|Poetry)$/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('active');
});

test('The dashboard opens the stories that it counts', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Stories by status' });
  await expect(panel.getByRole('link', { name: 'Upcoming' })).toHaveAttribute(
    'href',
    '#/admin/stories?status=upcoming',
  );
  const card = page.getByRole('link', { name: /Active Stories$/ });
  await card.click();
  await expect(page).toHaveURL(/#\/admin\/stories\?status=active/);
  await expect(page.getByText(/^\d+ of \d+ stories$/)).toBeVisible();
  await expect(page.getByText(/^All \d+ read$/)).toBeVisible();
  await expectAccessible(page);
});

test('The stories are filtered by theme and host', async ({ page }) => {
  await page.goto('#/admin/stories?status=active');
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByLabel('Theme').selectOption('Mystery');
  await expect(page).toHaveURL(/status=active&theme=Mystery/);
  await dialog.getByLabel('Host').fill('Jane');
  await expect(dialog.getByRole('option', { name: 'Jane Doe' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/host=[\da-f]{24}/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^\d+ stories$/)).toBeVisible();
});

test('A user leads to the stories that they host', async ({ page }) => {
  await page.goto('#/admin/stories?q=Foxglove');
  const name = await page.getByRole('row').nth(1).getByRole('cell').nth(5).innerText();
  await page.getByRole('link', { name: 'View story Foxglove Lane' }).click();
  await page.getByRole('definition').nth(4).getByRole('link').click();
  await page.getByRole('link', { name: 'Hosted stories' }).click();
  await expect(page.getByRole('button', { name: `Remove filter Host: ${name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Foxglove Lane', exact: true })).toBeVisible();
});

test('The change of a status in the list of stories can be undone', async ({ page }) => {
  await page.goto('#/admin/stories?q=Foxglove');
  const row = page.getByRole('row').nth(1);
  const status = row.getByRole('button', { name: /^Change status of Foxglove Lane: / });
  const before = (await status.textContent()) ?? '';
  const after = before === 'completed' ? 'upcoming' : 'completed';
  await status.click();
  const menu = page.getByRole('menu', { name: 'Status' });
  await expect(menu.getByRole('menuitemradio')).toHaveText(['active', 'upcoming', 'completed']);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(before);
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await menu.getByRole('menuitemradio', { name: after }).click();
  expect((await sent).postDataJSON()).toEqual({ status: after });
  await expect(status).toHaveText(after);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await undo.click();
  await expect(status).toHaveText(before);
  await page.reload();
  await expect(status).toHaveText(before);
});

test('The theme of several story rooms is changed at once', async ({ page }) => {
  await page.goto('#/admin/stories');
  for (const index of [1, 2]) await page.getByRole('row').nth(index).getByRole('checkbox').check();
  const edit = page.getByRole('button', { name: 'Edit selected' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 stories' });
  await dialog.getByLabel('Field').selectOption('Theme');
  await dialog.getByLabel('Theme').selectOption('Poetry');
  await expectAccessible(page);
  const mutations = recordMutations(page);
  await dialog.getByRole('button', { name: 'Change 2 stories' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 changed' })).toBeVisible();
  expect(mutations).toHaveLength(2);
  for (const index of [1, 2])
    await expect(page.getByRole('row').nth(index)).toContainText('Poetry');
});
