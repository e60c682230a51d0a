import { describe, expect, test, vi } from 'vitest';
import { createImageFile, renderImageInput } from '../support/image-files.tsx';

const landscape = await createImageFile('wide.jpg', 'image/jpeg', 600, 400);
const transparent = await createImageFile('wide.png', 'image/png', 600, 400);

/** Opens the cropper of a file, for an image of 194 × 112 pixels. */
async function openCropper(file: File) {
  const rendered = await renderImageInput();
  await rendered.input.upload(file);
  await expect.element(rendered.preview).toBeVisible();
  const crop = rendered.screen.getByRole('group', { name: /crop selection/ });
  const readBox = () => crop.element().getBoundingClientRect();
  return { ...rendered, crop, readBox, note: rendered.screen.getByRole('status').last() };
}

describe('The cropper', () => {
  test('rotates by quarter turns without empty corners', async () => {
    const { screen, note, readBox } = await openCropper(landscape);
    const rotation = screen.getByLabelText('Rotation');
    await expect.element(rotation).toHaveValue('0');
    const { width } = readBox();
    await screen.getByRole('button', { name: 'Rotate right' }).click();
    await expect.element(rotation).toHaveValue('90');
    await expect.poll(() => readBox().width).not.toBe(width);
    await expect.element(note).toHaveTextContent('');
    await screen.getByRole('button', { name: 'Rotate left' }).click();
    await screen.getByRole('button', { name: 'Rotate left' }).click();
    await expect.element(rotation).toHaveValue('-90');
  });

  test('is reset', async () => {
    const { screen, crop } = await openCropper(landscape);
    const rotation = screen.getByLabelText('Rotation');
    const readBox = () => {
      const { x, y, width, height } = crop.element().getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    const initialBox = readBox();
    await screen.getByRole('button', { name: 'Rotate left' }).click();
    await screen.getByLabelText('Scale').fill('2');
    await expect.poll(readBox).not.toEqual(initialBox);
    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.element(rotation).toHaveValue('0');
    await expect.element(screen.getByLabelText('Scale')).toHaveValue('1');
    await expect.poll(readBox).toEqual(initialBox);
  });

  test.each([
    [landscape, 'They are saved as white.'],
    [transparent, 'They are saved as transparent.'],
  ])('says what becomes of empty corners', async (file, consequence) => {
    const { screen, input } = await renderImageInput();
    await input.upload(file);
    const note = screen.getByRole('status').last();
    await expect.element(note).toHaveTextContent('');
    await screen.getByLabelText('Rotation').fill('45');
    const warning = `The corners outside of the image will be empty. ${consequence}`;
    await expect.element(note).toHaveTextContent(warning);
    await screen.getByRole('button', { name: 'Fill' }).click();
    await expect.element(note).toHaveTextContent('');
  });
});

const aspect = 194 / 112;

/** Presses a key on an element; resolves once React has rendered what follows. */
async function press(element: Element, key: string, modifiers: KeyboardEventInit = {}) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  await new Promise(requestAnimationFrame);
}

describe('By keys, the crop', () => {
  test.each(['north west', 'north east', 'south east', 'south west'])(
    'keeps its ratio and size within the image at its %s corner',
    async (corner) => {
      const { screen, readBox } = await openCropper(landscape);
      const stage = document.querySelector('.ReactCrop')?.getBoundingClientRect() ?? new DOMRect();
      const handle = screen.getByLabelText(new RegExp(`the ${corner} drag handle`)).element();
      const presses = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].flatMap((key) =>
        [{ ctrlKey: true }, { shiftKey: true }, {}].map((modifiers) => ({ key, modifiers })),
      );
      for (const { key, modifiers } of presses) {
        for (let count = 0; count < 12; count++) {
          await press(handle, key, modifiers);
          const { left, top, right, bottom, width, height } = readBox();
          expect(width / height).toBeCloseTo(aspect, 1);
          expect(height).toBeGreaterThan(19.5);
          expect(Math.min(left - stage.left, top - stage.top)).toBeGreaterThan(-0.5);
          expect(Math.max(right - stage.right, bottom - stage.bottom)).toBeLessThan(0.5);
        }
      }
    },
  );

  test('keeps its ratio in an image that is narrower than 20 pixels', async () => {
    const thin = await createImageFile('thin.png', 'image/png', 4, 3000);
    const { screen, readBox } = await openCropper(thin);
    const handle = screen.getByLabelText(/south east drag handle/).element();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft']) {
      await press(handle, key);
      expect(readBox().width / readBox().height).toBeCloseTo(aspect, 1);
    }
  });
});

