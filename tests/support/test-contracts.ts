/** Generates code that only tests have, from their contracts and from a README: before tests, and before types are checked. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';

/** The contracts in `tests/engine`, by folder. */
export const testContracts = ['coupons', 'specimens'];

const generator = 'scripts/generate';

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What the code depends on, besides its contract: the generator, and the versions of its libraries. */
const sources = [
  'package-lock.json',
  ...readdirSync(generator).map((name) => path.join(generator, name)),
];

const examples = 'tests/types/generated';
const defineResourceImport = `import { defineResource } from '../engine/config/define-resource.ts';\n`;

/** Writes each example of the engine's README as a module, whose types are checked like any other's. */
function writeExamples(): void {
  mkdirSync(examples, { recursive: true });
  const blocks = readFileSync('src/engine/README.md', 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms);
  for (const [index, [, code = '']] of [...blocks].entries()) {
    const module = code.startsWith('import') ? code : `${defineResourceImport}${code}`;
    writeFileSync(
      path.join(examples, `example-${index + 1}.tsx`),
      module
        .replaceAll("'../engine/", "'../../../src/engine/")
        .replaceAll("'./label-sections", "'../../engine/coupons/label-sections"),
    );
  }
}

/** Vitest calls it as a global setup. */
export async function setup(): Promise<void> {
  writeExamples();
  for (const name of testContracts) {
    const contract = `tests/engine/${name}/openapi.yaml`;
    const generated = `tests/engine/${name}/generated`;
    const generatedAt = changedAt(path.join(generated, 'operations.ts'));
    if ([contract, ...sources].every((file) => changedAt(file) < generatedAt)) continue;
    await writeFiles(await generateFiles(contract, generated));
  }
}

if (import.meta.main) await setup();
