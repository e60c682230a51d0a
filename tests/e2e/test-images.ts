import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

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

declare global {
  interface Window {
    /** Files by object URL: the Content Security Policy of the page does not allow `fetch` of those. */
    filesByObjectUrl: Map<string, Blob | MediaSource>;
  }
}

/** Records the file of every object URL that the page creates, for `readImageBytes`. */
export const recordObjectUrls = (page: Page) =>
  page.addInitScript(() => {
    const createObjectURL = URL.createObjectURL.bind(URL);
    window.filesByObjectUrl = new Map();
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file);
      window.filesByObjectUrl.set(url, file);
      return url;
    };
  });

/** Reads the bytes of an image of the page. */
export const readImageBytes = (image: Locator): Promise<number[]> =>
  image.evaluate(async ({ src }: HTMLImageElement) => {
    const file = window.filesByObjectUrl.get(src);
    const body = file instanceof Blob ? file : await fetch(src);
    return [...new Uint8Array(await body.arrayBuffer())];
  });
