import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from './refusal.ts';

const pictures = new Set<string>(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
const prefix = '/uploads/';

/** Keeps uploaded pictures in a folder, under names of its own. */
export function createUploads(folder: string) {
  return {
    /** Saves a picture, whose type its first bytes tell; returns its address. */
    async save(bytes: Buffer): Promise<string> {
      const type = await fileTypeFromBuffer(bytes);
      if (!type || !pictures.has(type.mime)) {
        throw new Refusal(422, 'The image is not a PNG, JPEG, WebP or GIF file.');
      }
      const name = `${randomUUID()}.${type.ext}`;
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