test('Whether the image will be blurred depends on the crop instead of the file', async () => {
  const { screen, note } = await openCropper(landscape);
  await expect.element(note).toHaveTextContent('');
  await screen.getByLabelText('Scale').fill('3');
  const warning = 'The crop has only 180 × 104 pixels of wide.jpg: it will be blurred.';
  await expect.element(note).toHaveTextContent(warning);
  await screen.getByRole('button', { name: 'Fill' }).click();
  await expect.element(note).toHaveTextContent('');
});

const svg = (content: string, size = 'width="24" height="24"') =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${size}>${content}</svg>`],
    'icon.svg',
    { type: 'image/svg+xml' },
  );

test('A small SVG is drawn as sharp as the crop needs it', async () => {
  const { note, emitted } = await openCropper(svg('<path d="M0 0h12v24H0z" fill="#f00"/>'));
  await expect.element(note).toHaveTextContent('');
  const image = await createImageBitmap((await emitted.at(-1)) as Blob);
  const context = new OffscreenCanvas(194, 112).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 56, 194, 1) ?? {};
  // Between the red half and the transparent one, hardly a pixel is neither.
  const mixed = [...data].filter((value, index) => index % 4 === 3 && value > 8 && value < 247);
  expect(mixed.length).toBeLessThanOrEqual(2);
});

const foreignObject =
  '<foreignObject width="24" height="24"><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>';

test('An SVG with HTML in it is refused in words where the browser cannot crop it', async () => {
  const { screen, input } = await openCropper(svg(foreignObject));
  // WebKit throws this error when the pixels of an SVG with HTML are read.
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(() => {
    throw new DOMException('Tainted', 'SecurityError');
  });
  await input.upload(svg(foreignObject));
  const error = /^icon.svg has HTML in it \(foreignObject\), which cannot be cropped/;
  await expect.element(screen.getByRole('alert')).toMatchTextContent(error);
});

describe('The stage of a portrait', () => {
  const readWidth = () => document.querySelector('.ReactCrop')?.getBoundingClientRect().width;

  async function openPortrait() {
    const cropper = await openCropper(landscape);
    const landscapeWidth = readWidth();
    await cropper.input.upload(await createImageFile('tall.png', 'image/png', 600, 1800));
    await expect.poll(readWidth).toBe(landscapeWidth);
    return cropper;
  }

  test('is as wide as that of a landscape', async () => {
    const { screen, crop } = await openPortrait();
    expect(crop.element().parentElement?.parentElement?.clientHeight).toBeLessThan(600);
    await expect.element(screen.getByLabelText('Scale')).toBeVisible();
  });

  test('shows the crop wherever it is moved', async () => {
    const { crop, readBox } = await openPortrait();
    const stage = crop.element().parentElement?.parentElement as HTMLElement;
    const isShown = () => {
      const { top, bottom } = stage.getBoundingClientRect();
      return readBox().top >= top && readBox().bottom <= bottom;
    };
    await expect.poll(isShown).toBe(true);
    for (const key of ['ArrowUp', 'ArrowDown']) {
      for (let count = 0; count < 20; count++) await press(crop.element(), key, { ctrlKey: true });
      expect(isShown()).toBe(true);
    }
  });
});
