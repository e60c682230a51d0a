import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { generateOperations } from './generate-operations.ts';
import { generateSchemas } from './generate-schemas.ts';
import { ownContract, prepareContract, readDocument, type ReadOptions } from './read-contract.ts';

/** The contract of the console, and the folder of the code that is generated from it. */
export const consoleContract = { contract: ownContract, folder: 'src/generated' };

type GeneratedFile = Record<'file' | 'text', string>;

const blob = ts.factory.createTypeReferenceNode('Blob');

/** The contract as TypeScript types; a string with `format: binary` is a `Blob`. */
async function generateTypes(contract: OpenAPI3): Promise<string> {
  // openapi-typescript modifies its input.
  const nodes = await openapiTypescript(structuredClone(contract), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}

/** Generates types, run-time schemas and the table of operations, and prints wrong examples. It writes no files. */
export async function generateFiles(
  contractFile: string,
  folder: string,
  options: ReadOptions = {},
) {
  const contract = prepareContract(
    await readDocument(contractFile, { check: console.warn, ...options }),
  );
  const schemas = await generateSchemas(contract);
  return [
    { file: path.join(folder, 'types.ts'), text: await generateTypes(contract) },
    { file: path.join(folder, 'schemas.ts'), text: schemas.code },
    { file: path.join(folder, 'operations.ts'), text: generateOperations(contract, schemas) },
  ];
}

/** Returns the files whose content on disk differs or is missing. */
export async function findOutdatedFiles(files: GeneratedFile[]): Promise<GeneratedFile[]> {
  const read = ({ file }: GeneratedFile) => readFile(file, 'utf8').catch(() => undefined);
  const current = await Promise.all(files.map(read));
  return files.filter(({ text }, index) => text !== current[index]);
}

export async function writeFiles(files: GeneratedFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
