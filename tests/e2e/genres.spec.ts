import type { Locator, Page } from '@playwright/test';
import { answerConfirm, expect, test } from './fixtures.ts';
import { decode, picture } from './picture.ts';

test.use({ signedIn: true });

type Place = Page | Locator;

async function addStarter(place: Place, starter: string, description: string) {
  await place.getByLabel('Starter', { exact: true }).fill(starter);
  await place.getByLabel('Starter Description', { exact: true }).fill(description);
  await place.getByRole('button', { name: 'Add Starter' }).click();
}

const startersOf = (place: Place) =>
  place
    .getByRole('list', { name: 'Starters' })
    .getByLabel(/^Starter \d$/)
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value));

test('Genres are listed with their starters, and a starter is picked on the detail', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/genres?size=15');
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.no',
    'Genre',
    'Total Starter',
    'Starter 1',
    'Actions',
  ]);
  await expect(page.getByRole('row').filter({ hasText: 'Poetry' })).toHaveText(/Poetry0—$/);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await expect(page.getByRole('term')).toHaveText(['Genre', 'Starter', 'Created', 'Last updated']);
  await expect(page.getByText('Tonight one of them is open.')).toBeVisible();
  await page.getByLabel('Starter').selectOption('A witness who cannot speak');
  await expect(page.getByText('Only the parrot saw what happened')).toBeVisible();
  await expectAccessible();
});

