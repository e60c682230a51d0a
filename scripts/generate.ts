/** npm run generate: writes the code that is derived from the contract. */
import {
  consoleContract,
  findOutdatedFiles,
  generateFiles,
  writeFiles,
} from './generate/generated-files.ts';
import { exitWithError } from './lib/exit-with-error.ts';
import { exitOnSignal } from './lib/graceful-shutdown.ts';
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

async function generate() {
  const { values } = parseOptions(usage, {
    options: { check: { type: 'boolean', default: false } },
  });
  const outdated: string[] = [];
  for (const { contract, folder } of contracts) {
    const files = await findOutdatedFiles(await generateFiles(contract, folder));
    outdated.push(...files.map(({ file }) => file));
    if (!values.check) await writeFiles(files);
  }

  if (values.check && outdated.length > 0) {
    console.error(`Out of date: ${outdated.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    console.log(
      outdated.length > 0 ? `Wrote ${outdated.join(', ')}.` : 'Generated files are up to date.',
    );
  }
}

exitOnSignal();
generate().catch(exitWithError);
