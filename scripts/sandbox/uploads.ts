import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { HttpError } from '../lib/servers/error-responses.ts';
import { bannerImages, genreImages } from './seed/records.ts';

/** The first bytes of PNG, JPEG, WebP and GIF files. */
const signatures = /^(\x89PNG\r\n|\xff\xd8\xff|RIFF[^]{4}WEBP|GIF8[79]a)/;
const urlPrefix = '/uploads/';

const reject = (reason: string): never => {
  throw new HttpError(422, `The image ${reason}.`);
};

/** The file extension of an image by its first bytes, without decoding it; throws 422 if it is no supported one. */
function findExtension(bytes: Buffer): string {
  if (!signatures.test(bytes.toString('latin1', 0, 12)))
    return reject('is not a PNG, JPEG, WebP or GIF file');
  const { type = '', width, height } = readSize(bytes);
  if (!(width * height > 0)) reject('is damaged: it does not tell its size');
  // The cropper of the console has the same maximum.
  if (width * height > 120_000_000) reject('has more than 120 million pixels');
  return type;
}

function readSize(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Whether the sandbox has created an image with this name, by seeding it or by saving an upload. */
export const isOwnImage = (name: string): boolean =>
  [...genreImages, ...bannerImages].includes(name) ||
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|gif)$/.test(name);

/** Stores uploaded images in a folder, under generated names. */
export function createUploads(folder: string) {
  return {
    /** Saves an image; returns the path of its URL. */
    save(bytes: Buffer): string {
      const name = `${randomUUID()}.${findExtension(bytes)}`;
      writeFileSync(path.join(folder, name), bytes, { flag: 'wx' });
      return urlPrefix + name;
    },
    /** Removes an image that no record refers to any more, by the path of its URL. */
    remove(url: unknown): void {
      if (typeof url !== 'string' || !url.startsWith(urlPrefix)) return;
      const name = path.basename(url);
      if (isOwnImage(name)) rmSync(path.join(folder, name), { force: true });
    },
  };
}
