import { mapValues } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import type { ConstraintsByName } from '../../src/api/contract.ts';
import { readConstraints, shapeOf } from './constraints.ts';
import { shareValues } from './share-values.ts';
import { type ContractOperation, listOperations, readSuccess } from './contract-operations.ts';
import type { GeneratedSchemas } from './generate-schemas.ts';

/** The properties of the response to a query, from which lists and detail pages are derived. */
function responseShape(operation: ContractOperation) {
  const schema = operation.method === 'GET' ? readSuccess(operation).schema : undefined;
  return shapeOf(readConstraints(schema ?? {})).properties ?? {};
}

/** An operation with its entry in the generated table, but for its schemas. */
export function describeOperation(contractOperation: ContractOperation) {
  const { id, operation, parameters, requiresAuth } = contractOperation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const { properties = {}, required = [] } = readConstraints(body?.schema ?? {});
  const undeclared: ConstraintsByName = Object.fromEntries(
    required.filter((name) => !(name in properties)).map((name) => [name, {}]),
  );
  const description = {
    id,
    requiresAuth,
    isMultipart: mediaType === 'multipart/form-data',
    queryConstraints: Object.fromEntries(
      query.map(({ name, schema = {} }) => [name, readConstraints(schema)]),
    ),
    bodyConstraints: mapValues({ ...properties, ...undeclared }, (constraints, name) => {
      const contentMediaType = body?.encoding?.[name]?.contentType;
      return { ...constraints, ...(contentMediaType && { contentMediaType }) };
    }),
    requiredProperties: required,
    responseProperties: responseShape(contractOperation),
  };
  return { ...contractOperation, description };
}

export type DescribedOperation = ReturnType<typeof describeOperation>;

/** Every operation of a contract, given as the generated code uses it. */
export const describeOperations = (contract: object) =>
  listOperations(contract).map(describeOperation);

/** The entries as in the generated table: by key. */
export const toTable = (operations: readonly DescribedOperation[]) =>
  Object.fromEntries(operations.map(({ key, description }) => [key, description]));

/** The schemas of an operation, as code. */
function schemaEntries(operation: ContractOperation, { nameOf }: GeneratedSchemas): string[] {
  const [response, body] = [nameOf(operation, 'responses'), nameOf(operation, 'body')];
  return [
    `responseSchema: ${response ? `schemas.${response}` : 'z.unknown()'}`,
    ...(body ? [`bodySchema: schemas.${body}`] : []),
  ];
}

/** Generates the table of operations by key (`GET /path`), with their types, schemas and constraints. */
export function generateOperations(contract: OpenAPI3, schemas: GeneratedSchemas): string {
  const operations = describeOperations(contract);
  const { write, writeConstants } = shareValues(operations.map(({ description }) => description));
  const entries = operations.map((operation) => {
    const json = write(operation.description).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
    const ofSchemas = schemaEntries(operation, schemas).join(',\n    ');
    return `  ${JSON.stringify(operation.key)}: ${json}\n    ${ofSchemas},\n  },\n`;
  });
  const types = operations.map(
    ({ key, id }) => `  ${JSON.stringify(key)}: contract[${JSON.stringify(id)}];\n`,
  );
  const usesFallback = entries.some((entry) => entry.includes('responseSchema: z.unknown()'));
  return `// This file is auto-generated from the contract by scripts/generate.ts.

${usesFallback ? "import * as z from 'zod/mini';\n" : ''}import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
${types.join('')}}

${writeConstants().join('\n')}
export const operations = {
${entries.join('')}} as const;
`;
}
