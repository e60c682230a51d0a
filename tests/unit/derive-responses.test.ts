import { expect, test } from 'vitest';
import type { OperationKey } from '../../src/api/contract.ts';
import { resolvePets, petOperations } from '../support/resolve-pets.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

test('A record is identified by its _id, else by its id', () => {
  expect(resolvePets({}).idProperty).toBe('_id');
  expect(resolvePets({ id: { id: integer } }).idProperty).toBe('id');
  expect(resolvePets({ id: { id: integer, _id: text } }).idProperty).toBe('_id');
});

test('A response with an identifier is the record itself', () => {
  const readResponse = { _id: text, name: text, owner: objectOf({}) };
  const pets = resolvePets({ readResponse });
  expect(pets.record).toBeUndefined();
  expect(pets.detailFields.map(({ key }) => key)).toEqual(['name', 'owner']);
});

const feed = 'POST /pets/{id}/feed' as OperationKey;
const pets = listOf(objectOf({ _id: text }));

test.each([
  [
    'a list operation without rows',
    () => resolvePets({ listResponse: { length: integer } }),
    'Expected one list of objects in the response of GET /pets, but found none: add it to openapi.yaml.',
  ],
  [
    'several properties with rows',
    () => resolvePets({ listResponse: { pets, strays: pets } }),
    'Expected one list of objects in the response of GET /pets, but found pets, strays: choose one by `rows`.',
  ],
  [
    'rows without an identifier',
    () => resolvePets({ id: { _id: { type: 'object' } } }),
    'No property of the rows of GET /pets is the identifier: a text or an integer named _id or id. Add it to openapi.yaml.',
  ],
  [
    'a record without an identifier',
    () => resolvePets({ readResponse: { pet: { properties: { name: text } } } }),
    'No property of the record of GET /pets/{id} is the identifier: a text or an integer named _id or id. Add it to openapi.yaml.',
  ],
  [
    'an action that the contract does not have',
    () => resolvePets({}, { actions: [{ label: 'Feed', operation: feed }] }),
    'The contract has no operation "POST /pets/{id}/feed": correct it, or add it to openapi.yaml.',
  ],
  [
    'an operation that the contract does not have',
    () => resolvePets({}, { operations: { ...petOperations, list: 'GET /cats' as OperationKey } }),
    'The contract has no operation "GET /cats": correct it, or add it to openapi.yaml.',
  ],
])(
  'What can neither be derived nor is set is an error that names the resource: %s',
  (_, complete, message) => {
    expect(complete).toThrow(`The resource "pets": ${message}`);
  },
);
