/** Part of npm run build: compresses the files of dist/, for nginx. */
import { runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';
import { compressFiles } from './lib/servers/compress-files.ts';

const usage = `npm run build
  Builds the console into dist/, and compresses its files for nginx.`;

await runCommand(import.meta, async (args) => {
  parseOptions(usage, { args });
  console.log(`${await compressFiles('dist')} files compressed in brotli and gzip`);
});
