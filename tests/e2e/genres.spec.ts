import { getRecordedRequests, expect, test, getToast } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { decodeImage, imagePath } from './test-images.ts';
import { addStarter, openStarter, readStarters } from './starters.ts';
import { largestPageSize } from '../support/limits.ts';

test.use({ signedIn: true });

test('Genres are listed with their starters, and the detail shows the selected starter', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(`/admin/genres?size=${largestPageSize}`);
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
  await expect(page.getByRole('term')).toHaveText([
    'Genre',
    'Image',
    'Colour',
    'Background Colour',
    'Starter',
    'Created',
    'Last updated',
  ]);
  const definitions = page.getByRole('definition');
  const image = page.getByRole('img', { name: 'Image of Mystery' });
  expect((await decodeImage(image)).size).toEqual([194, 112]);
  for (const [index, colour, rgb] of [
    [2, '#1e1b4b', 'rgb(30, 27, 75)'],
    [3, '#c7d2fe', 'rgb(199, 210, 254)'],
  ] as const) {
    await expect(definitions.nth(index)).toHaveText(colour);
    await expect(definitions.nth(index).locator('span > span')).toHaveCSS('background-color', rgb);
  }
  await expect(page.getByText('Tonight one of them is open.')).toBeVisible();
  await page.getByLabel('Starter').selectOption('A witness who cannot speak');
  await expect(page.getByText('Only the parrot saw what happened')).toBeVisible();
  await expectAccessible();
});

test('The first missing field gets the focus when its code arrives after the submit', async ({
  page,
  visit,
}) => {
  const { release, requestCount } = await holdRequests(page, '**/genre-card-fields-*.js');
  await visit('/admin/genre/add');
  await expect.poll(requestCount).toBe(1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please Add or Crop image')).toBeVisible();
  release();
  await expect(page.getByLabel('Genre', { exact: true })).toBeFocused();
});

test('A new genre shows all missing fields at once, and focuses the first', async ({
  page,
  visit,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await visit('/admin/genres');
  await page.getByRole('link', { name: 'Add Genre' }).click();
  await expect(page).toHaveTitle('Add Genre');
  const submit = page.getByRole('button', { name: 'Submit' });
  const alerts = page.getByRole('alert');
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
      () => page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg')),
    ],
    ['Please add atleast one starter', 'Starter', () => Promise.resolve()],
  ];
  for (const [index, [warning, label, fill]] of steps.entries()) {
    await submit.click();
    await expect(alerts).toHaveText(steps.slice(index).map(([text]) => text));
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(warning));
    await fill();
  }
  expect(posts).toBe(0);
});

