import { expect, test } from 'vitest';
import { generateOperations } from '../../scripts/generate/generate-operations.ts';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';
import { ContractMistake } from '../../scripts/generate/contract-mistake.ts';
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

test.each(['get-user', 'get_user', 'GetUSER', 'users.get', 'get user', undefined])(
  'An operationId whose schema has another name is an error that names the operation: %s',
  async (operationId) => {
    const generating = generateTable(getUsers({ ...(operationId && { operationId }) }));
    await expect(generating).rejects.toThrow(ContractMistake);
    await expect(generating).rejects.toThrow(/^GET \/users has the operationId .* in camelCase/);
  },
);

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
  expect(table).toContain(`  ${key}: contract['getUser'];`);
  expect(table).toContain(`  ${key}: {`);
  expect(table).toContain('responseSchema: schemas.zGetUserResponse,');
});
