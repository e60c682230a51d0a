import type { Delta } from 'quill';

type Op = Delta['ops'][number];

/** Stands before and after the number of an image that is part of a text. */
const mark = '\uE0A1';

/** From how many characters on the data URL of an image is replaced. */
const minLength = 1000;

/** The images of a text: in the editor they have other addresses than in what is stored. */
export interface ImageAddresses {
  /** Replaces images that are part of a text by numbers: it is read many times, and they are most of it. */
  shorten: (html: string) => string;
  expand: (html: string) => string;
  /** The operation with the address at which the editor finds the image: files are relative to the API server. */
  resolve: (op: Op) => Op;
  /** The operation with the address as it is stored. */
  restore: (op: Op) => Op;
}

export const getImage = ({ insert }: Op): unknown =>
  typeof insert === 'object' ? insert['image'] : undefined;

const getNumber = (address: string) => Number(/^\uE0A1(\d+)\uE0A1$/.exec(address)?.[1]);

export function createImageAddresses(resolveUrl: (url: string) => string): ImageAddresses {
  const images: string[] = [];
  const storedAddresses = new Map<string, string>();
  /** Replaces the image at the start of a text. A regular expression for all of it would be too much for the browser. */
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
