import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file is served compressed. config.json is edited on deployment, which would leave its copies outdated. */
const isCompressible = (name: string) =>
  /\.(js|css|html|svg|json)$/.test(name) && name !== 'config.json';

/** Writes a .br and a .gz next to each file of a build that compression makes smaller; returns the number of files. */
export async function compressFiles(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter(isCompressible);
  const writing = names.flatMap((name) =>
    Object.entries(compressors).map(async ([extension, compress]) => {
      const file = path.join(folder, name);
      const plain = await readFile(file);
      const compressed = await compress(plain);
      if (compressed.length < plain.length) await writeFile(`${file}.${extension}`, compressed);
    }),
  );
  await Promise.all(writing);
  return names.length;
}
