import { describe, expect, test } from 'vitest';
import { transitionList } from '../../src/engine/list/list-transitions.ts';

const listParams = { pageNumber: 3, pageSize: 10, search: 'jane' };

test('A page turn keeps page size and search', () => {
  expect(transitionList(listParams, { type: 'page', page: 4 })).toEqual({
    ...listParams,
    pageNumber: 4,
  });
});

describe('A new page size', () => {
  const next = transitionList(listParams, { type: 'pageSize', pageSize: 25 });

  test('opens page 1', () => {
    expect(next).toMatchObject({ pageNumber: 1, pageSize: 25 });
  });

  test('keeps the search', () => {
    expect(next.search).toBe('jane');
  });
});

describe('A new search', () => {
  const next = transitionList(listParams, { type: 'search', search: 'john' });

  test('opens page 1', () => {
    expect(next).toMatchObject({ pageNumber: 1, search: 'john' });
  });

  test('keeps the page size', () => {
    expect(next.pageSize).toBe(10);
  });
});

test('The words of a search are separated by single spaces', () => {
  const next = transitionList(listParams, { type: 'search', search: '  jane \t doe ' });
  expect(next.search).toBe('jane doe');
});

test('An empty search opens page 1 of all rows', () => {
  const next = transitionList(listParams, { type: 'search', search: ' ' });
  expect(next).toEqual({ pageNumber: 1, pageSize: 10, search: '' });
});

describe('With a total', () => {
  test.each([
    ['a page past the end becomes the last page', 11, 2],
    ['any page of an empty list becomes page 1', 0, 1],
    ['the last page stays', 21, 3],
    ['a page before the last stays', 31, 3],
  ])('%s', (_, total, pageNumber) => {
    expect(transitionList(listParams, { type: 'total', total })).toEqual({
      ...listParams,
      pageNumber,
    });
  });
});
