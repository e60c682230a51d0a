import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submit } from '../forms.ts';
import { chooseImage, decodeImage, imagePath } from '../images.ts';
import { recordMutations } from '../requests.ts';

for (const [kind, file, warnings] of [
  ['An animated image', 'animated.gif', []],
  [
    'A small image',
    'tiny.png',
    [/^The crop has only 18 × 6 pixels of tiny\.png: it will be blurred/],
  ],
] as const) {
  test(`${kind} is cropped to 337 × 120 pixels with ${warnings.length} warnings`, async ({
    page,
  }) => {
    await page.goto('#/admin/banner/add');
    const preview = await chooseImage(page, file);
    expect((await decodeImage(preview)).size).toEqual([337, 120]);
    await expect(page.getByText('it will be blurred')).toHaveText(warnings);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(preview).toHaveCount(0);
  });
}

/** Points at the left and right edge of the preview. */
const edgePoints: [number, number][] = [
  [0.02, 0.5],
  [0.98, 0.5],
];

const readBox = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());

/** Chooses an image that is half red, half blue. */
async function startCrop(page: Page) {
  await page.goto('#/admin/banner/add');
  const preview = await chooseImage(page, 'landscape.jpg');
  const selection = page.getByRole('group', { name: /crop selection/ });
  await expect(selection).toBeVisible();
  const whole = await readBox(page.locator('.ReactCrop'));
  const crop = await readBox(selection);
  return { preview, selection, whole, crop };
}

test('A crop begins in the middle of the image', async ({ page }) => {
  const { whole, crop } = await startCrop(page);
  expect(crop.width / whole.width).toBeCloseTo(0.9, 2);
  expect(crop.width / crop.height).toBeCloseTo(337 / 120, 1);
  expect(crop.x + crop.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0);
  expect(crop.y + crop.height / 2).toBeCloseTo(whole.y + whole.height / 2, 0);
});

test('A crop is moved by arrow keys', async ({ page }) => {
  const { selection, crop } = await startCrop(page);
  await selection.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await readBox(selection)).x).toBeLessThan(crop.x);
});

test('A crop is moved by the pointer', async ({ page }) => {
  const { selection, whole, crop } = await startCrop(page);
  const targetPosition = { x: whole.width / 2 + 100, y: whole.height / 2 };
  await selection.dragTo(page.locator('.ReactCrop'), { targetPosition, steps: 4 });
  await expect.poll(async () => (await readBox(selection)).x).toBeGreaterThan(crop.x);
});

test('A crop fills the image', async ({ page }) => {
  const { selection, whole } = await startCrop(page);
  await page.getByRole('button', { name: 'Fill' }).click();
  await expect.poll(async () => (await readBox(selection)).width).toBeCloseTo(whole.width, 0);
});

test('A crop shows the image as it is rotated and scaled', async ({ page }) => {
  const { preview } = await startCrop(page);
  await page.getByRole('button', { name: 'Fill' }).click();
  const expectEdges = (channel: 0 | 1, isStrong: boolean[]) =>
    expect(async () => {
      const { colours } = await decodeImage(preview, edgePoints);
      const threshold = channel === 0 ? 100 : 240;
      expect(colours.map((colour) => Number(colour[channel]) > threshold)).toEqual(isStrong);
    }).toPass();
  await expectEdges(0, [true, false]);
  await page.getByLabel('Rotation').fill('180');
  await expectEdges(0, [false, true]);
  await page.getByLabel('Rotation').fill('0');
  await page.getByLabel('Scale').fill('0.5');
  // A scaled-down image has white borders.
  await expectEdges(1, [true, true]);
});

test('A broken image does not count as a change, even when submitted at once', async ({ page }) => {
  const mutations = recordMutations(page);
  await page.goto('#/admin/view/banner/65e000000000000000000002/edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Image').setInputFiles(imagePath('cut-off.jpg'));
  await submit(page);
  await expect(
    dialog.getByText(/is not an image that this browser can read/).first(),
  ).toBeVisible();
  await submit(page);
  await expect(dialog.getByText('Please fill atleast one fieled')).toBeVisible();
  expect(mutations).toEqual([]);
});
