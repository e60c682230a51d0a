import type { OpenAPI3 } from 'openapi-typescript';
import { combineSchemas, type JsonSchema } from './combine-schemas.ts';
import { type ContractOperation, readContractOperations } from './contract-operations.ts';

const capitalize = (text: string) => text[0]?.toUpperCase() + text.slice(1);

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
function constraintsOf(schema: JsonSchema, parents: readonly JsonSchema[] = []): object {
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
) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, constraintsOf(schema, parents)]),
  );

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
  };
}

function formatEntry(contractOperation: ContractOperation): string {
  const { id, key, operation } = contractOperation;
  const description = describeOperation(contractOperation);
  const json = JSON.stringify(description, null, 2).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
  const name = capitalize(id);
  const hasBody = Object.keys(operation.requestBody?.content ?? {}).length > 0;
  const schemas = [
    `responseSchema: schemas.z${name}Response`,
    ...(hasBody ? [`bodySchema: schemas.z${name}Body`] : []),
  ];
  return `  '${key}': ${json}\n    ${schemas.join(',\n    ')},\n  },`;
}

/** Generates the table of operations by key (`GET /path`), with their types, schemas and constraints. */
export async function generateOperations(contract: OpenAPI3): Promise<string> {
  const operations = await readContractOperations(contract);
  return [
    '// This file is auto-generated from the contract by scripts/generate.ts.',
    '',
    "import * as schemas from './schemas.ts';",
    "import type { operations as contract } from './types.ts';",
    '',
    'export interface OperationTypes {',
    ...operations.map(({ key, id }) => `  '${key}': contract['${id}'];`),
    '}',
    '',
    'export const operations = {',
    ...operations.map(formatEntry),
    '} as const;',
    '',
  ].join('\n');
}
