import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateOperations } from './operations.ts';
import { readContract } from './read-contract.ts';
import { generateSchemas } from './schemas.ts';
import { generateTypes } from './types.ts';

/** The contract that the console is made from, and where its code goes. */
export const ownContract = { contract: 'openapi.yaml', folder: 'src/generated' };

export interface GeneratedFile {
  file: string;
  text: string;
}

/** A contract as code: types, run-time schemas and the table of operations. */
export async function generatedFiles(file: string, folder: string): Promise<GeneratedFile[]> {
  const contract = await readContract(file);
  return [
    { file: path.join(folder, 'types.ts'), text: await generateTypes(contract) },
    { file: path.join(folder, 'schemas.ts'), text: await generateSchemas(contract) },
    { file: path.join(folder, 'operations.ts'), text: await generateOperations(contract) },
  ];
}

/** Those that are not in the tree as they are here. */
export async function staleFiles(files: GeneratedFile[]): Promise<GeneratedFile[]> {
  const current = await Promise.all(
    files.map(({ file }) => readFile(file, 'utf8').catch(() => undefined)),
  );
  return files.filter(({ text }, index) => text !== current[index]);
}

export async function writeFiles(files: GeneratedFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
