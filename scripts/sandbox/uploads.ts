import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { Refusal } from './refusal.ts';

const pictures = new Set<string>(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
const prefix = '/uploads/';

/** The most pixels of a picture, as the console's own cropper has it (src/ui/cropper/read-picture.ts). */
const mostPixels = 120_000_000;

/** Width times height, as the header tells them: nothing is decoded here. */
function pixelsOf(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    // image-size throws on every header that it cannot read.
    return 0;
  }
}

/** The extension of a picture's kind, which its first bytes tell; a Refusal (422) of what no browser should get. */
async function extensionOf(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !pictures.has(type.mime)) {
    throw new Refusal(422, 'The image is not a PNG, JPEG, WebP or GIF file.');
  }
  const pixels = pixelsOf(bytes);
  if (!(pixels > 0)) throw new Refusal(422, 'The image is damaged: it does not tell its size.');
  if (pixels > mostPixels) throw new Refusal(422, 'The image has more than 120 million pixels.');
  return type.ext;
}

/** Keeps uploaded pictures in a folder, under names of its own. */
export function createUploads(folder: string) {
  return {
    /** Saves a picture; returns its address. */
    async save(bytes: Buffer): Promise<string> {
      const name = `${randomUUID()}.${await extensionOf(bytes)}`;
      writeFileSync(path.join(folder, name), bytes);
      return prefix + name;
    },
    /** Forgets a picture that nothing names any more. */
    remove(address: unknown): void {
      if (typeof address === 'string' && address.startsWith(prefix)) {
        rmSync(path.join(folder, path.basename(address)), { force: true });
      }
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
