import { describe, expect, test } from 'vitest';
import { readContractOperations } from '../../scripts/generate/contract-operations.ts';
import { findEntities } from '../../scripts/sandbox/entities/find-entities.ts';
import { findServedEntities } from '../../scripts/sandbox/entities/served-entities.ts';

test('The sandbox has a handler for every operation of the contract that is none of an entity', async () => {
  await expect(findServedEntities('openapi.yaml')).resolves.toBeInstanceOf(Array);
});

const book = {
  type: 'object',
  properties: { id: { type: 'string' }, title: { type: 'string' } },
};
const review = {
  type: 'object',
  properties: { id: { type: 'string' }, book_id: { type: 'string' }, stars: { type: 'integer' } },
};
const listOf = (items: object) => ({ type: 'array', items });
const inside = (properties: object) => ({ type: 'object', properties });

/** An operation with the schema of its response; none for a response without a body. */
const respondWith = (schema?: object) => ({
  responses: schema
    ? { 200: { content: { 'application/json': { schema } } } }
    : { 204: { description: 'Done.' } },
});

/** The operations of each entity in a contract with the paths: `list GET /books`. */
async function describeEntities(paths: object): Promise<Record<string, string[]>> {
  const entities = findEntities(await readContractOperations({ paths }));
  return Object.fromEntries(
    entities.map(({ path, operations }) => [
      path,
      operations.map(({ role, contractOperation }) => `${role} ${contractOperation.key}`),
    ]),
  );
}

describe('The operations of an entity are found', () => {
  test('by their paths', async () => {
    const paths = {
      '/books': { get: respondWith(inside({ items: listOf(book) })), post: respondWith(book) },
      '/books/{id}': {
        get: respondWith(book),
        put: respondWith(book),
        delete: respondWith(),
      },
      '/books/{bookId}/lend': { post: respondWith(inside({ data: book })) },
      '/books/recent': { get: respondWith(listOf(book)) },
    };
    expect(await describeEntities(paths)).toEqual({
      '/books': [
        'list GET /books',
        'create POST /books',
        'read GET /books/{id}',
        'update PUT /books/{id}',
        'delete DELETE /books/{id}',
        'action POST /books/{bookId}/lend',
        'list GET /books/recent',
      ],
    });
  });

  test('by their names', async () => {
    const paths = {
      '/api/getAllBooks': { get: respondWith(inside({ data: listOf(book) })) },
      '/api/getBook/{id}': { get: respondWith(inside({ data: book })) },
      '/api/create-book': { post: respondWith() },
      '/api/book/change/{id}': { patch: { operationId: 'updateBook', ...respondWith() } },
      '/api/deleteBook/{id}': { delete: respondWith() },
    };
    expect(await describeEntities(paths)).toEqual({
      '/api/getAllBooks': [
        'list GET /api/getAllBooks',
        'read GET /api/getBook/{id}',
        'create POST /api/create-book',
        'update PATCH /api/book/change/{id}',
        'delete DELETE /api/deleteBook/{id}',
      ],
    });
  });

  test('below those of another one', async () => {
    const paths = {
      '/books': { get: respondWith(listOf(book)) },
      '/books/{id}/reviews': { get: respondWith(listOf(review)), post: respondWith(review) },
      '/books/{id}/reviews/{reviewId}': { delete: respondWith() },
    };
    expect(await describeEntities(paths)).toEqual({
      '/books': ['list GET /books'],
      '/books/{id}/reviews': [
        'list GET /books/{id}/reviews',
        'create POST /books/{id}/reviews',
        'delete DELETE /books/{id}/reviews/{reviewId}',
      ],
    });
    const [, reviews] = findEntities(await readContractOperations({ paths }));
    expect(reviews?.operations.map(({ idParam, parents }) => [idParam, parents])).toEqual([
      [undefined, [{ param: 'id', property: 'book_id' }]],
      [undefined, [{ param: 'id', property: 'book_id' }]],
      ['reviewId', [{ param: 'id', property: 'book_id' }]],
    ]);
  });

  test('with another identifier than _id and id', async () => {
    const country = inside({ code: { type: 'string' }, name: { type: 'string' } });
    const paths = {
      '/countries': { get: respondWith(listOf(country)) },
      '/countries/{code}': { get: respondWith(country) },
    };
    expect(findEntities(await readContractOperations({ paths }))).toMatchObject([
      { path: '/countries', identifier: 'code' },
    ]);
  });
});

test('Operations that are about no record, or about several, belong to no entity', async () => {
  const paths = {
    '/books': { get: respondWith(listOf(book)) },
    '/books/import': { post: respondWith(inside({ count: { type: 'integer' } })) },
    '/books/{id}/lend': { post: respondWith(inside({ success: { type: 'boolean' } })) },
    '/books/{id}/invoice': { get: respondWith(inside({ sum: { type: 'number' } })) },
    '/books/statistics': {
      get: respondWith(inside({ books: listOf(inside({ month: { type: 'string' } })) })),
    },
    '/report': { get: respondWith(inside({ visits: { type: 'integer' } })) },
  };
  expect(await describeEntities(paths)).toEqual({ '/books': ['list GET /books'] });
});
