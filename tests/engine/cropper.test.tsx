import { describe, expect, test } from 'vitest';
import { firstCut } from '../../src/ui/cropper/crop-of.ts';
import { cutPicture } from '../../src/ui/cropper/cut.ts';
import { readPicture } from '../../src/ui/cropper/read-picture.ts';

async function pictureFile(name: string, type: string, width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#c02020';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('No picture.');
  return new File([blob], name, { type });
}

describe('A cut', () => {
  test.each([
    ['wide.jpg', 'image/jpeg', 2000, 100, 'image/jpeg'],
    ['tall.png', 'image/png', 100, 2000, 'image/png'],
    ['thin.png', 'image/png', 1, 3000, 'image/png'],
    ['web.webp', 'image/webp', 640, 480, 'image/png'],
  ])(
    'of %s keeps its name and has exactly the wanted pixels',
    async (name, type, width, height, becomes) => {
      const picture = await readPicture(await pictureFile(name, type, width, height));
      expect(picture.original).toEqual([width, height]);
      for (const size of [
        [194, 112],
        [337, 120],
      ] as const) {
        const file = await cutPicture(picture, firstCut(picture, size), size);
        expect(file.name).toBe(name);
        expect(file.type).toBe(becomes);
        const decoded = await createImageBitmap(file);
        expect([decoded.width, decoded.height]).toEqual(size);
      }
    },
  );

  test('works on no more than 4096 pixels along an edge', async () => {
    const { canvas } = await readPicture(await pictureFile('huge.png', 'image/png', 6000, 3000));
    expect([canvas.width, canvas.height]).toEqual([4096, 2048]);
  });
});

describe('A file that is no picture', () => {
  test.each([
    ['notes.txt', 'text/plain', 'Not a picture.'],
    ['empty.png', 'image/png', ''],
    ['broken.svg', 'image/svg+xml', '<svg'],
  ])('(%s) is refused with its name', async (name, type, content) => {
    await expect(readPicture(new File([content], name, { type }))).rejects.toThrow(
      `${name} is not an image that this browser can read.`,
    );
  });
});
