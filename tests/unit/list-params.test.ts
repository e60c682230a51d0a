import { describe, expect, test } from 'vitest';
import { createOriginState, readListOrigin } from '../../src/engine/config/list-origin.ts';
import {
  countPages,
  parseListParams,
  buildListParams,
  withPreferredSize,
} from '../../src/engine/config/queries.ts';
import { coupons } from '../engine/coupons/coupons.ts';

const pageSizes = { options: [5, 10, 15], defaultSize: 5 };
const paging = { pageSizes, search: 'key' };
const parse = (query: string) => parseListParams(new URLSearchParams(query), paging);

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

  test('have no search where the list has none', () => {
    expect(parseListParams(new URLSearchParams('q=jane'), { pageSizes }).search).toBe('');
  });

  test('leave out defaults', () => {
    expect(buildListParams({ page: 1, pageSize: 5, search: '' }, pageSizes).toString()).toBe('');
    expect(buildListParams({ page: 3, pageSize: 15, search: 'a b&c' }, pageSizes).toString()).toBe(
      'page=3&size=15&q=a+b%26c',
    );
  });
});

describe('The page size of an address without one', () => {
  const parseWith = (query: string, preferredSize?: number) =>
    parseListParams(withPreferredSize(new URLSearchParams(query), paging, preferredSize), paging)
      .pageSize;

  test('is the preferred one, if the contract allows it', () => {
    expect([10, 7, -5, Number.NaN, undefined].map((size) => parseWith('q=jane', size))).toEqual([
      10, 5, 5, 5, 5,
    ]);
  });

  test('is the default one on another page than the first, for everyone', () => {
    expect([10, undefined].map((size) => parseWith('page=2', size))).toEqual([5, 5]);
  });

  test('gives way to one in the address', () => {
    expect(parseWith('size=15', 10)).toBe(15);
    expect(parseWith('size=5', 10)).toBe(5);
    expect(parseWith('size=7', 10)).toBe(5);
  });

  test('is written into the address, which keeps its search', () => {
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
      listParams: { page: 2, pageSize: 4, search: 'spring' },
      rowNumber: 5,
    });
  });

  test('may be its first page, without a row', () => {
    expect(readListOrigin(coupons, createOriginState('/admin/coupons'))).toMatchObject({
      address: '/admin/coupons',
      rowNumber: undefined,
    });
  });

  test('has the default page size where its address has none', () => {
    const read = (address: string) => readListOrigin(coupons, createOriginState(address));
    expect(read('/admin/coupons?page=2')).toMatchObject({
      address: '/admin/coupons?page=2',
      listParams: { pageSize: 2 },
    });
    expect(read('/admin/coupons?size=4')).toMatchObject({
      address: '/admin/coupons?size=4',
      listParams: { pageSize: 4 },
    });
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { listAddress: 3 },
    { listAddress: '/admin/users?page=2' },
    { listAddress: 'https://example.com/admin/coupons' },
    { listAddress: '//example.com' },
  ])('is not read from %j', (state) => {
    expect(readListOrigin(coupons, state)).toBeUndefined();
  });
});