test('A genre is added, found, viewed, edited and still changed after a reload', async ({
  page,
  visit,
}) => {
  await visit('/admin/genre/add');
  await page.getByLabel('Genre', { exact: true }).fill('Gothic');
  await page.getByLabel('Colour', { exact: true }).fill('#101020');
  await page.getByLabel('Background Colour').fill('#e0e0f0');
  await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
  // The cropper moves the fields below it.
  await expect(page.getByAltText('What will be saved')).toBeVisible();
  await addStarter(page, 'A knock', 'At midnight, when all sleep.');
  // A starter that is typed but not added yet is saved too.
  await page.getByLabel('Starter', { exact: true }).fill('A lamp');
  await page.getByLabel('Starter Description', { exact: true }).fill('It burns on its own.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await Promise.all([
    expect(page.getByText('Genre Added Succesfully. Redirecting...')).toBeVisible(),
    expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled(),
  ]);
  await expect(page).toHaveURL(/#\/admin\/genres$/);

  await page.getByPlaceholder('search by genre').fill('goth');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toHaveText('1Gothic2A knock');
  await page.getByRole('link', { name: 'View genre Gothic' }).click();
  await page.getByRole('button', { name: 'Edit genre Gothic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect(dialog.getByLabel('Colour', { exact: true })).toHaveValue('#101020');
  await expect.poll(() => readStarters(dialog)).toEqual(['A knock', 'A lamp']);
  const currentImage = dialog.getByRole('presentation');
  expect((await decodeImage(currentImage)).size).toEqual([194, 112]);

  await dialog.getByLabel('Genre', { exact: true }).fill('Gothic Tales');
  await dialog.getByLabel('Colour', { exact: true }).fill('#202030');
  await dialog.getByLabel('Background Colour').fill('#f0f0ff');
  await dialog.getByLabel('Image').setInputFiles(imagePath('turned-by-exif.jpg'));
  await openStarter(dialog, 2);
  await dialog.getByLabel('Starter 2', { exact: true }).fill('A lantern');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Genre Updated Succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/genres\?q=goth$/);

  await visit('/admin/genres?q=gothic');
  await page.reload();
  await page.getByRole('link', { name: 'View genre Gothic Tales' }).click();
  await expect(page.getByLabel('Starter').getByRole('option')).toHaveText(['A knock', 'A lantern']);
  await page.getByRole('button', { name: 'Edit genre Gothic Tales' }).click();
  await expect(dialog.getByLabel('Background Colour')).toHaveValue('#f0f0ff');
  // The EXIF orientation has been applied: the red half is on top, the blue one below.
  const { size, colours } = await decodeImage(currentImage, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expect(size).toEqual([194, 112]);
  expect(colours[0]?.[0]).toBeGreaterThan(150);
  expect(colours[1]?.[2]).toBeGreaterThan(150);
});

test('The dialog of a genre keeps its title and its buttons in a low window', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit('/admin/genres?q=Comedy');
  await page.getByRole('link', { name: 'View genre Comedy' }).click();
  await page.getByRole('button', { name: 'Edit genre Comedy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect(dialog.getByLabel('Genre', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add Starter' }).focus();
  await expect(dialog.getByRole('button', { name: 'Add Starter' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Close', 'Cancel', 'Submit']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByText('Edit genre')).toBeInViewport({ ratio: 1 });
  // The first invalid field is scrolled to.
  await dialog.getByLabel('Colour', { exact: true }).fill('red');
  await dialog.getByRole('button', { name: 'Add Starter' }).focus();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Colour', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Colour', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/^Colour: a colour/)).toBeInViewport({ ratio: 1 });
});

test('An edit of a genre sends only the changed fields', async ({ page, visit }) => {
  await visit('/admin/genres?q=Comedy');
  await page.getByRole('link', { name: 'View genre Comedy' }).click();
  await page.getByRole('button', { name: 'Edit genre Comedy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill atleast one fieled');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await openStarter(dialog, 1);
  await dialog.getByLabel('Starter 1 Description').fill('He has brought a cake.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const { genre } = (await (await saved).json()) as { genre: { starter: object[]; image: string } };
  expect(genre.starter[0]).toEqual({
    starter: 'The ninth guest',
    description: 'He has brought a cake.',
  });
  expect(genre.image).toBe('/uploads/genre-2.png');
  const update = (await getRecordedRequests(page)).find(
    ({ operation }) => operation === 'updateGenre',
  );
  expect(update?.bodyProperties).toEqual(['starter']);
});

test.describe('A name that is taken', () => {
  test.use({ expectedConsoleErrors: /409 \(Conflict\)/ });

  test('is rejected by the server, and the input is kept', async ({ page, visit }) => {
    await visit('/admin/genre/add');
    await page.getByLabel('Genre', { exact: true }).fill('Poetry');
    await page.getByLabel('Colour', { exact: true }).fill('#101020');
    await page.getByLabel('Background Colour').fill('#e0e0f0');
    await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
    await expect(page.getByAltText('What will be saved')).toBeVisible();
    await addStarter(page, 'A knock', 'At midnight, when all sleep.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(getToast(page, 'There is a genre called Poetry already.')).toBeVisible();
    await expect(page.getByLabel('Genre', { exact: true })).toHaveValue('Poetry');
    await expect(page.getByAltText('What will be saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

test('The form shows how the card of the genre will look', async ({ page, visit }) => {
  await visit('/admin/genre/add');
  const preview = page.getByRole('figure', { name: 'Preview' });
  await page.getByLabel('Genre', { exact: true }).fill('Noir');
  await expect(preview.getByText('Noir')).toBeVisible();
  await page.getByLabel('Background Colour').fill('#101020');
  const card = preview.locator('[aria-hidden]').first();
  await expect(card).toHaveCSS('background-color', 'rgb(16, 16, 32)');
  // Without a colour of its own, the text is one that can be read.
  await expect(card).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.getByLabel('Colour', { exact: true }).fill('#e0e0f0');
  await expect(card).toHaveCSS('color', 'rgb(224, 224, 240)');
  await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
  await expect(page.getByAltText('What will be saved')).toBeVisible();
  await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 194);
  await addStarter(page, 'A knock', 'At midnight.');
  await expect(preview.getByText('A knock')).toBeVisible();
});

test('An invalid colour shows the expected format', async ({ page, visit }) => {
  await visit('/admin/genre/add');
  await page.getByLabel('Colour', { exact: true }).fill('red');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Colour: a colour as #rrggbb, for example #4338ca')).toBeVisible();
});
