import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { readImageBytes, decodeImage, recordObjectUrls, imagePath } from '../test-images.ts';

test.use({ signedIn: true });

test.beforeEach(({ visit }) => visit('/admin/banner/add'));

for (const [description, file] of [
  ['An image of 50 megapixels', 'huge.png'],
  ['An animated image', 'animated.gif'],
  ['An image rotated by its EXIF data', 'turned-by-exif.jpg'],
] as const) {
  test(`${description} is cropped to 337 × 120 pixels`, async ({ page }) => {
    await page.getByLabel('Image').setInputFiles(imagePath(file));
    const preview = page.getByAltText('What will be saved');
    await expect(preview).toBeVisible({ timeout: 20_000 });
    expect((await decodeImage(preview)).size).toEqual([337, 120]);
  });
}

test('A cropped image has no metadata', async ({ page }) => {
  const file = imagePath('turned-by-exif.jpg');
  expect(String(await readFile(file))).toContain('Exif');
  await recordObjectUrls(page);
  await page.reload();
  await page.getByLabel('Image').setInputFiles(file);
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toBeVisible();
  const bytes = Buffer.from(await readImageBytes(preview)).toString('latin1');
  expect(bytes.length).toBeGreaterThan(500);
  for (const trace of ['Exif', 'eXIf', 'XMP', 'Photoshop', 'iTXt', 'tEXt']) {
    expect(bytes).not.toContain(trace);
  }
});

test('A tiny image is cropped too, with a warning that it will be blurred', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(imagePath('tiny.png'));
  await expect(page.getByText('tiny.png has only 20 × 10, it will be blurred')).toBeVisible();
  expect((await decodeImage(page.getByAltText('What will be saved'))).size).toEqual([337, 120]);
});

for (const file of ['cut-off.jpg', 'notes.png']) {
  test(`${file} is rejected with a clear message, and another file can be chosen`, async ({
    page,
  }) => {
    const image = page.getByLabel('Image');
    await image.setInputFiles(imagePath(file));
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(`${file} is not an image that this browser can read.`);
    await page.getByLabel('Client Name').fill('Acme');
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please add all fieled')).toBeVisible();
    await image.setInputFiles(imagePath('landscape.jpg'));
    await expect(page.getByAltText('What will be saved')).toBeVisible();
    await expect(page.getByText(/is not an image/)).toHaveCount(0);
  });
}

test('The initial crop is centred, with 90 % of the width', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
  const whole = await page.locator('.ReactCrop').boundingBox();
  const crop = await page.getByRole('group', { name: /crop selection/ }).boundingBox();
  if (!whole || !crop) throw new Error('The cropper is not there.');
  expect(crop.width / whole.width).toBeCloseTo(0.9, 2);
  expect(crop.width / crop.height).toBeCloseTo(337 / 120, 1);
  expect(crop.x + crop.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect(crop.y + crop.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
});

/** Points at the left and right edge of the preview; the image is half red, half blue. */
const edgePoints: [number, number][] = [
  [0.02, 0.5],
  [0.98, 0.5],
];

test('The crop is moved by arrow keys and pointer, and maximized by a button', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
  const selection = page.getByRole('group', { name: /crop selection/ });
  const readX = async () => (await selection.boundingBox())?.x ?? 0;
  const start = await readX();
  await selection.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(readX).toBeLessThan(start);

  const box = await selection.boundingBox();
  if (!box) throw new Error('The cropper is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(readX).toBeGreaterThan(start);

  await page.getByRole('button', { name: 'Largest area' }).click();
  const whole = await page.locator('.ReactCrop').boundingBox();
  await expect
    .poll(async () => (await selection.boundingBox())?.width)
    .toBeCloseTo(whole?.width ?? 0, 0);
});

test('Scale and rotation change the preview', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
  const preview = page.getByAltText('What will be saved');
  const redSides = async () =>
    (await decodeImage(preview, edgePoints)).colours.map(([red]) => red > 100);
  // The preview may be replaced while it is decoded.
  const expectRedSides = (expected: boolean[]) =>
    expect(async () => expect(await redSides()).toEqual(expected)).toPass();
  await expectRedSides([true, false]);
  await expect(page.getByLabel('Scale')).toHaveValue('1');
  await expect(page.getByLabel('Rotation')).toHaveValue('0');

  await page.getByLabel('Rotation').fill('180');
  await expectRedSides([false, true]);
  await page.getByLabel('Rotation').fill('0');
  await page.getByLabel('Scale').fill('0.5');
  // A scaled-down image has white borders.
  await expect(async () => {
    const { colours } = await decodeImage(preview, edgePoints);
    expect(colours.map(([, green]) => green > 240)).toEqual([true, true]);
  }).toPass();
});

test('A broken image does not count as a change, even when submitted at once', async ({
  page,
  visit,
}) => {
  let puts = 0;
  page.on('request', (request) => (puts += request.method() === 'PUT' ? 1 : 0));
  await visit('/admin/banners');
  await page
    .getByRole('link', { name: /^View banner/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Edit banner/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Image').setInputFiles(imagePath('cut-off.jpg'));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(
    dialog.getByText(/is not an image that this browser can read/).first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Please fill atleast one fieled')).toBeVisible();
  expect(puts).toBe(0);
});

test('Only image files are offered', async ({ page }) => {
  await expect(page.getByLabel('Image')).toHaveAttribute('accept', 'image/*');
  await expect(page.getByRole('button', { name: 'Largest area' })).toHaveCount(0);
});
