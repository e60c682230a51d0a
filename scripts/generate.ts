/**
 * Writes what the contract says as code: types, run-time schemas and the table of operations.
 * `--check` writes nothing and fails when a file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateOperations } from './generate/operations.ts';
import { generateSchemas } from './generate/schemas.ts';
import { readContract } from './generate/read-contract.ts';
import { generateTypes } from './generate/types.ts';

const contracts = [
  { contract: 'openapi.yaml', folder: 'src/generated' },
  { contract: 'tests/engine/coupons/openapi.yaml', folder: 'tests/engine/coupons/generated' },
];

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

async function filesOf(file: string, folder: string) {
  const contract = await readContract(file);
  return [
    { file: path.join(folder, 'types.ts'), text: await generateTypes(contract) },
    { file: path.join(folder, 'schemas.ts'), text: await generateSchemas(contract) },
    { file: path.join(folder, 'operations.ts'), text: await generateOperations(contract) },
  ];
}

const stale: string[] = [];
for (const { contract, folder } of contracts) {
  if (!values.check) await mkdir(folder, { recursive: true });
  for (const { file, text } of await filesOf(contract, folder)) {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current === text) continue;
    stale.push(file);
    if (!values.check) await writeFile(file, text);
  }
}

if (values.check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run generate.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Generated files are up to date.');
}
