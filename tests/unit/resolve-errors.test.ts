import { expect, test } from 'vitest';
import type { OperationKey } from '../../src/api/contract.ts';
import { petOperations, resolvePets } from '../support/resolve-pets.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

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
    'No property of the rows of GET /pets is the identifier {id} of GET /pets/{id}, a text or a number: name it by `id`.',
  ],
  [
    'several objects that may be the record',
    () => resolvePets({ readResponse: { pet: objectOf({ name: text }), owner: objectOf({}) } }),
    'Expected one object in the response of GET /pets/{id}, but found pet, owner: choose one by `record`.',
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
