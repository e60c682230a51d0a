import { describe, expect, test } from 'vitest';
import type { Constraints, ConstraintsByName } from '../../src/api/contract.ts';
import { readListResponse } from '../../src/api/list-response.ts';
import { readPaging } from '../../src/api/read-paging.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

const row = objectOf({ id: integer, name: text });
const list = listOf(row);
const numbered = { page: integer, limit: integer };

/** How a list is paged, by its query parameters and what its response contains. */
const read = (
  queryConstraints: ConstraintsByName,
  response: Constraints = objectOf({ rows: list, total: integer }),
  more: { responseHeaders?: string[]; requiredQuery?: string[]; rows?: string[] } = {},
) => readPaging('GET /api/x', { queryConstraints, response, ...more }, more.rows);

const params = { pageNumber: 3, pageSize: 10, search: 'jo' };

const respond = (body: unknown, headers: Record<string, string> = {}) => ({
  body,
  headers: new Headers(headers),
});

const createRows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('The number of all rows is', () => {
  test.each<[string, Constraints, object]>([
    [
      'the integer with its name',
      objectOf({ rows: list, other: integer, totalCount: integer }),
      { totalCount: 7 },
    ],
    ['nullable', objectOf({ rows: list, total: { type: ['integer', 'null'] } }), { total: 7 }],
    [
      'at any depth',
      objectOf({ rows: list, meta: objectOf({ total_count: integer }) }),
      { meta: { total_count: 7 } },
    ],
    [
      'named after the rows',
      objectOf({ articles: list, articlesCount: integer }),
      { articlesCount: 7 },
    ],
    [
      'not the number of pages',
      objectOf({ rows: list, totalPages: integer, total: integer }),
      { totalPages: 2, total: 7 },
    ],
  ])('%s', (_, response, body) => {
    const paging = read(numbered, response);
    expect(readListResponse(paging, params, respond(body)).total).toBe(7);
  });

  test.each([
    ['X-Total-Count', '7'],
    ['Content-Range', 'items 0-4/7'],
  ])('in the header %s', (name, value) => {
    const paging = read(numbered, list, { responseHeaders: ['Link', name] });
    expect(readListResponse(paging, params, respond([], { [name]: value })).total).toBe(7);
  });

  test('known at the last page where the server does not tell it', () => {
    const paging = read(numbered, list);
    const readIt = (page: number, rows: object[]) =>
      readListResponse(paging, { pageNumber: page, pageSize: 2, search: '' }, respond(rows));
    expect(readIt(1, createRows(1, 2))).toMatchObject({ total: 3, isTotalKnown: false });
    expect(readIt(2, createRows(3))).toMatchObject({ total: 3, isTotalKnown: true });
    expect(readIt(9, [])).toMatchObject({ total: 16, isTotalKnown: false });
    expect(readIt(1, [])).toMatchObject({ total: 0, isTotalKnown: true });
  });
});

describe('There is a next page', () => {
  const page = { pageNumber: 1, pageSize: 2, search: '' };

  test.each<[string, Constraints, object, boolean]>([
    [
      'where the response says so',
      objectOf({ data: list, has_more: { type: 'boolean' } }),
      { has_more: true },
      true,
    ],
    [
      'unless the response says so',
      objectOf({ data: list, has_more: { type: 'boolean' } }),
      { has_more: false },
      false,
    ],
    [
      'where the response has its address',
      objectOf({ data: list, links: objectOf({ next: text }) }),
      { links: { next: '/x?page=2' } },
      true,
    ],
    [
      'unless its address is null',
      objectOf({ data: list, links: objectOf({ next: text }) }),
      { links: { next: null } },
      false,
    ],
  ])('%s', (_, response, more, hasNext) => {
    const paging = read(numbered, response);
    const sent = respond({ data: createRows(1, 2), ...more });
    // A page without a total that is not full is the last one.
    expect(readListResponse(paging, page, sent).total).toBe(hasNext ? 3 : 2);
  });

  test('after a page with fewer rows than requested, where the response says so', () => {
    const paging = read(numbered, objectOf({ data: list, has_more: { type: 'boolean' } }));
    const sent = respond({ data: createRows(1), has_more: true });
    expect(readListResponse(paging, page, sent).total).toBeGreaterThan(page.pageSize);
  });

  test('where the header Link names it', () => {
    const paging = read(numbered, list);
    const link = '<https://x.test/y?page=1>; rel="prev", <https://x.test/y?page=3>; rel="next"';
    const readLink = (value: string) =>
      readListResponse(paging, page, respond(createRows(1, 2), { Link: value })).total;
    expect(readLink(link)).toBe(3);
    expect(readLink('<https://x.test/y?page=1>; rel="prev"')).toBe(2);
  });

  test.each<[string, Constraints, object, string]>([
    ['its cursor', objectOf({ data: list, next_cursor: text }), { next_cursor: 'abc' }, 'abc'],
    [
      'its address, which has the cursor',
      objectOf({ data: list, next: text }),
      { next: 'https://x.test/y?cursor=abc' },
      'abc',
    ],
    [
      'that there is one, after the last row',
      objectOf({ data: list, has_more: { type: 'boolean' } }),
      { has_more: true },
      '2',
    ],
  ])('where a response that has cursors says %s', (_, response, more, nextCursor) => {
    const paging = read({ cursor: text, limit: integer }, response);
    const sent = respond({ data: createRows(1, 2), ...more });
    expect(readListResponse(paging, page, sent)).toMatchObject({ total: 3, nextCursor });
  });
});

test('A whole list is one page', () => {
  const paging = read({}, list);
  expect(readListResponse(paging, params, respond(createRows(1, 2, 3)))).toEqual({
    rows: createRows(1, 2, 3),
    total: 3,
    isTotalKnown: true,
  });
});

test.each<[string, Constraints, object[], object[]]>([
  [
    'its attributes',
    objectOf({ id: text, type: text, attributes: objectOf({ name: text }) }),
    [{ id: '1', type: 'pet', attributes: { name: 'Bo' } }],
    [{ id: '1', type: 'pet', name: 'Bo' }],
  ],
  ['its only property', objectOf({ pet: row }), [{ pet: { id: 1 } }], [{ id: 1 }]],
  [
    'the list that is its only property',
    objectOf({ pets: list }),
    [{ pets: createRows(1, 2) }],
    createRows(1, 2),
  ],
])('A row has the properties of %s', (_, items, sent, rows) => {
  const paging = read({}, listOf(items));
  expect(readListResponse(paging, params, respond(sent)).rows).toEqual(rows);
});

test('A list response without rows is an empty page', () => {
  const paging = read(numbered);
  const first = { ...params, pageNumber: 1 };
  const empty = { rows: [], total: 0, isTotalKnown: true };
  expect(readListResponse(paging, first, respond({}))).toEqual(empty);
  expect(readListResponse(paging, first, respond({ rows: null, total: null }))).toEqual(empty);
});
