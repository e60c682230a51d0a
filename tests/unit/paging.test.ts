import { expect, test } from 'vitest';
import type { ConstraintsByName } from '../../src/api/contract.ts';
import {
  buildListQuery,
  readListResponse,
  readPageSizes,
  readPaging,
} from '../../src/api/paging.ts';
import { integer, listOf, text } from '../support/schemas.ts';

const list = listOf(text);

const read = (
  queryConstraints: ConstraintsByName,
  responseProperties: ConstraintsByName = { rows: list, total: integer },
) => readPaging('GET /api/x', { queryConstraints, responseProperties });

const params = { page: 3, pageSize: 10, search: 'jo' };

test.each<[string, ConstraintsByName, object]>([
  [
    'page and size of this product',
    { key: text, currentPage: integer, resultPerPage: integer },
    { key: 'jo', currentPage: 3, resultPerPage: 10 },
  ],
  ['page and limit', { page: integer, limit: integer, q: text }, { q: 'jo', page: 3, limit: 10 }],
  [
    'words joined by underscores',
    { page_number: integer, per_page: integer, search: text },
    { search: 'jo', page_number: 3, per_page: 10 },
  ],
  ['pages from 0', { page: { ...integer, minimum: 0 }, size: integer }, { page: 2, size: 10 }],
  ['no offset', { offset: integer, page: integer, pageSize: integer }, { page: 3, pageSize: 10 }],
  [
    'names that hold no number or no text',
    { page: text, pageNumber: integer, limit: integer, q: integer },
    { pageNumber: 3, limit: 10 },
  ],
])('The parameters of a page are %s', (_, queryConstraints, query) => {
  expect(buildListQuery(read(queryConstraints), params)).toEqual(query);
});

test('The parameters of a page have no search where there is none', () => {
  const paging = read({ page: integer, limit: integer, q: text });
  expect(buildListQuery(paging, { ...params, search: '' })).toEqual({ page: 3, limit: 10 });
});

const query = { page: integer, limit: integer };

test.each<[string, ConstraintsByName]>([
  ['is the only integer', { rows: list, matches: integer }],
  ['is the integer with its name', { rows: list, other: integer, totalCount: integer }],
  ['may be nullable', { rows: list, total: { type: ['integer', 'null'] } }],
  ['is no property of the page', { rows: list, page: integer, limit: integer, hits: integer }],
])('The total %s', (_, properties) => {
  const name = Object.keys(properties).at(-1) ?? '';
  const paging = read(query, properties);
  expect(paging.total).toBe(name);
  const page = readListResponse(paging, 'rows', { rows: ['a'], [name]: 7 });
  expect(page).toEqual({ rows: ['a'], total: 7 });
});

test('A list response without rows, which the contract may allow, is an empty page', () => {
  const paging = read(query);
  expect(readListResponse(paging, 'rows', {})).toEqual({ rows: [], total: 0 });
  expect(readListResponse(paging, 'rows', { rows: null, total: null })).toEqual({
    rows: [],
    total: 0,
  });
});

test.each([
  ['are those of the enum', { enum: [5, 10, 15], default: 10 }, [5, 10, 15], 10],
  ['begin with the first of an enum without a default', { enum: [20, 50] }, [20, 50], 20],
  ['include the default', { default: 20 }, [10, 20, 25, 50], 20],
  ['lie between minimum and maximum', { minimum: 20, maximum: 40 }, [25], 25],
  ['are the maximum if that is smaller than the usual ones', { maximum: 5 }, [5], 5],
  ['are the usual ones without constraints', {}, [10, 25, 50], 10],
])('The page sizes %s', (_, constraints, options, defaultSize) => {
  expect(readPageSizes(constraints)).toEqual({ options, defaultSize });
});

test.each<[string, () => unknown, string]>([
  [
    'page',
    () => read({ limit: integer }),
    'no query parameter for the page: a number named currentPage, page, pageNumber, pageNo, pageNum.',
  ],
  [
    'page size',
    () => read({ page: integer }),
    'no query parameter for the page size: a number named resultPerPage, resultsPerPage, limit, pageSize, perPage, size, itemsPerPage.',
  ],
  [
    'total',
    () => read({ page: integer, limit: integer }, { rows: list, first: integer, last: integer }),
    'no property with the number of rows: a number named length, total, totalCount, count.',
  ],
])('A list without a %s is an error that names the operation', (_, readIt, message) => {
  expect(readIt).toThrow(`GET /api/x: ${message}`);
});
