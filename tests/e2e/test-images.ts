import path from 'node:path';
import type { Locator } from '@playwright/test';

/** Returns the path of a file in tests/e2e/images. */
export const imagePath = (name: string) => path.join(import.meta.dirname, 'images', name);

interface DecodedImage {
  /** Width and height in pixels. */
  size: [number, number];
  /** Red, green and blue at each requested point. */
  colours: [number, number, number][];
}

/** Decodes an image of the page. Points are fractions of its width and height, from 0 to 1. */
export function decodeImage(
  image: Locator,
  points: [number, number][] = [],
): Promise<DecodedImage> {
  return image.evaluate(async (element: HTMLImageElement, requestedPoints) => {
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const colours = requestedPoints.map(([x, y]) => {
      const pixel = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel?.data ?? [];
      return [red, green, blue] as [number, number, number];
    });
    return { size: [width, height] as [number, number], colours };
  }, points);
}
