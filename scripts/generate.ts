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

export async function generate(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: { check: { type: 'boolean', default: false } },
  });
  const { contract, folder } = consoleContract;
  const outdated = await findOutdatedFiles(await generateFiles(contract, folder));
  const names = outdated.map(({ file }) => file).join(', ');
  if (values.check && names) {
    throw new CommandError(`Out of date: ${names}. Run npm run generate.`);
  }
  await writeFiles(outdated);
  console.log(names ? `Wrote ${names}.` : 'Generated files are up to date.');
}

await runCommand(import.meta, generate);
