import { mapValues } from 'es-toolkit';
import type { OpenAPI3 } from 'openapi-typescript';
import type { ConstraintsByName, Operation, PartStyles } from '../../src/api/contract.ts';
import { maxDepth, outermost, type Outside, pickShape, readConstraints } from './constraints.ts';
import { listEntries } from './document-parts.ts';
import { readResourceDocument } from './resource-document.ts';
import { shareValues } from './share-values.ts';
import {
  chooseMedia,
  type ContractOperation,
  listOperations,
  readSuccess,
} from './contract-operations.ts';
import type { GeneratedSchemas } from './generate-schemas.ts';

/** The parts of the response to a query from which lists and detail pages are derived. */
function describeResponse(operation: ContractOperation, outside: Outside) {
  if (operation.method !== 'GET') return { response: {} };
  const { schema = {}, headers } = readSuccess(operation);
  return {
    response: pickShape(readConstraints(schema, outside)),
    ...(headers.length > 0 && { responseHeaders: headers }),
  };
}

/** Describes how a request body is written. */
function describeMedia(mediaType: string): Pick<Operation, 'bodyType' | 'mediaType'> {
  if (/^multipart\//i.test(mediaType)) return { bodyType: 'multipart' };
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return { bodyType: 'form' };
  // Media types other than JSON are also sent as JSON, which is better than no request.
  const isOther = /[/+]json\b/i.test(mediaType) && mediaType !== 'application/json';
  return { bodyType: 'json', ...(isOther && { mediaType }) };
}

interface Style {
  style?: string;
  /** The property is a boolean, but may have any value in a wrong contract. */
  explode?: unknown;
}

/**
 * The styles of values that are written as one text. If there is no style, each part is written by itself (OpenAPI 3.1,
 * 4.8.12.1).
 */
const readStyles = (styles: readonly (readonly [name: string, Style])[]): PartStyles =>
  Object.fromEntries(
    styles.flatMap(([name, { style = 'form', explode = style === 'form' }]) => {
      const isSpecial = style === 'deepObject' || !explode;
      return isSpecial ? [[name, style as PartStyles[string]]] : [];
    }),
  );

const isStyled = ([, { style, explode }]: readonly [string, Style]) =>
  style !== undefined || explode !== undefined;

/** Leaves out a property without values. */
const unlessEmpty = (name: 'queryStyles' | 'bodyStyles', styles: PartStyles) =>
  Object.keys(styles).length > 0 ? { [name]: styles } : {};

/** An operation with its entry in the generated table, without its schemas. */
export function describeOperation(contractOperation: ContractOperation, outside = outermost) {
  const { id, operation, parameters, credential } = contractOperation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const requiredQuery = query.filter(({ required }) => required).map(({ name }) => name);
  const [mediaType, body] = chooseMedia(operation.requestBody) ?? [];
  const whole = readConstraints(body?.schema ?? {}, outside);
  const document = readResourceDocument(whole);
  const { properties = {}, required = [] } = document?.attributes ?? whole;
  const undeclared: ConstraintsByName = Object.fromEntries(
    required.filter((name) => !(name in properties)).map((name) => [name, {}]),
  );
  const description = {
    id,
    ...(credential && { credential }),
    ...(mediaType !== undefined && describeMedia(mediaType)),
    ...(document && { resourceObject: document.resourceObject }),
    queryConstraints: Object.fromEntries(
      query.map(({ name, schema = {} }) => [name, readConstraints(schema)]),
    ),
    ...unlessEmpty(
      'queryStyles',
      // Objects are always written in this style.
      readStyles(
        query
          .filter(({ style }) => style !== 'deepObject')
          .map((parameter) => [parameter.name, parameter]),
      ),
    ),
    ...(requiredQuery.length > 0 && { requiredQuery }),
    bodyConstraints: mapValues({ ...properties, ...undeclared }, (constraints, name) => {
      const contentMediaType = body?.encoding?.[name]?.contentType;
      return { ...constraints, ...(contentMediaType && { contentMediaType }) };
    }),
    ...unlessEmpty('bodyStyles', readStyles(listEntries(body?.encoding).filter(isStyled))),
    requiredProperties: required,
    ...describeResponse(contractOperation, outside),
  };
  return { ...contractOperation, description };
}

export type DescribedOperation = ReturnType<typeof describeOperation>;

/** Every operation of a contract, given as the generated code uses it. */
export const describeOperations = (contract: object) =>
  listOperations(contract).map((operation) => describeOperation(operation));

/** The entries by key, as in the generated table. */
export const toTable = (operations: readonly DescribedOperation[]) =>
  Object.fromEntries(operations.map(({ key, description }) => [key, description]));

/** The code of an operation's schemas. */
function schemaEntries(
  operation: ContractOperation,
  { getSchemaName }: GeneratedSchemas,
): string[] {
  const [response, body] = [
    getSchemaName(operation, 'responses'),
    getSchemaName(operation, 'body'),
  ];
  return [
    `responseSchema: ${response ? `schemas.${response}` : 'z.unknown()'}`,
    ...(body ? [`bodySchema: schemas.${body}`] : []),
  ];
}

/**
 * The most characters of the table. If the contract is so large that it has more, the table is not indented, and less
 * deeply nested.
 */
const maxLength = 1_400_000;

/** Writes the table of operations by key (`GET /path`), with their types, schemas and constraints. */
function writeTable(operations: readonly DescribedOperation[], schemas: GeneratedSchemas): string {
  const { write, writeConstants } = shareValues(operations.map(({ description }) => description));
  const entries = operations.map((operation) => {
    const json = write(operation.description).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
    const ofSchemas = schemaEntries(operation, schemas).join(',\n    ');
    return `  ${JSON.stringify(operation.key)}: ${json}\n    ${ofSchemas},\n  },\n`;
  });
  const types = operations.map(
    ({ key, path, method }) =>
      `  ${JSON.stringify(key)}: paths[${JSON.stringify(path)}]["${method.toLowerCase()}"];\n`,
  );
  const uses = (code: string) => entries.some((entry) => entry.includes(`Schema: ${code}`));
  return `// This file is auto-generated from the contract by scripts/generate.ts.

${uses('z.') ? "import * as z from 'zod/mini';\n" : ''}${uses('schemas.') ? "import * as schemas from './schemas.ts';\n" : ''}import type { paths } from './types.ts';

export interface OperationTypes {
${types.join('')}}

${writeConstants().join('\n')}
export const operations = {
${entries.join('')}} as const;
`;
}

/** Generates the table of operations. */
export function generateOperations(contract: OpenAPI3, schemas: GeneratedSchemas): string {
  const operations = listOperations(contract);
  let table = '';
  for (let depth = outermost.depth; depth < maxDepth; depth += 1) {
    const described = operations.map((operation) =>
      describeOperation(operation, { ...outermost, depth }),
    );
    table = writeTable(described, schemas);
    if (table.length <= maxLength) break;
    // Strings of JSON contain no line breaks, so only indentation is removed.
    table = table.replaceAll(/\n +/g, '');
    if (table.length <= maxLength) break;
  }
  return table;
}
