/** npm run build: the console as files for a web server, compressed in advance. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createForeignProduct } from './lib/foreign-product.ts';
import { runCommand } from './lib/exit-with-error.ts';
import { createOutFolder, parseOptions } from './lib/parse-options.ts';
import { buildInto } from './lib/servers/build-console.ts';
import { readPublicConfig } from './lib/servers/public-config.ts';

const usage = `npm run build -- [--out dist] [--contract FILE_OR_URL]
  Builds the console into a folder, which is emptied first, and compresses its files for nginx.
  --contract builds a console for any OpenAPI document: its config.json names the server of the API.`;

export async function buildCommand(args: string[]): Promise<void> {
  const { values } = parseOptions(usage, {
    args,
    options: { out: { type: 'string', default: 'dist' }, contract: { type: 'string' } },
  });
  const { out, contract } = values;
  await createOutFolder(out);
  const product = contract === undefined ? undefined : await createForeignProduct(contract);
  for (const line of product?.lines ?? []) console.log(line);
  const count = await buildInto(out, product ? { plugins: [product.plugin] } : {});
  if (product) {
    const config = { ...readPublicConfig().values, acceptViolations: true };
    await writeFile(path.join(out, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  console.log(`Built ${out}: ${count} files compressed in brotli and gzip`);
}

await runCommand(import.meta, buildCommand);
