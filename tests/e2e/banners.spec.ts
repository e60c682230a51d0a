import { expect, expectAccessible, test } from './fixtures.ts';
import { submit } from './forms.ts';
import { chooseImage, decodeImage, imagePath } from './images.ts';
import { answerDialogs, expectColumns, openList, search } from './page-actions.ts';

/** A point of the upper half of the photo, which is red; the lower one is blue. */
const points: [number, number][] = [[0.5, 0.1]];

test('An administrator keeps a banner from its addition to its deletion @nginx', async ({
  page,
}) => {
  await openList(page, 'banners');
  await expectColumns(page, ['Banner', 'Client Name', 'Link']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Banner' }).click();
  await expect(page).toHaveTitle('Add Banner');
  await submit(page);
  // All missing fields have one alert together.
  await expect(page.getByRole('alert')).toHaveText('Please add all fieled');
  for (const label of ['Client Name', 'Navigation URL', 'Image']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^Please add all fieled/);
  }
  await expect(page.getByLabel('Client Name')).toBeFocused();
  await page.getByLabel('Client Name').fill('Acme Paper');
  // The form adds the scheme that this URL lacks.
  await page.getByLabel('Navigation URL').fill('acme.example.com');
  const previewed = await decodeImage(await chooseImage(page, 'turned-by-exif.jpg'), points);
  await submit(page);
  await expect(page.getByText('Banner Added Succesfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/banners$/);

  await expect(page.getByPlaceholder('search by client name')).toBeVisible();
  await search(page, 'acme');
  const link = page.getByRole('link', { name: 'https://acme.example.com' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('link', { name: 'View banner Acme Paper' }).click();
  await expect(page.getByRole('term')).toHaveText(['Banner', 'Navigation URL']);
  const image = page.getByRole('img', { name: 'Banner of Acme Paper' });
  expect(previewed.size).toEqual([337, 120]);
  expect(await decodeImage(image, points)).toEqual(previewed);
  // The metadata of the photo are not published.
  const published = await page.request.get(`${await image.getAttribute('src')}`);
  const content = (await published.body()).toString('latin1');
  expect(content).toMatch(/^\xff\xd8/);
  expect(content).not.toMatch(/Exif|XMP|Photoshop|iTXt|tEXt/i);
  await expect(link).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit banner Acme Paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit banner' });
  await dialog.getByLabel('Client Name').fill('Acme Ink');
  await dialog.getByLabel('Navigation URL').fill('https://ink.example.com');
  // The form is submitted at once, and waits until the image is cropped.
  await dialog.getByLabel('Image').setInputFiles(imagePath('tiny.png'));
  await submit(page);
  await expect(page.getByText('Banner Updated Succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/banners\?q=acme$/);
  await page.reload();
  await page.getByRole('link', { name: 'View banner Acme Ink' }).click();
  await expect(page.getByRole('link', { name: 'https://ink.example.com' })).toBeVisible();
  const newImage = page.getByRole('img', { name: 'Banner of Acme Ink' });
  expect((await decodeImage(newImage)).size).toEqual([337, 120]);

  await page.goto('#/admin/banners?q=acme');
  await decodeImage(page.getByRole('table').locator('img'));
  const questions = answerDialogs(page);
  await page.getByRole('button', { name: 'Delete banner Acme Ink' }).click();
  await expect(page.getByText('Banner Deleted Succesfully.')).toBeVisible();
  expect(questions).toEqual(['confirm: Are you sure you want to delete this Banner?']);
  await expect(page.getByText('No banners match “acme”.')).toBeVisible();
});

test('A banner is duplicated with its image', async ({ page }) => {
  await page.goto('#/admin/banners?q=night');
  await page.getByRole('button', { name: 'More actions for banner Night Owl Coffee' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('A copy of “Night Owl Coffee”, not saved yet')).toBeVisible();
  // The address has all that the copy needs.
  await page.reload();
  await expect(page.getByAltText('What will be saved')).toHaveJSProperty('naturalWidth', 337);
  await expectAccessible(page);
  await page.getByLabel('Client Name').fill('Night Owl Bakery');
  await submit(page);
  await expect(page).toHaveURL(/#\/admin\/banners$/);

  await search(page, 'night owl');
  const images = page.getByRole('table').locator('img');
  await expect(images).toHaveCount(2);
  const addresses = await images.evaluateAll((all) =>
    all.map((image) => image.getAttribute('src') ?? ''),
  );
  const files = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).body()),
  );
  expect(addresses[0]).not.toBe(addresses[1]);
  expect(files[0]).toEqual(files[1]);
});
