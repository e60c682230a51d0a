import { describe, expect, test } from 'vitest';
import { cropImage, initialCrop } from '../../src/ui/cropper/crop-image.ts';
import { decodeImage } from '../../src/ui/cropper/decode-image.ts';
import { createImageFile } from '../support/create-image-file.ts';

describe('A cropped file', () => {
  test.each([
    ['wide.jpg', 'image/jpeg', 2000, 100, 'image/jpeg'],
    ['tall.png', 'image/png', 100, 2000, 'image/png'],
    ['thin.png', 'image/png', 1, 3000, 'image/png'],
    ['web.webp', 'image/webp', 640, 480, 'image/png'],
  ])(
    'of %s keeps its name and has exactly the requested size',
    async (name, type, width, height, croppedType) => {
      const image = await decodeImage(await createImageFile(name, type, width, height));
      expect(image.originalSize).toEqual([width, height]);
      for (const size of [
        [194, 112],
        [337, 120],
      ] as const) {
        const file = await cropImage(image, initialCrop(image, size), size);
        expect(file.name).toBe(name);
        expect(file.type).toBe(croppedType);
        const decoded = await createImageBitmap(file);
        expect([decoded.width, decoded.height]).toEqual(size);
      }
    },
  );

  test('comes from a canvas of at most 4096 pixels per edge', async () => {
    const { canvas } = await decodeImage(
      await createImageFile('huge.png', 'image/png', 6000, 3000),
    );
    expect([canvas.width, canvas.height]).toEqual([4096, 2048]);
  });
});

test.each([
  ['notes.txt', 'text/plain', 'Not an image.'],
  ['empty.png', 'image/png', ''],
  ['broken.svg', 'image/svg+xml', '<svg'],
])(
  'A file that is not an image (%s) is rejected with its name in the message',
  async (name, type, content) => {
    await expect(decodeImage(new File([content], name, { type }))).rejects.toThrow(
      `${name} is not an image that this browser can read.`,
    );
  },
);
