import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addStarter } from './starters.ts';

test.use({ signedIn: true });

/** The live region for screen readers. */
const liveRegion = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]');

const search = async (page: Page, text: string) => {
  await page.getByPlaceholder('search by firstname or lastname').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

test('A page turn and the result of a search are announced', async ({ page, visit }) => {
  await visit('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  // The first page of a newly opened screen is not announced.
  await expect(liveRegion(page)).toHaveText('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(liveRegion(page)).toHaveText(/^6 to 10 of \d+$/);
  await search(page, 'Beatriz');
  await expect(liveRegion(page)).toHaveText('Search for Beatriz: 1 to 1 of 1');
  await search(page, 'nobody at all');
  await expect(liveRegion(page)).toHaveText('Search for nobody at all: Nothing found');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(liveRegion(page)).toHaveText(/^1 to 5 of \d+$/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(liveRegion(page)).toHaveText('');
});

test('An added, a moved and a removed starter are announced', async ({ page, visit }) => {
  await visit('/admin/genre/add');
  for (const starter of ['one', 'two', 'three']) await addStarter(page, starter, 'A description.');
  await expect(liveRegion(page)).toHaveText('Starter added: three');
  await page.getByRole('button', { name: 'Move starter 3 up' }).click();
  await expect(liveRegion(page)).toHaveText('Starter moved to position 2 of 3');
  await page.getByRole('button', { name: 'Remove starter 2' }).click();
  await expect(liveRegion(page)).toHaveText('Starter removed: three');
});

test('Required fields are marked, and have aria-required', async ({ page, visit }) => {
  await visit('/admin/genre/add');
  for (const label of ['Genre', 'Colour', 'Background Colour', 'Image', 'Starter']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-required', 'true');
  }
  await expect(page.getByText('Fields with a star (*) are required.')).toBeVisible();
  await addStarter(page, 'A knock', 'At midnight.');
  await expect(page.getByLabel('Starter', { exact: true })).not.toHaveAttribute(
    'aria-required',
    'true',
  );
  // An edit may leave out any field.
  page.once('dialog', (dialog) => dialog.accept());
  await visit('/admin/view/genre/65d000000000000000000001');
  await page.getByRole('button', { name: /^Edit genre/ }).click();
  const genre = page.getByRole('dialog').getByLabel('Genre', { exact: true });
  await expect(genre).toHaveAttribute('aria-required', 'false');
});

test('The image of a detail has a text alternative, and each colour picker a unique name', async ({
  page,
  visit,
}) => {
  await visit('/admin/view/banner/65e000000000000000000001');
  await expect(page.getByRole('img', { name: 'Banner of Inkwell & Sons' })).toBeVisible();
  await visit('/admin/genre/add');
  await expect(page.getByLabel('Pick a colour', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Pick a colour: Background', { exact: true })).toBeVisible();
});

test('The description always belongs to the selected starter', async ({ page, visit }) => {
  const genre = (...starters: string[]) => ({
    success: true,
    genre: {
      _id: '65d000000000000000000001',
      genre: 'Noir',
      starter: starters.map((starter) => ({ starter, description: `About ${starter}.` })),
    },
  });
  let record = genre('one', 'two', 'three');
  await page.route('**/getGenre/*', (route) => route.fulfill({ json: record }));
  await visit('/admin/view/genre/65d000000000000000000001');
  const picker = page.getByLabel('Starter', { exact: true });
  await picker.selectOption('three');
  await expect(page.getByText('About three.')).toBeVisible();
  record = genre('one', 'other');
  await page.getByRole('link', { name: '← Genres' }).click();
  await expect(page.getByRole('heading', { name: 'Genres' })).toBeVisible();
  await page.goBack();
  await picker.selectOption('other');
  await expect(page.getByText('About other.')).toBeVisible();
  // An edit may remove starters while the select is open: the record is fetched again.
  await page.route('**/updateGenre/*', (route) => {
    record = genre('only');
    return route.fulfill({ json: { success: true } });
  });
  await page.getByRole('button', { name: /^Edit genre/ }).click();
  await page.getByRole('dialog').getByLabel('Genre', { exact: true }).fill('Noir again');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('About only.')).toBeVisible();
});
