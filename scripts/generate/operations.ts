import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  [keyword: string]: unknown;
}

interface OperationObject {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** A schema as limits for the console's inputs: the constraints without the prose. */
function limitsOf({ description: _, properties, items, ...constraints }: JsonSchema): object {
  return {
    ...constraints,
    ...(items && { items: limitsOf(items) }),
    ...(properties && { properties: limitsByName(properties) }),
  };
}

function limitsByName(properties: Record<string, JsonSchema>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, limitsOf(schema)]),
  );
}

function entry(route: string, operation: OperationObject, securedByDefault: boolean) {
  const id = capitalised(operation.operationId);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const facts = {
    id: operation.operationId,
    secured: operation.security ? operation.security.length > 0 : securedByDefault,
    multipart: media === 'multipart/form-data',
    query: limitsByName(Object.fromEntries(query.map(({ name, schema }) => [name, schema]))),
    fields: limitsByName(body?.schema.properties ?? {}),
  };
  const json = JSON.stringify(facts, null, 2).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
  const schemas = [`answer: schemas.z${id}Response`, ...(body ? [`body: schemas.z${id}Body`] : [])];
  return `  '${route}': ${json}\n    ${schemas.join(',\n    ')},\n  },`;
}

/** One entry for each route of the contract, spelled `GET /path`, with its types and its limits. */
export async function generateOperations(contract: OpenAPI3): Promise<string> {
  const document = (await $RefParser.dereference(
    structuredClone(contract) as object,
  )) as unknown as {
    security?: unknown[];
    paths: Record<string, Record<string, OperationObject>>;
  };
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [{ route: `${method.toUpperCase()} ${path}`, operation: item[method] }] : [],
    ),
  );
  const secured = (document.security ?? []).length > 0;
  return [
    '// This file is auto-generated from the contract by scripts/generate.ts.',
    '',
    "import * as schemas from './schemas.ts';",
    "import type { operations as contract } from './types.ts';",
    '',
    'export interface Routes {',
    ...routes.map(({ route, operation }) => `  '${route}': contract['${operation.operationId}'];`),
    '}',
    '',
    'export const operations = {',
    ...routes.map(({ route, operation }) => entry(route, operation, secured)),
    '} as const;',
    '',
  ].join('\n');
}
