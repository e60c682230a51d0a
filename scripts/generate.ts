/**
 * Writes what the contract says as code: types, run-time schemas and the table of operations.
 * `--check` writes nothing and fails when a file is out of date.
 */
import { parseArgs } from 'node:util';
import { generatedFiles, ownContract, staleFiles, writeFiles } from './generate/write-generated.ts';

const contracts = [
  ownContract,
  { contract: 'tests/engine/coupons/openapi.yaml', folder: 'tests/engine/coupons/generated' },
];

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const stale: string[] = [];
for (const { contract, folder } of contracts) {
  const files = await staleFiles(await generatedFiles(contract, folder));
  stale.push(...files.map(({ file }) => file));
  if (!values.check) await writeFiles(files);
}

if (values.check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run generate.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Generated files are up to date.');
}
