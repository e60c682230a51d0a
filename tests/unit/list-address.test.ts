import { describe, expect, test } from 'vitest';
import {
  listQuery,
  pageCountOf,
  pageSizesOf,
  readListAddress,
  writeListAddress,
} from '../../src/engine/list/list-address.ts';

const sizes = pageSizesOf({ enum: [5, 10, 15], default: 5 });
const read = (address: string) => readListAddress(new URLSearchParams(address), sizes);

describe('the address of a list', () => {
  test('holds page, page size and search', () => {
    expect(read('page=2&size=10&q=jane')).toEqual({ page: 2, size: 10, q: 'jane' });
  });

  test.each(['', 'page=0&size=7', 'page=-1', 'page=1.5', 'page=two&size=', 'page=1e9&size=NaN'])(
    'falls back to 1, 5 and no search for "%s"',
    (address) => {
      expect(read(address)).toEqual({ page: 1, size: 5, q: '' });
    },
  );

  test('trims the search', () => {
    expect(read('q=%20%20jane%20').q).toBe('jane');
  });

  test('leaves out what is as usual', () => {
    expect(writeListAddress({ page: 1, size: 5, q: '' }, sizes).toString()).toBe('');
    expect(writeListAddress({ page: 3, size: 15, q: 'a b&c' }, sizes).toString()).toBe(
      'page=3&size=15&q=a+b%26c',
    );
  });

  test('reads back what it wrote', () => {
    const state = { page: 7, size: 10, q: 'zoë & 50 %' };
    expect(readListAddress(writeListAddress(state, sizes), sizes)).toEqual(state);
  });
});

test('the key is left out when the search box is empty', () => {
  expect(listQuery({ page: 2, size: 5, q: '' })).toEqual({ currentPage: 2, resultPerPage: 5 });
  expect(listQuery({ page: 1, size: 5, q: 'jo' })).toMatchObject({ key: 'jo' });
});

test('an empty list has one page', () => {
  expect([0, 1, 5, 6].map((total) => pageCountOf(total, 5))).toEqual([1, 1, 1, 2]);
});

test('without a word of the contract there is one page size', () => {
  expect(pageSizesOf(undefined)).toEqual({ all: [1], first: 1 });
  expect(pageSizesOf({ enum: [20, 50] })).toEqual({ all: [20, 50], first: 20 });
});
