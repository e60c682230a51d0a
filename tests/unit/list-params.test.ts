import { describe, expect, test } from 'vitest';
import { createOriginState, readListOrigin } from '../../src/engine/config/list-origin.ts';
import {
  buildListParams,
  parseListParams,
  withPreferredSize,
} from '../../src/engine/config/list-params.ts';
import { countPages } from '../../src/engine/config/list-page.ts';
import {
  findNeighbours,
  findRowId,
  getPageOfRow,
} from '../../src/engine/record/record-neighbours.ts';
import { coupons } from '../engine/coupons/coupons.ts';

const pageSizes = { options: [5, 10, 15], defaultSize: 5 };
const request = { by: 'number', name: 'page', size: 'limit', firstPage: 1 } as const;
const paging = { request, pageSizes, search: 'key' };
const parse = (query: string) => parseListParams(new URLSearchParams(query), paging);

describe('The list parameters in the URL', () => {
  test.each<[string, object]>([
    ['page=2&size=10&q=jane', { pageNumber: 2, pageSize: 10, search: 'jane' }],
    ['q=%20%20jane%20', { pageNumber: 1, pageSize: 5, search: 'jane' }],
    ...['', 'page=0&size=7', 'page=-1', 'page=1.5', 'page=two&size=', 'page=1e9&size=NaN'].map(
      (query): [string, object] => [query, { pageNumber: 1, pageSize: 5, search: '' }],
    ),
  ])('of "%s" are %j', (query, listParams) => {
    expect(parse(query)).toEqual(listParams);
  });

  test('have no search where the list has none', () => {
    expect(parseListParams(new URLSearchParams('q=jane'), { request, pageSizes }).search).toBe('');
  });

  test('leave out defaults', () => {
    const build = (pageNumber: number, pageSize: number, search: string) =>
      buildListParams({ pageNumber, pageSize, search }, pageSizes).toString();
    expect(build(1, 5, '')).toBe('');
    expect(build(3, 15, 'a b&c')).toBe('page=3&size=15&q=a+b%26c');
  });

  test.each([
    [10, 10, 'size=10'],
    [5, 10, 'size=5'],
    // The preferred size is that of another list, which this one does not have.
    [5, 25, ''],
    [10, 25, 'size=10'],
  ])('of a first page of %i, with %i preferred, are "%s"', (pageSize, preferredSize, query) => {
    const listParams = { pageNumber: 1, pageSize, search: '' };
    expect(buildListParams(listParams, pageSizes, preferredSize).toString()).toBe(query);
  });
});

describe('The page size of an address without one', () => {
  test.each<[string, number | undefined, number]>([
    // The preferred size applies if the contract allows it.
    ['q=jane', 10, 10],
    ['q=jane', 7, 5],
    ['q=jane', -5, 5],
    ['q=jane', Number.NaN, 5],
    ['q=jane', undefined, 5],
    // The default size applies on other pages than the first, for everyone.
    ['page=2', 10, 5],
    ['page=2', undefined, 5],
    // A size in the address has priority.
    ['size=15', 10, 15],
    ['size=5', 10, 5],
    ['size=7', 10, 5],
  ])('of "%s" with the preferred size %s is %i', (query, preferredSize, pageSize) => {
    const searchParams = withPreferredSize(new URLSearchParams(query), paging, preferredSize);
    expect(parseListParams(searchParams, paging).pageSize).toBe(pageSize);
  });

  test('is written into the address', () => {
    const write = (query: string, size: number) =>
      withPreferredSize(new URLSearchParams(query), paging, size).toString();
    expect(write('q=jane', 10)).toBe('size=10&q=jane');
    expect(write('q=jane', 5)).toBe('q=jane');
  });
});

test('An empty list has one page', () => {
  expect([0, 1, 5, 6].map((total) => countPages(total, 5))).toEqual([1, 1, 1, 2]);
});

describe('The list that a record was opened from', () => {
  test('has page, page size, search and the row of the record', () => {
    const state = createOriginState('/admin/coupons?page=2&size=4&q=spring', 5);
    expect(readListOrigin(coupons, state)).toEqual({
      address: '/admin/coupons?page=2&size=4&q=spring',
      listParams: { pageNumber: 2, pageSize: 4, search: 'spring' },
      rowNumber: 5,
    });
  });

  test.each([
    ['/admin/coupons', 2],
    ['/admin/coupons?page=2', 2],
    ['/admin/coupons?size=4', 4],
  ])('may be %s, whose page size is %i', (address, pageSize) => {
    expect(readListOrigin(coupons, createOriginState(address))).toMatchObject({
      address,
      listParams: { pageSize },
      rowNumber: undefined,
    });
  });

  test.each([
    {},
    { listAddress: '/admin/users?page=2' },
    { listAddress: 'https://example.com/admin/coupons' },
    { listAddress: '//example.com' },
  ])('is not read from %j', (state) => {
    expect(readListOrigin(coupons, state)).toBeUndefined();
  });
});

const resource = { idProperty: '_id' };
const page = {
  rows: [{ _id: 'c' }, { _id: 'd' }],
  firstRowNumber: 3,
  total: 5,
  isTotalKnown: true,
  search: '',
};
const find = (id: string, lastRowNumber?: number, change: Partial<typeof page> = {}) =>
  findNeighbours(resource, { ...page, ...change }, id, lastRowNumber);
const noNeighbours = { previous: undefined, next: undefined };

test.each([
  ['has the rows before and after it', find('c'), { rowNumber: 3, previous: 2, next: 4, total: 5 }],
  ['has them on other pages, too', find('d'), { rowNumber: 4, previous: 3, next: 5, total: 5 }],
  ['begins with the list', find('c', 3, { firstRowNumber: 1 }), { previous: undefined, next: 2 }],
  ['ends with the list', find('d', 4, { total: 4 }), { previous: 3, next: undefined }],
  ['is where the record is now, if it has moved', find('d', 3), { rowNumber: 4 }],
  ['is between the neighbours of one that left', find('gone', 4), { previous: 3, next: 4 }],
  ['has no number once the record has left', find('gone', 4), { rowNumber: undefined, total: 5 }],
  ['is after the last of a shorter list', find('gone', 6), { previous: 5, next: undefined }],
  ['is after that of a much shorter one', find('gone', 9), { previous: 5, next: undefined }],
  ['has no neighbours in an empty list', find('gone', 1, { rows: [], total: 0 }), noNeighbours],
  ['is unknown without a row that it had', find('gone'), noNeighbours],
])('The position of a record in its list %s', (_, position, expected) => {
  expect(position).toMatchObject(expected);
});

test('A row is on a page', () => {
  const listParams = { pageNumber: 1, pageSize: 5, search: 'a' };
  expect([1, 5, 6].map((row) => getPageOfRow(listParams, row).pageNumber)).toEqual([1, 1, 2]);
  expect(findRowId(resource, page, 4)).toBe('d');
  expect(findRowId(resource, page, 5)).toBeUndefined();
});
