import { expect, test } from 'vitest';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { integer, listOf, objectOf, text, jsonOf } from '../support/schemas.ts';

const respond = (properties: object) => ({ responses: { 200: jsonOf(objectOf(properties)) } });

const record = objectOf({ _id: text });

const queryNumber = (name: string) => ({ name, in: 'query', schema: integer });

const list = (rows: string, operationId?: string) => ({
  get: {
    ...(operationId && { operationId }),
    parameters: ['currentPage', 'resultPerPage'].map(queryNumber),
    ...respond({ [rows]: listOf(record), length: integer }),
  },
});

const read = (operationId: string) => ({
  get: {
    operationId,
    parameters: [{ name: 'id', in: 'path', required: true }],
    ...respond({ found: record }),
  },
});

/** The entities of a contract with the paths: name, keys of operations, problem. */
async function readEntities(paths: object) {
  return listEntities(describeOperations({ paths })).map(({ name, operations, problem }) => ({
    name,
    keys: Object.values(operations).map(({ key }) => key),
    ...(problem && { problem }),
  }));
}

test.each([
  ['its operationId', '/api/v1/search', 'giftCards', 'getAllGiftCards', 'gift-cards'],
  ['its path without an operationId', '/api/gift-cards', 'rows', undefined, 'gift-cards'],
  ['its rows, which are the plural', '/api/list', 'giftCards', 'listGiftCard', 'gift-cards'],
])('An entity is named by %s', async (_, address, rows, operationId, name) => {
  const paths = { [address]: list(rows, operationId), '/api/card/{id}': read('getGiftCard') };
  const keys = [`GET ${address}`, 'GET /api/card/{id}'];
  expect(await readEntities(paths)).toEqual([{ name, keys }]);
});

test('A list without a read of one record, or with several, says so', async () => {
  const paths = {
    '/notes': list('notes', 'getNotes'),
    '/cards': list('cards', 'getCards'),
    '/card/{id}': read('getCard'),
    '/old/card/{id}': read('findCard'),
  };
  const none = /^The contract has no read of notes/;
  const several =
    /^Several operations may be the read of cards: .* Choose one with --read-operation 'GET \/card\/\{id\}'\.$/;
  expect(await readEntities(paths)).toEqual([
    { name: 'notes', keys: ['GET /notes'], problem: expect.stringMatching(none) },
    { name: 'cards', keys: ['GET /cards'], problem: expect.stringMatching(several) },
  ]);
});

test('A list is paged by other parameters, and a record is read by another one and is the response itself', async () => {
  const page = {
    parameters: ['page', 'limit'].map(queryNumber),
    ...respond({ items: listOf(record), total: integer }),
  };
  const paths = {
    '/orders': { get: page },
    '/orders/{orderId}': { get: respond(record.properties), delete: {} },
    '/orders/{orderId}/lines/{line}': { get: respond(record.properties) },
  };
  const keys = ['GET /orders', 'GET /orders/{orderId}', 'DELETE /orders/{orderId}'];
  expect(await readEntities(paths)).toEqual([{ name: 'orders', keys }]);
});

test('A list that is not paged is no entity', async () => {
  const paths = { '/notes': { get: respond({ notes: listOf(record) }) } };
  expect(await readEntities(paths)).toEqual([]);
});
