/** The text size of a browser whose administrator has not chosen another one. */
const defaultTextPx = 16;

/** A length of an inline style, given in pixels of the default text size, as the build writes those of style sheets. */
export const toRem = (px: number) => `${px / defaultTextPx}rem`;

/** How many times larger the text of the browser is than by default, for antd, whose lengths are numbers of pixels. */
export const readTextScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / defaultTextPx;
