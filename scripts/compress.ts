/** Part of npm run build: writes a .br and a .gz next to each file that compression makes smaller, for nginx. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { compressBrotli, isCompressible } from './lib/servers/brotli.ts';

const folder = 'dist';
const compressGzip = promisify(gzip);

async function compress(file: string) {
  const plain = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain),
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped);
  return { plain: plain.length, brotli: brotli.length };
}

const files = (await readdir(folder, { recursive: true })).filter(isCompressible);
const sizes = await Promise.all(files.map((file) => compress(path.join(folder, file))));
const totalKib = (format: 'plain' | 'brotli') =>
  (sizes.reduce((sum, size) => sum + size[format], 0) / 1024).toFixed(0);
console.log(
  `${files.length} files compressed: ${totalKib('plain')} KiB, ${totalKib('brotli')} KiB of brotli`,
);
