import { expect, test } from 'vitest';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';

const respond = (properties: object) => ({
  responses: {
    200: { content: { 'application/json': { schema: { type: 'object', properties } } } },
  },
});

const record = { type: 'object', properties: { _id: { type: 'string' } } };

const queryNumber = (name: string) => ({ name, in: 'query', schema: { type: 'integer' } });

const list = (rows: string, operationId?: string) => ({
  get: {
    ...(operationId && { operationId }),
    parameters: ['currentPage', 'resultPerPage'].map(queryNumber),
    ...respond({ [rows]: { type: 'array', items: record }, length: { type: 'integer' } }),
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
  return listEntities(await describeOperations({ paths })).map(({ name, operations, problem }) => ({
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
  const readAddress = '/api/card/{id}';
  const paths = { [address]: list(rows, operationId), [readAddress]: read('getGiftCard') };
  expect(await readEntities(paths)).toEqual([
    { name, keys: [`GET ${address}`, `GET ${readAddress}`] },
  ]);
});

test('A list without a read of one record, or with several, says so', async () => {
  const paths = {
    '/notes': list('notes', 'getNotes'),
    '/cards': list('cards', 'getCards'),
    '/card/{id}': read('getCard'),
    '/old/card/{id}': read('findCard'),
  };
  expect(await readEntities(paths)).toEqual([
    {
      name: 'notes',
      keys: ['GET /notes'],
      problem: expect.stringMatching(/^The contract has no read of notes/),
    },
    {
      name: 'cards',
      keys: ['GET /cards'],
      problem: expect.stringMatching(
        /^Several operations may be the read of cards: .* Choose one with --read-operation 'GET \/card\/\{id\}'\.$/,
      ),
    },
  ]);
});

test('A list is paged by other parameters, and a record is read by another one and is the response itself', async () => {
  const page = {
    parameters: ['page', 'limit'].map(queryNumber),
    ...respond({ items: { type: 'array', items: record }, total: { type: 'integer' } }),
  };
  const paths = {
    '/orders': { get: page },
    '/orders/{orderId}': { get: respond(record.properties), delete: {} },
    '/orders/{orderId}/lines/{line}': { get: respond(record.properties) },
  };
  expect(await readEntities(paths)).toEqual([
    {
      name: 'orders',
      keys: ['GET /orders', 'GET /orders/{orderId}', 'DELETE /orders/{orderId}'],
    },
  ]);
});

test('A list that is not paged is no entity', async () => {
  const paths = { '/notes': { get: respond({ notes: { type: 'array', items: record } }) } };
  expect(await readEntities(paths)).toEqual([]);
});
