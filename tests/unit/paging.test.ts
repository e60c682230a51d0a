import { describe, expect, test } from 'vitest';
import type { Constraints, ConstraintsByName } from '../../src/api/contract.ts';
import { readPageSizes, readPaging } from '../../src/api/read-paging.ts';
import { buildListQuery } from '../../src/api/paging.ts';
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

test.each<[string, ConstraintsByName, object]>([
  [
    'page and size of this product',
    { key: text, currentPage: integer, resultPerPage: integer },
    { key: 'jo', currentPage: 3, resultPerPage: 10 },
  ],
  ['page and limit', { ...numbered, q: text }, { q: 'jo', page: 3, limit: 10 }],
  [
    'words joined by underscores',
    { page_number: integer, per_page: integer, search: text },
    { search: 'jo', page_number: 3, per_page: 10 },
  ],
  [
    'in brackets',
    { 'page[number]': integer, 'page[size]': integer },
    { 'page[number]': 3, 'page[size]': 10 },
  ],
  ['pages from 0', { page: { ...integer, minimum: 0 }, size: integer }, { page: 2, size: 10 }],
  ['of no type', { page: {}, size: {} }, { page: 3, size: 10 }],
  [
    'a page rather than an offset',
    { offset: integer, page: integer, pageSize: integer },
    { page: 3, pageSize: 10 },
  ],
  [
    'an offset',
    { offset: integer, limit: integer, keyword: text },
    { keyword: 'jo', offset: 20, limit: 10 },
  ],
  ['rows to skip', { skip: integer, take: integer }, { skip: 20, take: 10 }],
  ['the first row', { start: integer, limit: integer }, { start: 20, limit: 10 }],
  [
    'names that hold no number or no text',
    { page: text, pageNumber: integer, limit: integer, q: integer },
    { pageNumber: 3, limit: 10 },
  ],
  ['a name to search for', { ...numbered, name: text }, { page: 3, limit: 10, name: 'jo' }],
  [
    'no search by a word of an enum',
    { ...numbered, filter: { ...text, enum: ['a'] } },
    { page: 3, limit: 10 },
  ],
  ['only a limit', { limit: integer }, { limit: 10 }],
  ['nothing', {}, {}],
])('The parameters of a page are %s', (_, queryConstraints, query) => {
  expect(buildListQuery(read(queryConstraints), params)).toEqual(query);
});

test('The parameters of a page have no search where there is none', () => {
  const paging = read({ ...numbered, q: text });
  expect(buildListQuery(paging, { ...params, search: '' })).toEqual({ page: 3, limit: 10 });
});

test('A page that begins where the one before ended is asked for by its cursor', () => {
  const paging = read({ starting_after: text, limit: integer }, objectOf({ data: list }));
  expect(buildListQuery(paging, { ...params, cursor: 'abc' })).toEqual({
    starting_after: 'abc',
    limit: 10,
  });
  expect(buildListQuery(paging, { ...params, pageNumber: 1 })).toEqual({ limit: 10 });
});

test('A required parameter that chooses no rows has its default', () => {
  const query = { ...numbered, compact: { type: 'boolean' }, view: { ...text, default: 'all' } };
  const paging = read(query, undefined, { requiredQuery: ['page', 'compact', 'view'] });
  expect(buildListQuery(paging, params)).toEqual({
    page: 3,
    limit: 10,
    compact: false,
    view: 'all',
  });
});

test('A list that needs another parameter is an error that names it', () => {
  const needed = () => read({ ...numbered, from: text }, undefined, { requiredQuery: ['from'] });
  expect(needed).toThrow('GET /api/x needs the query parameter from.');
});

describe('The rows are', () => {
  test.each<[string, Constraints, string[]]>([
    ['the response itself', list, []],
    ['a property', objectOf({ users: list, tags: listOf(text) }), ['users']],
    [
      'a property at any depth',
      objectOf({ data: objectOf({ results: list }) }),
      ['data', 'results'],
    ],
    ['the outermost list', objectOf({ users: list, meta: objectOf({ links: list }) }), ['users']],
    [
      'of several lists, that with the usual name',
      objectOf({ links: list, items: list }),
      ['items'],
    ],
  ])('%s', (_, response, rows) => {
    expect(read(numbered, response).rows).toEqual(rows);
  });

  test('chosen where several lists may be them', () => {
    const response = objectOf({ users: list, groups: list });
    expect(() => read(numbered, response)).toThrow(
      'Expected one list of objects in the response of GET /api/x, but found users, groups: choose one by `rows`.',
    );
    expect(read(numbered, response, { rows: ['groups'] }).rows).toEqual(['groups']);
  });

  test('none in a response without a list of objects', () => {
    expect(() => read(numbered, objectOf({ tags: listOf(text) }))).toThrow('but found none');
  });
});

test.each([
  ['are those of the enum', { enum: [5, 10, 15], default: 10 }, [5, 10, 15], 10],
  ['begin with the first of an enum without a default', { enum: [20, 50] }, [20, 50], 20],
  ['include the default', { default: 20 }, [10, 20, 25, 50], 20],
  ['lie between minimum and maximum', { minimum: 20, maximum: 40 }, [25], 25],
  ['are the maximum if that is smaller than the usual ones', { maximum: 5 }, [5], 5],
  ['are the usual ones without constraints', {}, [10, 25, 50], 10],
  ['are not a default that is no size', { default: 0 }, [10, 25, 50], 10],
])('The page sizes %s', (_, constraints, options, defaultSize) => {
  expect(readPageSizes(constraints)).toEqual({ options, defaultSize });
});
