import { mapValues } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import { combineSchemas } from './combine-schemas.ts';
import { constraintsByName, shapeOf } from './constraints.ts';
import { type ContractOperation, listOperations, schemaOf } from './contract-operations.ts';
import { ContractMistake } from './contract-mistake.ts';
import { capitalise } from '../../src/engine/config/labels.ts';

/** The properties of the response to a query, from which lists and detail pages are derived. */
function responseShape({ method, operation }: ContractOperation) {
  const schema = method === 'GET' ? schemaOf(operation.responses?.['200']) : undefined;
  return mapValues(constraintsByName(combineSchemas(schema ?? {}).properties ?? {}), shapeOf);
}

/** An operation with its entry in the generated table, but for its schemas. */
export function describeOperation(contractOperation: ContractOperation) {
  const { id, operation, parameters, requiresAuth } = contractOperation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const { properties = {}, required = [] } = combineSchemas(body?.schema ?? {});
  const undeclared = required.filter((name) => !(name in properties)).map((name) => [name, {}]);
  const description = {
    id,
    requiresAuth,
    isMultipart: mediaType === 'multipart/form-data',
    queryConstraints: constraintsByName(
      Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema])),
    ),
    bodyConstraints: mapValues(
      constraintsByName({ ...properties, ...Object.fromEntries(undeclared) }),
      (constraints, name) => {
        const contentMediaType = body?.encoding?.[name]?.contentType;
        return { ...constraints, ...(contentMediaType && { contentMediaType }) };
      },
    ),
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

/** Whether a successful response has a body according to the contract. */
const hasResponseBody = ({ operation }: ContractOperation) =>
  Object.entries(operation.responses ?? {}).some(
    ([status, message]) => /^(2|default)/.test(status) && schemaOf(message) !== undefined,
  );

/** The schemas of an operation as code, by the names that the generator of the schemas derives from operationIds. */
function schemaEntries(operation: ContractOperation, exported: ReadonlySet<string>): string[] {
  const { id, key } = operation;
  const reference = (suffix: string) => {
    const name = `z${capitalise(id)}${suffix}`;
    if (exported.has(name)) return `schemas.${name}`;
    throw new ContractMistake(
      `${key} has the operationId ${id}, for which there is no schema ${name}: give it one in camelCase, such as getUser.`,
    );
  };
  const hasResponse = hasResponseBody(operation) || exported.has(`z${capitalise(id)}Response`);
  const hasBody = Object.keys(operation.operation.requestBody?.content ?? {}).length > 0;
  return [
    `responseSchema: ${hasResponse ? reference('Response') : 'z.unknown()'}`,
    ...(hasBody ? [`bodySchema: ${reference('Body')}`] : []),
  ];
}

function formatEntry(operation: DescribedOperation, exported: ReadonlySet<string>): string {
  const json = JSON.stringify(operation.description, null, 2)
    .replace(/\n}$/, ',')
    .replaceAll('\n', '\n  ');
  const schemas = schemaEntries(operation, exported).join(',\n    ');
  return `  ${JSON.stringify(operation.key)}: ${json}\n    ${schemas},\n  },\n`;
}

/**
 * Generates the table of operations by key (`GET /path`), with their types, schemas and constraints; `schemas` is the
 * code of the generated schemas.
 */
export function generateOperations(contract: OpenAPI3, schemas: string): string {
  const operations = describeOperations(contract);
  const exported = new Set(schemas.match(/(?<=^export const )\w+/gm));
  const entries = operations.map((operation) => formatEntry(operation, exported));
  const types = operations.map(({ key, id }) => `  ${JSON.stringify(key)}: contract['${id}'];\n`);
  const usesFallback = entries.some((entry) => entry.includes('responseSchema: z.unknown()'));
  return `// This file is auto-generated from the contract by scripts/generate.ts.

${usesFallback ? "import * as z from 'zod/mini';\n" : ''}import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
${types.join('')}}

export const operations = {
${entries.join('')}} as const;
`;
}
