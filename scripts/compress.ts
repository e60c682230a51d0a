/** Part of npm run build: compresses the files of dist/, for nginx. */
import { compressFiles } from './lib/servers/compress-files.ts';

console.log(`${await compressFiles('dist')} files compressed in brotli and gzip`);
