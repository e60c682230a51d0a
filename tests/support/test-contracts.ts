/** Generates the code of the contracts that only tests have: before vitest's tests, and before types are checked. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';

const generator = 'scripts/generate';

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What the code depends on, besides its contract: the generator, and the versions of its libraries. */
const sources = [
  'package-lock.json',
  ...readdirSync(generator).map((name) => path.join(generator, name)),
];

/** Vitest calls it as a global setup. */
export async function setup(): Promise<void> {
  for (const folder of ['tests/engine/coupons', 'tests/engine/specimens']) {
    const contract = path.join(folder, 'openapi.yaml');
    const generated = path.join(folder, 'generated');
    const generatedAt = changedAt(path.join(generated, 'operations.ts'));
    if ([contract, ...sources].every((file) => changedAt(file) < generatedAt)) continue;
    await writeFiles(await generateFiles(contract, generated));
  }
}

if (import.meta.main) await setup();
