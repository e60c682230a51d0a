import { describe, expect, test } from 'vitest';
import { findPosition, findRowId, getPageOfRow } from '../../src/engine/record/record-position.ts';

const resource = { idProperty: '_id' };
const page = { rows: [{ _id: 'c' }, { _id: 'd' }], firstRowNumber: 3, total: 5, search: '' };
const find = (id: string, lastRowNumber?: number, change: Partial<typeof page> = {}) =>
  findPosition(resource, { ...page, ...change }, id, lastRowNumber);

describe('The position of a record in its list', () => {
  test('has the rows before and after it, also on other pages', () => {
    expect(find('c')).toEqual({ rowNumber: 3, previous: 2, next: 4, total: 5 });
    expect(find('d')).toEqual({ rowNumber: 4, previous: 3, next: 5, total: 5 });
  });

  test('ends with the list', () => {
    expect(find('c', 3, { firstRowNumber: 1 })).toMatchObject({ previous: undefined, next: 2 });
    expect(find('d', 4, { total: 4 })).toMatchObject({ previous: 3, next: undefined });
  });

  test('is where the record is now, if it has moved', () => {
    expect(find('d', 3)).toMatchObject({ rowNumber: 4 });
  });

  test('lies between its former neighbours once the record has left the list', () => {
    expect(find('gone', 4)).toEqual({ rowNumber: undefined, previous: 3, next: 4, total: 5 });
    expect(find('gone', 6)).toMatchObject({ previous: 5, next: undefined });
    expect(find('gone', 9)).toMatchObject({ previous: 5, next: undefined });
    expect(find('gone', 1, { rows: [], total: 0 })).toMatchObject({
      previous: undefined,
      next: undefined,
    });
  });

  test('is unknown without a row that it had', () => {
    expect(find('gone')).toMatchObject({ previous: undefined, next: undefined });
  });
});

test('A row is on a page', () => {
  const listParams = { page: 1, pageSize: 5, search: 'a' };
  expect([1, 5, 6].map((row) => getPageOfRow(listParams, row).page)).toEqual([1, 1, 2]);
  expect(findRowId(resource, page, 4)).toBe('d');
  expect(findRowId(resource, page, 5)).toBeUndefined();
});
