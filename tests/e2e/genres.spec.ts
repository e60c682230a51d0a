import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addStarter, readStarters, submit, submitRequest } from './forms.ts';
import { chooseImage, decodeImage, imagePath } from './images.ts';
import { expectColumns, expectDetails, search } from './page-actions.ts';
import { holdRequests } from './requests.ts';
import { listBodyProperties } from './coverage-reporter.ts';
import { largestPageSize } from '../support/limits.ts';

const readBottom = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

test('Genres are listed', async ({ page }) => {
  await page.goto(`#/admin/genres?size=${largestPageSize}`);
  await expectColumns(page, ['Genre', 'Total Starter', 'Starter 1']);
  const poetry = page.getByRole('row').filter({ hasText: 'Poetry' }).getByRole('cell');
  await expect(poetry.filter({ hasText: /^(0|—)$/ })).toHaveText(['0', '—']);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const add = page.getByRole('link', { name: 'Add Genre' });
  await expect(add).toHaveAttribute('href', '#/admin/genre/add');
  await expectAccessible(page);
});

test('A genre is viewed with one of its starters', async ({ page }) => {
  await page.goto('#/admin/genres?q=mystery');
  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await expectDetails(page, ['Image', 'Colour', 'Background Colour', 'Starter']);
  const definitions = page.getByRole('definition');
  const image = page.getByRole('img', { name: 'Image of Mystery' });
  expect((await decodeImage(image)).size).toEqual([194, 112]);
  for (const [index, colour, rgb] of [
    [1, '#1e1b4b', 'rgb(30, 27, 75)'],
    [2, '#c7d2fe', 'rgb(199, 210, 254)'],
  ] as const) {
    await expect(definitions.nth(index)).toHaveText(colour);
    await expect(definitions.nth(index).locator('span > span')).toHaveCSS('background-color', rgb);
  }
  await expect(page.getByText('Tonight one of them is open.')).toBeVisible();
  await page.getByLabel('Starter').selectOption('A witness who cannot speak');
  await expect(page.getByText('Only the parrot saw what happened')).toBeVisible();
  await expect(definitions.nth(3).getByRole('listitem')).toHaveText([
    'The door that was never locked',
    'A witness who cannot speak',
  ]);
  const imageBottom = await readBottom(image);
  for (const colour of ['#1e1b4b', '#c7d2fe'])
    expect(await readBottom(page.getByText(colour))).toBeGreaterThan(imageBottom);
  await expectAccessible(page);
});

test('The description always belongs to the selected starter', async ({ page }) => {
  const respondWith = (...starters: string[]) => {
    const starter = starters.map((text) => ({ starter: text, description: `About ${text}.` }));
    const genre = { _id: '65d000000000000000000001', genre: 'Noir', starter };
    return page.route('**/getGenre/*', (route) =>
      route.fulfill({ json: { success: true, genre } }),
    );
  };
  await respondWith('one', 'two', 'three');
  await page.goto('#/admin/view/genre/65d000000000000000000001');
  await page.getByLabel('Starter', { exact: true }).selectOption('three');
  await expect(page.getByText('About three.')).toBeVisible();
  await page.getByRole('button', { name: /^Edit genre/ }).click();
  await page.getByRole('dialog').getByLabel('Genre', { exact: true }).fill('Noir again');
  // An edit may remove starters: the record is fetched again.
  await page.route('**/updateGenre/*', async (route) => {
    await respondWith('only');
    return route.fulfill({ json: { success: true } });
  });
  await submit(page);
  await expect(page.getByText('About only.')).toBeVisible();
});

test('A pair of colours fills both colours of a genre', async ({ page }) => {
  await page.goto('#/admin/genre/add');
  const pairs = page.getByRole('group', { name: 'Colour pairs' }).getByRole('button');
  await expect(pairs).toHaveCount(6);
  const ember = pairs.and(page.getByRole('button', { name: 'Ember' }));
  await ember.click();
  await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('#7c2d12');
  await expect(page.getByLabel('Background Colour', { exact: true })).toHaveValue('#ffedd5');
  await expect(ember).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Colour', { exact: true }).fill('#000000');
  await expect(ember).toHaveAttribute('aria-pressed', 'false');
});

test('A genre is added without scrolling in a window of 1280 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('#/admin/genre/add');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Starter Description')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Preview' })).toBeVisible();
  const readHidden = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(readHidden).toBe(0);
});

