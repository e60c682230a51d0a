import type { OpenAPI3 } from 'openapi-typescript';
import { type ContractRoute, contractRoutes, type JsonSchema } from './contract-routes.ts';

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** A schema as limits for the console's inputs: the constraints without the prose. */
function limitsOf({ description: _, properties, items, ...constraints }: JsonSchema): object {
  return {
    ...constraints,
    ...(items && { items: limitsOf(items) }),
    ...(properties && { properties: limitsByName(properties) }),
  };
}

function limitsByName(properties: Readonly<Record<string, JsonSchema>>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, limitsOf(schema)]),
  );
}

function entry({ route, id, operation, parameters, secured }: ContractRoute) {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const facts = {
    id,
    secured,
    multipart: media === 'multipart/form-data',
    query: limitsByName(Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema]))),
    fields: limitsByName(body?.schema?.properties ?? {}),
  };
  const json = JSON.stringify(facts, null, 2).replace(/\n}$/, ',').replaceAll('\n', '\n  ');
  const name = capitalised(id);
  const schemas = [
    `answer: schemas.z${name}Response`,
    ...(body ? [`body: schemas.z${name}Body`] : []),
  ];
  return `  '${route}': ${json}\n    ${schemas.join(',\n    ')},\n  },`;
}

/** One entry for each route of the contract, spelled `GET /path`, with its types and its limits. */
export async function generateOperations(contract: OpenAPI3): Promise<string> {
  const routes = await contractRoutes(contract);
  return [
    '// This file is auto-generated from the contract by scripts/generate.ts.',
    '',
    "import * as schemas from './schemas.ts';",
    "import type { operations as contract } from './types.ts';",
    '',
    'export interface Routes {',
    ...routes.map(({ route, id }) => `  '${route}': contract['${id}'];`),
    '}',
    '',
    'export const operations = {',
    ...routes.map(entry),
    '} as const;',
    '',
  ].join('\n');
}
