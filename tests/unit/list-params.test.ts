import { describe, expect, test } from 'vitest';
import {
  buildListQuery,
  countPages,
  readPageSizes,
  parseListParams,
  buildListParams,
} from '../../src/engine/list/list-params.ts';

const pageSizes = readPageSizes({ enum: [5, 10, 15], default: 5 });
const parse = (query: string) => parseListParams(new URLSearchParams(query), pageSizes);

describe('The list parameters in the URL', () => {
  test('are page, page size and search', () => {
    expect(parse('page=2&size=10&q=jane')).toEqual({ page: 2, pageSize: 10, search: 'jane' });
  });

  test.each(['', 'page=0&size=7', 'page=-1', 'page=1.5', 'page=two&size=', 'page=1e9&size=NaN'])(
    'default to page 1, size 5 and no search for "%s"',
    (query) => {
      expect(parse(query)).toEqual({ page: 1, pageSize: 5, search: '' });
    },
  );

  test('have a trimmed search', () => {
    expect(parse('q=%20%20jane%20').search).toBe('jane');
  });

  test('leave out defaults', () => {
    expect(buildListParams({ page: 1, pageSize: 5, search: '' }, pageSizes).toString()).toBe('');
    expect(buildListParams({ page: 3, pageSize: 15, search: 'a b&c' }, pageSizes).toString()).toBe(
      'page=3&size=15&q=a+b%26c',
    );
  });

  test('are parsed as they were built', () => {
    const params = { page: 7, pageSize: 10, search: 'zoë & 50 %' };
    expect(parseListParams(buildListParams(params, pageSizes), pageSizes)).toEqual(params);
  });
});

test('Without a search the query has no key', () => {
  expect(buildListQuery({ page: 2, pageSize: 5, search: '' })).toEqual({
    currentPage: 2,
    resultPerPage: 5,
  });
  expect(buildListQuery({ page: 1, pageSize: 5, search: 'jo' })).toMatchObject({ key: 'jo' });
});

test('An empty list has one page', () => {
  expect([0, 1, 5, 6].map((total) => countPages(total, 5))).toEqual([1, 1, 1, 2]);
});

test('Without constraints there is one page size', () => {
  expect(readPageSizes(undefined)).toEqual({ options: [1], defaultSize: 1 });
  expect(readPageSizes({ enum: [20, 50] })).toEqual({ options: [20, 50], defaultSize: 20 });
});
