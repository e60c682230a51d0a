import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { drawImage } from '../../sandbox/seed/draw-image.ts';

/** The last files are kept, in memory. */
const maxFiles = 100;

const placeholderSize = [480, 270] as const;

/** Dark and light colour of a placeholder. */
const palettes: [string, string][] = [
  ['#1e1b4b', '#a5b4fc'],
  ['#451a03', '#fcd34d'],
  ['#14532d', '#86efac'],
  ['#083344', '#67e8f9'],
  ['#831843', '#f9a8d4'],
];

interface KeptFile {
  type: string;
  bytes: Buffer;
}

/** A picture in place of one that nobody has uploaded, always the same for the same URL. */
function drawPlaceholder(url: string): KeptFile {
  const [number = 0] = createHash('sha256').update(url).digest();
  const [dark, light] = palettes[number % palettes.length] ?? ['#000000', '#ffffff'];
  return { type: 'image/png', bytes: drawImage(...placeholderSize, dark, light) };
}

/** Keeps uploaded files below /uploads. */
export function createKeptFiles() {
  const files = new Map<string, KeptFile>();
  return {
    /** Returns the path of the file's URL. */
    async add(bytes: Buffer): Promise<string> {
      const { ext = 'bin', mime = 'application/octet-stream' } =
        (await fileTypeFromBuffer(bytes)) ?? {};
      const url = `/uploads/${randomUUID()}.${ext}`;
      files.set(url, { type: mime, bytes });
      const [oldest = ''] = files.keys();
      if (files.size > maxFiles) files.delete(oldest);
      return url;
    },
    has: (url: string) => files.has(url),
    get: (url: string) => files.get(url) ?? drawPlaceholder(url),
  };
}
