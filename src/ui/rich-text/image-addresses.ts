import type { Delta } from 'quill';

type Op = Delta['ops'][number];

/** Encloses the number that replaces an image in a text. */
const mark = '\uE0A1';

/** The least length of a data URL that is replaced by a number. */
const minLength = 1000;

/** Converts the addresses of images. They differ between the editor and the stored text. */
export interface ImageAddresses {
  /** Replaces images in a text by numbers, because they are most of the text, and it is read many times. */
  shorten: (html: string) => string;
  expand: (html: string) => string;
  /** Returns an operation with the address at which the editor loads the image. Files are relative to the API server. */
  resolve: (op: Op) => Op;
  /** Returns an operation with the stored address. */
  restore: (op: Op) => Op;
}

export const getImage = ({ insert }: Op): unknown =>
  typeof insert === 'object' ? insert['image'] : undefined;

const getNumber = (address: string) => Number(/^\uE0A1(\d+)\uE0A1$/.exec(address)?.[1]);

export function createImageAddresses(resolveUrl: (url: string) => string): ImageAddresses {
  const images: string[] = [];
  const storedAddresses = new Map<string, string>();
  /**
   * Replaces the image at the start of a text. One regular expression for all images would exceed a limit of the
   * browser.
   */
  function shortenFirst(text: string): string {
    const end = text.search(/["'\s<>&]/);
    const isLong = end > minLength && /^data:image\/[\w.+-]+;base64,/.test(text);
    if (!isLong || text[end] === '&') return text;
    return `${mark}${images.push(text.slice(0, end)) - 1}${mark}${text.slice(end)}`;
  }

  return {
    shorten: (html) =>
      html
        .split(/(?=data:image\/)/)
        .map(shortenFirst)
        .join(''),
    expand: (html) =>
      html.replace(/\uE0A1(\d+)\uE0A1/g, (number, index) => images[Number(index)] ?? number),
    resolve(op) {
      const stored = getImage(op);
      if (typeof stored !== 'string') return op;
      const image = images[getNumber(stored)] ?? resolveUrl(stored);
      storedAddresses.set(image, stored);
      return { ...op, insert: { image } };
    },
    restore(op) {
      const image = getImage(op);
      if (typeof image !== 'string') return op;
      return { ...op, insert: { image: storedAddresses.get(image) ?? image } };
    },
  };
}
