import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A picture of tests/e2e/images. */
export const picture = (name: string) => path.join(import.meta.dirname, 'images', name);

interface Decoded {
  size: [number, number];
  /** The colour at a place given in parts of the whole, as red, green and blue. */
  colours: [number, number, number][];
}

/** Fetches a picture as the page shows it: its pixels, and the colours at some places. */
export function decode(image: Locator, places: [number, number][] = []): Promise<Decoded> {
  return image.evaluate(async (element: HTMLImageElement, wanted) => {
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const colours = wanted.map(([x, y]) => {
      const pixel = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel?.data ?? [];
      return [red, green, blue] as [number, number, number];
    });
    return { size: [width, height] as [number, number], colours };
  }, places);
}

declare global {
  interface Window {
    /** The files that the page shows, by their addresses; its policy lets nobody fetch those. */
    shown: Map<string, Blob | MediaSource>;
  }
}

/** Keeps the files that the page will show, for `bytesOf`. */
export const keepFiles = (page: Page) =>
  page.addInitScript(() => {
    const addressOf = URL.createObjectURL.bind(URL);
    window.shown = new Map();
    URL.createObjectURL = (file) => {
      const address = addressOf(file);
      window.shown.set(address, file);
      return address;
    };
  });

/** The bytes behind an image of the page. */
export const bytesOf = (image: Locator): Promise<number[]> =>
  image.evaluate(async ({ src }: HTMLImageElement) => {
    const file = window.shown.get(src);
    const body = file instanceof Blob ? file : await fetch(src);
    return [...new Uint8Array(await body.arrayBuffer())];
  });
