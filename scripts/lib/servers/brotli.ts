import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuiltFile } from './build-console.ts';

const compress = promisify(brotliCompress);

/** Edited on deployment, which would leave its compressed copies outdated. */
const excluded = 'config.json';

/** Whether a file of the build, named relative to its folder, is served compressed. */
export const isCompressible = (name: string) =>
  /\.(js|css|html|svg|json)$/.test(name) && !name.startsWith('.') && name !== excluded;

/** Compresses with the best quality by default; 9 takes a quarter of the time and adds a twelfth of the size. */
export const compressBrotli = (
  content: Uint8Array,
  quality: number = constants.BROTLI_MAX_QUALITY,
) =>
  compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** The files, and a `.br` for each that compression makes smaller. */
export async function addBrotli(files: readonly BuiltFile[], quality?: number) {
  const compressed = files
    .filter(({ name }) => isCompressible(name))
    .map(async ({ name, content }): Promise<BuiltFile[]> => {
      const plain = Buffer.from(content);
      const brotli = await compressBrotli(plain, quality);
      return brotli.length < plain.length ? [{ name: `${name}.br`, content: brotli }] : [];
    });
  return [...files, ...(await Promise.all(compressed)).flat()];
}
