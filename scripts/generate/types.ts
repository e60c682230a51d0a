import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode('Blob');

/** The contract as TypeScript types; a `format: binary` string is a `Blob`. */
export async function generateTypes(contract: string): Promise<string> {
  const nodes = await openapiTypescript(pathToFileURL(contract), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}
