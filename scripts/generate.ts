/** npm run generate: writes the code that is derived from the contract. */
import {
  consoleContract,
  findOutdatedFiles,
  generateFiles,
  writeFiles,
} from './generate/generated-files.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';

const usage = `npm run generate -- [--check]
  Writes types, run-time schemas and the table of operations from the contract. --check writes nothing and fails
  when a file is out of date.`;

const contracts = [
  consoleContract,
  ...['coupons', 'specimens'].map((name) => ({
    contract: `tests/engine/${name}/openapi.yaml`,
    folder: `tests/engine/${name}/generated`,
  })),
];

export async function generate(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: { check: { type: 'boolean', default: false } },
  });
  const outdated: string[] = [];
  for (const { contract, folder } of contracts) {
    const files = await findOutdatedFiles(await generateFiles(contract, folder));
    outdated.push(...files.map(({ file }) => file));
    if (!values.check) await writeFiles(files);
  }

  if (values.check && outdated.length > 0) {
    throw new CommandError(`Out of date: ${outdated.join(', ')}. Run npm run generate.`);
  }
  console.log(
    outdated.length > 0 ? `Wrote ${outdated.join(', ')}.` : 'Generated files are up to date.',
  );
}

await runCommand(import.meta, generate);
