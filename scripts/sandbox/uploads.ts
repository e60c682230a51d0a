import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { HttpError } from '../lib/servers/error-responses.ts';
import { banners, genres, seededImageName } from './seed/records.ts';

const imageTypes = new Set<string>(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
const urlPrefix = '/uploads/';

/** The same maximum as in the console's cropper. */
const maxPixels = 120_000_000;

/** Width times height according to the file's header, without decoding it. */
function countPixels(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    // image-size throws on headers that it cannot parse.
    return 0;
  }
}

/** The file extension by the first bytes of an image; throws 422 if it is no supported image. */
async function findExtension(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !imageTypes.has(type.mime)) {
    throw new HttpError(422, 'The image is not a PNG, JPEG, WebP or GIF file.');
  }
  const pixels = countPixels(bytes);
  if (!(pixels > 0)) throw new HttpError(422, 'The image is damaged: it does not tell its size.');
  if (pixels > maxPixels) throw new HttpError(422, 'The image has more than 120 million pixels.');
  return type.ext;
}

const seededImages = new Set([
  ...genres.map((_, index) => seededImageName('genre', index)),
  ...banners.map((_, index) => seededImageName('banner', index)),
]);

/** Matches the names of uploaded images. */
const uploadedImage = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|gif)$/;

/** Whether the sandbox created an image with this name. */
export const isOwnImage = (name: string): boolean =>
  seededImages.has(name) || uploadedImage.test(name);

/** Stores uploaded images in a folder, under generated names. */
export function createUploads(folder: string) {
  return {
    /** Saves an image; returns the path of its URL. */
    async save(bytes: Buffer): Promise<string> {
      const name = `${randomUUID()}.${await findExtension(bytes)}`;
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

export type Uploads = ReturnType<typeof createUploads>;
