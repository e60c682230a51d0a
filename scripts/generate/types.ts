import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode('Blob');

/** The contract as TypeScript types; a `format: binary` string is a `Blob`. */
export async function generateTypes(contract: OpenAPI3): Promise<string> {
  const nodes = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}
