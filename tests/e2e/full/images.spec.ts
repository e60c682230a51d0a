import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { bytesOf, decode, keepFiles, picture } from '../picture.ts';

test.use({ signedIn: true });

test.beforeEach(({ visit }) => visit('/admin/banner/add'));

for (const [what, file] of [
  ['A picture of 50 megapixels', 'huge.png'],
  ['An animated picture', 'animated.gif'],
  ['A picture turned by its EXIF data', 'turned-by-exif.jpg'],
] as const) {
  test(`${what} is cut to 337 × 120 pixels`, async ({ page }) => {
    await page.getByLabel('Image').setInputFiles(picture(file));
    const preview = page.getByAltText('What will be saved');
    await expect(preview).toBeVisible({ timeout: 20_000 });
    expect((await decode(preview)).size).toEqual([337, 120]);
  });
}

test('What a picture tells of its origin is gone once it is cut', async ({ page }) => {
  const file = picture('turned-by-exif.jpg');
  expect(String(await readFile(file))).toContain('Exif');
  await keepFiles(page);
  await page.reload();
  await page.getByLabel('Image').setInputFiles(file);
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toBeVisible();
  const bytes = Buffer.from(await bytesOf(preview)).toString('latin1');
  expect(bytes.length).toBeGreaterThan(500);
  for (const trace of ['Exif', 'eXIf', 'XMP', 'Photoshop', 'iTXt', 'tEXt']) {
    expect(bytes).not.toContain(trace);
  }
});

test('A tiny picture is cut as well, and said to be blurred', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(picture('tiny.png'));
  await expect(page.getByText('tiny.png has only 20 × 10, it will be blurred')).toBeVisible();
  expect((await decode(page.getByAltText('What will be saved'))).size).toEqual([337, 120]);
});

for (const file of ['cut-off.jpg', 'notes.png']) {
  test(`${file} is refused with a clear message, and another can be chosen`, async ({ page }) => {
    const image = page.getByLabel('Image');
    await image.setInputFiles(picture(file));
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(`${file} is not an image that this browser can read.`);
    await page.getByLabel('Client Name').fill('Acme');
    await page.getByLabel('Navigation URL').fill('https://acme.example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please add all fieled')).toBeVisible();
    await image.setInputFiles(picture('landscape.jpg'));
    await expect(page.getByAltText('What will be saved')).toBeVisible();
    await expect(page.getByText(/is not an image/)).toHaveCount(0);
  });
}

test('The cut begins at 90 % of the width, in the middle', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  const whole = await page.locator('.ReactCrop').boundingBox();
  const crop = await page.getByRole('group', { name: /crop selection/ }).boundingBox();
  if (!whole || !crop) throw new Error('The cropper is not there.');
  expect(crop.width / whole.width).toBeCloseTo(0.9, 2);
  expect(crop.width / crop.height).toBeCloseTo(337 / 120, 1);
  expect(crop.x + crop.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect(crop.y + crop.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
});

/** The share of red in the preview of the half red, half blue picture, by what stands left and right. */
const halves: [number, number][] = [
  [0.02, 0.5],
  [0.98, 0.5],
];

test('The cut is moved by the arrow keys and by the pointer, and made as large as can be', async ({
  page,
}) => {
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  const selection = page.getByRole('group', { name: /crop selection/ });
  const place = async () => (await selection.boundingBox())?.x ?? 0;
  const start = await place();
  await selection.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBeLessThan(start);

  const box = await selection.boundingBox();
  if (!box) throw new Error('The cropper is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toBeGreaterThan(start);

  await page.getByRole('button', { name: 'Largest area' }).click();
  const whole = await page.locator('.ReactCrop').boundingBox();
  await expect
    .poll(async () => (await selection.boundingBox())?.width)
    .toBeCloseTo(whole?.width ?? 0, 0);
});

test('Scale and rotation show in what will be saved', async ({ page }) => {
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  const preview = page.getByAltText('What will be saved');
  const sides = async () => (await decode(preview, halves)).colours.map(([red]) => red > 100);
  await expect.poll(sides).toEqual([true, false]);
  await expect(page.getByLabel('Scale')).toHaveValue('1');
  await expect(page.getByLabel('Rotation')).toHaveValue('0');

  await page.getByLabel('Rotation').fill('180');
  await expect.poll(sides).toEqual([false, true]);
  await page.getByLabel('Rotation').fill('0');
  await page.getByLabel('Scale').fill('0.5');
  // Beyond the edges of a photograph that was made smaller there is white.
  await expect
    .poll(async () => (await decode(preview, halves)).colours.map(([, green]) => green > 240))
    .toEqual([true, true]);
});

test('A picture that is broken is no change, however early it is submitted', async ({
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
  await dialog.getByLabel('Image').setInputFiles(picture('cut-off.jpg'));
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
