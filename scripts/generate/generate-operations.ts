import type { OpenAPI3 } from 'openapi-typescript';
import { combineSchemas, type JsonSchema } from './combine-schemas.ts';
import type { Constraints } from '../../src/api/contract.ts';
import { type ContractOperation, readContractOperations, schemaOf } from './contract-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { capitalise } from '../../src/engine/labels.ts';

const isScalarOrScalars = (value: unknown) =>
  typeof value !== 'object' ||
  (Array.isArray(value) && !value.some((item) => typeof item === 'object'));

/** Drops the keywords that contain schemas: no form input uses them. */
const dropSchemaKeywords = (schema: JsonSchema) =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) => keyword === 'enum' || keyword === 'default' || isScalarOrScalars(value),
    ),
  );

/** The table has the constraints of so many levels of a value; deeper, and inside a recursive schema, it has none. */
const maxDepth = 3;

/** The constraints of a schema, without title and description. */
function constraintsOf(schema: JsonSchema, parents: readonly JsonSchema[] = []): Constraints {
  if (parents.length > maxDepth || parents.includes(schema)) return {};
  const { title: _, description: __, properties, items, ...constraints } = combineSchemas(schema);
  const nextParents = [...parents, schema];
  return {
    ...dropSchemaKeywords(constraints),
    ...(items && { items: constraintsOf(items, nextParents) }),
    ...(properties && { properties: constraintsByName(properties, nextParents) }),
  };
}

const constraintsByName = (
  properties: Readonly<Record<string, JsonSchema>>,
  parents: readonly JsonSchema[] = [],
): Record<string, Constraints> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, constraintsOf(schema, parents)]),
  );

/** What the screens derive from a property of a response, without the constraints that only a form needs. */
function shapeOf({ type, format, enum: options, maxLength, ...rest }: Constraints): Constraints {
  const { items, properties } = rest;
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(options && { enum: options }),
    ...(maxLength !== undefined && { maxLength }),
    ...(items && { items: shapeOf(items) }),
    ...(properties && { properties: mapValues(properties, shapeOf) }),
  };
}

const mapValues = <From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** The properties of the response to a query, from which lists and detail pages are derived. */
function responseShape({ method, operation }: ContractOperation) {
  const schema = method === 'GET' ? schemaOf(operation.responses?.['200']) : undefined;
  return mapValues(constraintsByName(combineSchemas(schema ?? {}).properties ?? {}), shapeOf);
}

/** The entry of an operation in the generated table, but for its schemas. */
export function describeOperation(contractOperation: ContractOperation) {
  const { id, operation, parameters, requiresAuth } = contractOperation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const { properties = {}, required = [] } = combineSchemas(body?.schema ?? {});
  const undeclared = required.filter((name) => !(name in properties)).map((name) => [name, {}]);
  return {
    id,
    requiresAuth,
    isMultipart: mediaType === 'multipart/form-data',
    queryConstraints: constraintsByName(
      Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema])),
    ),
    bodyConstraints: constraintsByName({ ...properties, ...Object.fromEntries(undeclared) }),
    requiredProperties: required,
    responseProperties: responseShape(contractOperation),
  };
}

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
    throw new CommandError(
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

/** A key of an object as code, in quotes like those of the other generated code. */
const quoteKey = (key: string) => (key.includes("'") ? JSON.stringify(key) : `'${key}'`);

function formatEntry(operation: ContractOperation, exported: ReadonlySet<string>): string {
  const description = describeOperation(operation);
  const json = JSON.stringify(description, null, 2).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
  const schemas = schemaEntries(operation, exported).join(',\n    ');
  return `  ${quoteKey(operation.key)}: ${json}\n    ${schemas},\n  },`;
}

/** Throws if two operations would have the same schema: operationIds differ, but for the case of their first letter. */
function assertDistinctIds(operations: readonly ContractOperation[]): void {
  const byName = new Map<string, ContractOperation>();
  for (const operation of operations) {
    const other = byName.get(capitalise(operation.id));
    if (other) {
      throw new CommandError(
        `${operation.key} and ${other.key} have the same operationId ${operation.id}.`,
      );
    }
    byName.set(capitalise(operation.id), operation);
  }
}

/**
 * Generates the table of operations by key (`GET /path`), with their types, schemas and constraints; `schemas` is the
 * code of the generated schemas.
 */
export async function generateOperations(contract: OpenAPI3, schemas: string): Promise<string> {
  const operations = await readContractOperations(contract);
  assertDistinctIds(operations);
  const exported = new Set(
    [...schemas.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  );
  const entries = operations.map((operation) => formatEntry(operation, exported));
  const usesFallback = entries.some((entry) => entry.includes('responseSchema: z.unknown()'));
  return [
    '// This file is auto-generated from the contract by scripts/generate.ts.',
    '',
    ...(usesFallback ? ["import * as z from 'zod/mini';"] : []),
    "import * as schemas from './schemas.ts';",
    "import type { operations as contract } from './types.ts';",
    '',
    'export interface OperationTypes {',
    ...operations.map(({ key, id }) => `  ${quoteKey(key)}: contract['${id}'];`),
    '}',
    '',
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
