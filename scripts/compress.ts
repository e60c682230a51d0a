/** Writes a .br and a .gz beside each file of the build that gets smaller by it: nginx sends those. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'dist';
const compressible = /\.(js|css|html|svg|json)$/;
/** Whoever deploys edits it, and nobody would compress it anew. */
const edited = 'config.json';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

async function compress(file: string) {
  const plain = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    inBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    inGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped);
  return { plain: plain.length, brotli: brotli.length };
}

const files = (await readdir(folder, { recursive: true })).filter(
  (file) => compressible.test(file) && !file.startsWith('.') && file !== edited,
);
const sizes = await Promise.all(files.map((file) => compress(path.join(folder, file))));
const total = (which: 'plain' | 'brotli') =>
  (sizes.reduce((sum, size) => sum + size[which], 0) / 1024).toFixed(0);
console.log(
  `${files.length} files compressed: ${total('plain')} KiB, ${total('brotli')} KiB of brotli`,
);
