import type { Locator } from '@playwright/test';

/** Measures the WCAG 2 contrast ratio (1 to 21) of a text with its first opaque background. */
export const measureContrast = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser has no canvas.');
    /** Converts a colour of any CSS notation to sRGB by drawing it. */
    function toPixel(colour: string): number[] {
      context?.clearRect(0, 0, 1, 1);
      if (context) context.fillStyle = colour;
      context?.fillRect(0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    }
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = toPixel(colour)
        .map((value) => value / 255)
        .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    const backgroundOf = (ancestor: Element) => getComputedStyle(ancestor).backgroundColor;
    let background: Element = element;
    while (background.parentElement && (toPixel(backgroundOf(background))[3] ?? 0) < 255) {
      background = background.parentElement;
    }
    const luminances = [
      luminance(getComputedStyle(element).color),
      luminance(backgroundOf(background)),
    ];
    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
  });
