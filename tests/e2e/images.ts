import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import type { Container } from './page-actions.ts';

/** The path of a file in tests/support/images. */
export const imagePath = (name: string) =>
  path.join(import.meta.dirname, '../support/images', name);

/** Chooses the image of a form; returns its preview once that is visible. */
export async function chooseImage(container: Container, name: string) {
  await container.getByLabel('Image').setInputFiles(imagePath(name));
  const preview = container.getByAltText('What will be saved');
  await expect(preview).toBeVisible();
  return preview;
}

/**
 * Decodes an image of the page: its width and height in pixels, and red, green, blue and alpha at each of the points, which
 * are fractions of its width and height, from 0 to 1.
 */
export const decodeImage = (image: Locator, points: [number, number][] = []) =>
  image.evaluate(async (element: HTMLImageElement, requestedPoints) => {
    // The preview may be replaced while it is decoded.
    await element.decode().catch(() => element.decode());
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const colours = requestedPoints.map(([x, y]) => {
      const pixel = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1);
      return [...(pixel?.data ?? [])];
    });
    return { size: [width, height], colours };
  }, points);
