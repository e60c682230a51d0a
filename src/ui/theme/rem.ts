/** The default text size of browsers. */
const defaultTextPx = 16;

/**
 * Converts a length of an inline style from pixels to rem, as the build does with those of style sheets. It is in
 * pixels of the default text size.
 */
export const toRem = (px: number) => `${px / defaultTextPx}rem`;

/** The text size of the browser as a multiple of the default, for antd, whose lengths are numbers of pixels. */
export const readTextScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / defaultTextPx;