test('An administrator adds a genre and corrects it', async ({ page }) => {
  const { release, requestCount } = await holdRequests(page, '**/genre-card-fields-*.js');
  await page.goto('#/admin/genre/add');
  await expect.poll(requestCount).toBe(1);
  await submit(page);
  await expect(page.getByText('Please Add or Crop image')).toBeVisible();
  // The first missing field gets the focus also when its code arrives after the submit.
  release();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('Genre')).toBeFocused();
  await expect(page.getByText('Fields with a star (*) are required.')).toBeVisible();
  await expect(field('Pick a colour')).toBeVisible();
  await expect(field('Pick a colour: Background')).toBeVisible();

  const preview = page.getByRole('figure', { name: 'Preview' });
  const card = preview.locator('[aria-hidden]').first();
  await expect(page.getByRole('alert')).toHaveText([
    'Required',
    'Please Add Genre Colour',
    'Please Add Genre Background Colour',
    'Please Add or Crop image',
    'Please add atleast one starter',
  ]);
  await field('Genre').fill('Gothic');
  await field('Colour').fill('red');
  await field('Background Colour').fill('#101020');
  await chooseImage(page, 'landscape.jpg');
  await addStarter(page, 'A knock', 'At midnight, when all sleep.');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('A colour as #rrggbb, for example #4338ca');
  await field('Colour').fill('#e0e0f0');
  for (const text of ['Gothic', 'A knock']) await expect(preview.getByText(text)).toBeVisible();
  await expect(card).toHaveCSS('background-color', 'rgb(16, 16, 32)');
  await expect(card).toHaveCSS('color', 'rgb(224, 224, 240)');
  await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 194);
  // A starter that is typed but not added yet is saved too.
  await field('Starter').fill('A lamp');
  await field('Starter Description').fill('It burns on its own.');
  await submit(page);
  await Promise.all([
    expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible(),
    expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled(),
  ]);
  await expect(page).toHaveURL(/#\/admin\/genres$/);

  await expect(page.getByPlaceholder('search by genre')).toBeVisible();
  await search(page, 'goth');
  const added = page.getByRole('row').nth(1);
  await expect(added.getByRole('rowheader')).toHaveText('Gothic');
  await expect(added.getByRole('cell').filter({ hasText: /^(2|A knock)$/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'View genre Gothic' }).click();
  await page.getByRole('button', { name: 'Edit genre Gothic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect(dialog.getByLabel('Colour', { exact: true })).toHaveValue('#e0e0f0');
  await expect.poll(() => readStarters(dialog)).toEqual(['A knock', 'A lamp']);
  const currentImage = dialog.getByRole('presentation');
  await dialog.getByLabel('Genre', { exact: true }).fill('Gothic Tales');
  await dialog.getByLabel('Background Colour').fill('#202040');
  await dialog.getByLabel('Image').setInputFiles(imagePath('turned-by-exif.jpg'));
  await dialog.getByRole('button', { name: 'Edit starter 2:' }).click();
  await dialog.getByLabel('Starter 2', { exact: true }).fill('A lantern');
  const changed = listBodyProperties(await submitRequest(page));
  expect(changed.toSorted()).toEqual(['backgroundColour', 'genre', 'image', 'starter']);
  await expect(page.getByText('Genre Updated Succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/genres\?q=goth$/);
  await page.reload();
  await page.getByRole('link', { name: 'View genre Gothic Tales' }).click();
  await expect(page.getByLabel('Starter').getByRole('option')).toHaveText(['A knock', 'A lantern']);
  await page.getByRole('button', { name: 'Edit genre Gothic Tales' }).click();
  await expect(dialog.getByLabel('Background Colour')).toHaveValue('#202040');
  // The EXIF orientation has been applied: the red half is on top, the blue one below.
  const { size, colours } = await decodeImage(currentImage, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expect(size).toEqual([194, 112]);
  expect(colours[0]?.[0]).toBeGreaterThan(150);
  expect(colours[1]?.[2]).toBeGreaterThan(150);
});

test('A genre is duplicated with all that it has', async ({ page }) => {
  await page.goto('#/admin/genres?q=mystery');
  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveTitle('Add Genre');
  await expect(page.getByAltText('What will be saved')).toHaveJSProperty('naturalWidth', 194);
  await page.getByLabel('Genre', { exact: true }).fill('Cosy Mystery');
  const body = listBodyProperties(await submitRequest(page));
  expect(body.toSorted()).toEqual(['backgroundColour', 'colour', 'genre', 'image', 'starter']);
  await expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible();

  await page.goto('#/admin/genres?q=mystery');
  await page.getByRole('link', { name: 'View genre Cosy Mystery' }).click();
  const image = page.getByRole('img', { name: 'Image of Cosy Mystery' });
  expect((await decodeImage(image)).size).toEqual([194, 112]);
  await expect(page.getByRole('definition').nth(1)).toHaveText('#1e1b4b');
  await expect(page.getByLabel('Starter').getByRole('option')).toHaveText([
    'The door that was never locked',
    'A witness who cannot speak',
  ]);
});