test('A new genre says what it lacks, one thing at a time and in order', async ({
  page,
  visit,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await visit('/admin/genres');
  await page.getByRole('link', { name: 'Add Genre' }).click();
  await expect(page).toHaveTitle('Add Genre');
  const submit = page.getByRole('button', { name: 'Submit' });
  const alert = page.getByRole('alert');
  const steps: [string, string, () => Promise<void>][] = [
    ['Genre is required', 'Genre', () => page.getByLabel('Genre', { exact: true }).fill('Noir')],
    [
      'Please Add Genre Colour',
      'Colour',
      () => page.getByLabel('Colour', { exact: true }).fill('#101020'),
    ],
    [
      'Please Add Genre Background Colour',
      'Background Colour',
      () => page.getByLabel('Background Colour').fill('#e0e0f0'),
    ],
    [
      'Please Add or Crop image',
      'Image',
      () => page.getByLabel('Image').setInputFiles(picture('landscape.jpg')),
    ],
    ['Please add atleast one starter', 'Starter', () => Promise.resolve()],
  ];
  for (const [warning, label, mend] of steps) {
    await submit.click();
    await expect(alert).toHaveText(warning);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await mend();
  }
  expect(posts).toBe(0);
});

test('A genre is added, found, viewed, edited and still there after a reload', async ({
  page,
  visit,
}) => {
  await visit('/admin/genre/add');
  await page.getByLabel('Genre', { exact: true }).fill('Gothic');
  await page.getByLabel('Colour', { exact: true }).fill('#101020');
  await page.getByLabel('Background Colour').fill('#e0e0f0');
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  await addStarter(page, 'A knock', 'At midnight, when all sleep.');
  // What is typed and not added yet is not lost.
  await page.getByLabel('Starter', { exact: true }).fill('A lamp');
  await page.getByLabel('Starter Description', { exact: true }).fill('It burns on its own.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(page).toHaveURL(/#\/admin\/genres$/);

  await page.getByPlaceholder('search by genre').fill('goth');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('row').nth(1)).toHaveText('1Gothic2A knock');
  await page.getByRole('link', { name: 'View genre Gothic' }).click();
  await page.getByRole('button', { name: 'Edit genre Gothic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect(dialog.getByLabel('Colour', { exact: true })).toHaveValue('#101020');
  await expect.poll(() => startersOf(dialog)).toEqual(['A knock', 'A lamp']);
  const stored = dialog.getByRole('presentation');
  expect((await decode(stored)).size).toEqual([194, 112]);

  await dialog.getByLabel('Genre', { exact: true }).fill('Gothic Tales');
  await dialog.getByLabel('Colour', { exact: true }).fill('#202030');
  await dialog.getByLabel('Background Colour').fill('#f0f0ff');
  await dialog.getByLabel('Image').setInputFiles(picture('turned-by-exif.jpg'));
  await dialog.getByLabel('Starter 2', { exact: true }).fill('A lantern');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Genre Updated Succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/genres$/);

  await visit('/admin/genres?q=gothic');
  await page.reload();
  await page.getByRole('link', { name: 'View genre Gothic Tales' }).click();
  await expect(page.getByLabel('Starter').getByRole('option')).toHaveText(['A knock', 'A lantern']);
  await page.getByRole('button', { name: 'Edit genre Gothic Tales' }).click();
  await expect(dialog.getByLabel('Background Colour')).toHaveValue('#f0f0ff');
  // The picture was turned upright: its blue half is below, its red one above.
  const { size, colours } = await decode(stored, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expect(size).toEqual([194, 112]);
  expect(colours[0]?.[0]).toBeGreaterThan(150);
  expect(colours[1]?.[2]).toBeGreaterThan(150);
});

test('A genre sends only what differs', async ({ page, visit }) => {
  await visit('/admin/genres?q=Comedy');
  await page.getByRole('link', { name: 'View genre Comedy' }).click();
  await page.getByRole('button', { name: 'Edit genre Comedy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill atleast one fieled');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByLabel('Starter 1 Description').fill('He has brought a cake.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const { genre } = (await (await saved).json()) as { genre: { starter: object[]; image: string } };
  expect(genre.starter[0]).toEqual({
    starter: 'The ninth guest',
    description: 'He has brought a cake.',
  });
  expect(genre.image).toBe('/uploads/genre-2.png');
});

test.describe('The starters of a genre', () => {
  test.beforeEach(({ visit }) => visit('/admin/genre/add'));

  test('are added only with both their text and their description', async ({ page }) => {
    await addStarter(page, 'A knock', '  ');
    await expect(page.getByRole('alert')).toHaveText('Starter Description is required');
    await addStarter(page, '', 'At midnight.');
    await expect(page.getByRole('alert')).toHaveText('Starter is required');
    expect(await startersOf(page)).toEqual([]);
    await addStarter(page, 'A knock', 'At midnight.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await startersOf(page)).toEqual(['A knock']);
    await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Starter', { exact: true })).toHaveValue('');
  });

  test('count towards 50 and 250 characters, and are refused beyond', async ({ page }) => {
    await expect(page.getByText('0 / 50')).toBeVisible();
    await addStarter(page, 'x'.repeat(50), 'y'.repeat(251));
    await expect(page.getByText('50 / 50')).toBeVisible();
    await expect(page.getByText('251 / 250')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Starter Description: at most 250 characters');
    await addStarter(page, 'x'.repeat(51), 'y'.repeat(250));
    await expect(page.getByRole('alert')).toHaveText('Starter: at most 50 characters');
    expect(await startersOf(page)).toEqual([]);
    await addStarter(page, 'x'.repeat(50), 'y'.repeat(250));
    expect(await startersOf(page)).toEqual(['x'.repeat(50)]);
  });

  test('are put in order by keyboard and by pointer, and removed', async ({ page }) => {
    for (const word of ['one', 'two', 'three']) await addStarter(page, word, 'A description.');
    await page.getByRole('button', { name: 'Move starter 3 up' }).focus();
    await page.keyboard.press('Enter');
    expect(await startersOf(page)).toEqual(['one', 'three', 'two']);
    await expect(page.getByRole('button', { name: 'Move starter 2 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await startersOf(page)).toEqual(['three', 'one', 'two']);
    await expect(page.getByRole('button', { name: 'Move starter 1 down' })).toBeFocused();

    const handles = page.getByTitle('Drag to another place');
    await handles.nth(2).dragTo(handles.nth(0));
    await expect.poll(() => startersOf(page)).toEqual(['two', 'three', 'one']);

    await page.getByRole('button', { name: 'Remove starter 3' }).click();
    expect(await startersOf(page)).toEqual(['two', 'three']);
    await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
  });

  test('are left only once that is confirmed', async ({ page }) => {
    await page.getByLabel('Starter Description', { exact: true }).fill('Half a thought');
    const asked = answerConfirm(page, false);
    await page.getByRole('link', { name: 'Users' }).click();
    expect(await asked).toBe('You have unsaved changes. Leave without saving them?');
    await expect(page.getByLabel('Starter Description', { exact: true })).toHaveValue(
      'Half a thought',
    );
  });
});

test('A genre keeps at least one starter', async ({ page, visit }) => {
  await visit('/admin/genres?q=Mystery');
  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await page.getByRole('button', { name: 'Edit genre Mystery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  const remove = dialog.getByRole('button', { name: 'Remove starter 1' });
  await remove.click();
  await remove.click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please add atleast one starter');
  await expect(dialog.getByLabel('Starter', { exact: true })).toHaveAccessibleDescription(
    /Please add atleast one starter/,
  );
});

test.describe('A name that is taken', () => {
  test.use({ expectedComplaints: /409 \(Conflict\)/ });

  test('is refused by the server, and nothing typed is lost', async ({ page, visit }) => {
    await visit('/admin/genre/add');
    await page.getByLabel('Genre', { exact: true }).fill('Poetry');
    await page.getByLabel('Colour', { exact: true }).fill('#101020');
    await page.getByLabel('Background Colour').fill('#e0e0f0');
    await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
    await addStarter(page, 'A knock', 'At midnight, when all sleep.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('There is a genre called Poetry already.')).toBeVisible();
    await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Poetry');
    await expect(page.getByAltText('What will be saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});
