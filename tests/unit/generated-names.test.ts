import type { OpenAPI3 } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { generateOperations } from '../../scripts/generate/generate-operations.ts';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';
import { listOperations } from '../../scripts/generate/contract-operations.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { capitalise } from '../../src/engine/config/labels.ts';
import { contractOf, objectOf, jsonOf } from '../support/schemas.ts';

const found = { description: 'Found.', ...jsonOf(objectOf({})) };

/** Generates the table of operations of a contract with the paths. */
async function generateTable(paths: object) {
  const schemas = await generateSchemas(contractOf(structuredClone(paths)));
  return generateOperations(contractOf(paths), schemas);
}

const getUsers = (operation: object, path = '/users') => ({
  [path]: { get: { responses: { 200: found }, ...operation } },
});

test.each([
  'getUser',
  'get-user',
  'get_user',
  'GetUSER',
  'users.get',
  'get user',
  'a"]; run(["b',
  undefined,
])('An operation has its own schema, whatever its operationId is: %s', async (operationId) => {
  const table = await generateTable(getUsers({ ...(operationId && { operationId }) }));
  expect(table).toMatch(/responseSchema: schemas\.z\w+Response,/);
  expect(table).toContain('"GET /users": paths["/users"]["get"];');
});

/** The code of the schemas of each operation, as its entry in the table refers to them. */
async function readSchemas(contract: OpenAPI3) {
  const schemas = await generateSchemas(contract);
  const constants = schemas.code.matchAll(/^export const (\w+) = (.+?;)$/gms);
  const codeByName = new Map([...constants].map(([, name, code]) => [name, code]));
  const table = generateOperations(contract, schemas);
  return [...table.matchAll(/(\w+Schema): schemas\.(\w+)/g)].map(([, part, name]) => [
    part,
    codeByName.get(name),
  ]);
}

test('An operation has its own schemas, where components have the names that are usual for them', async () => {
  const contract = await readContract('tests/support/frozen-contract.yaml');
  const crowded = structuredClone(contract);
  for (const { id } of listOperations(contract)) {
    for (const suffix of ['Response', 'Body', 'Data'])
      Object.assign(crowded.components?.schemas ?? {}, {
        [capitalise(id) + suffix]: { type: 'boolean' },
      });
  }
  const schemas = await readSchemas(contract);
  expect(schemas.length).toBeGreaterThan(26);
  expect(await readSchemas(crowded)).toEqual(schemas);
});

test.each([
  ['without content', { 200: { description: 'Done.' } }],
  ['that is not documented', { 404: { description: 'Missing.' } }],
])('A successful response %s may have any body', async (_, responses) => {
  const table = await generateTable(getUsers({ operationId: 'getUser', responses }));
  expect(table).toContain("import * as z from 'zod/mini';");
  expect(table).toContain('responseSchema: z.unknown(),');
});

test.each([
  ['a quote', "/user's", `"GET /user's"`],
  ['a backslash at its end', '/users\\', String.raw`"GET /users\\"`],
  ['a line break', '/users\n', String.raw`"GET /users\n"`],
])('A path may contain %s', async (_, path, key) => {
  const table = await generateTable(getUsers({ operationId: 'getUser' }, path));
  expect(table).toContain(`  ${key}: paths[${JSON.stringify(path)}]["get"];`);
  expect(table).toContain(`  ${key}: {`);
  expect(table).toContain('responseSchema: schemas.zGetUserResponse,');
});
