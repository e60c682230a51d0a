import { describe, expect, test } from 'vitest';
import { transitionList } from '../../src/engine/list/list-transitions.ts';

const listParams = { page: 3, pageSize: 10, search: 'jane' };

test('A page turn keeps page size and search', () => {
  expect(transitionList(listParams, { type: 'page', page: 4 })).toEqual({ ...listParams, page: 4 });
});

test('A new page size keeps the search, and opens page 1', () => {
  const next = transitionList(listParams, { type: 'pageSize', pageSize: 25 });
  expect(next).toEqual({ page: 1, pageSize: 25, search: 'jane' });
});

test('A new search keeps the page size, and opens page 1', () => {
  const next = transitionList(listParams, { type: 'search', search: 'john' });
  expect(next).toEqual({ page: 1, pageSize: 10, search: 'john' });
});

test('A search is trimmed, with one space between its words', () => {
  const next = transitionList(listParams, { type: 'search', search: '  jane \t doe ' });
  expect(next.search).toBe('jane doe');
});

test('An empty search opens page 1 of all rows', () => {
  const next = transitionList(listParams, { type: 'search', search: ' ' });
  expect(next).toEqual({ page: 1, pageSize: 10, search: '' });
});

describe('With a total', () => {
  test.each([
    ['a page past the end becomes the last page', 11, 2],
    ['any page of an empty list becomes page 1', 0, 1],
    ['the last page stays', 21, 3],
    ['a page before the last stays', 31, 3],
  ])('%s', (_, total, page) => {
    expect(transitionList(listParams, { type: 'total', total })).toEqual({ ...listParams, page });
  });
});
