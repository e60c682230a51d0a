/** Part of npm run build: writes a .br and a .gz next to each file that compression makes smaller, for nginx. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'dist';
const compressible = /\.(js|css|html|svg|json)$/;
/** Edited on deployment, which would leave its compressed copies outdated. */
const excluded = 'config.json';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compress(file: string) {
  const plain = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped);
  return { plain: plain.length, brotli: brotli.length };
}

const files = (await readdir(folder, { recursive: true })).filter(
  (file) => compressible.test(file) && !file.startsWith('.') && file !== excluded,
);
const sizes = await Promise.all(files.map((file) => compress(path.join(folder, file))));
const totalKib = (format: 'plain' | 'brotli') =>
  (sizes.reduce((sum, size) => sum + size[format], 0) / 1024).toFixed(0);
console.log(
  `${files.length} files compressed: ${totalKib('plain')} KiB, ${totalKib('brotli')} KiB of brotli`,
);
