import { expect, test } from 'vitest';
import { findPosition, findRowId, getPageOfRow } from '../../src/engine/record/record-position.ts';

const resource = { idProperty: '_id' };
const page = { rows: [{ _id: 'c' }, { _id: 'd' }], firstRowNumber: 3, total: 5, search: '' };
const find = (id: string, lastRowNumber?: number, change: Partial<typeof page> = {}) =>
  findPosition(resource, { ...page, ...change }, id, lastRowNumber);
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
  const listParams = { page: 1, pageSize: 5, search: 'a' };
  expect([1, 5, 6].map((row) => getPageOfRow(listParams, row).page)).toEqual([1, 1, 2]);
  expect(findRowId(resource, page, 4)).toBe('d');
  expect(findRowId(resource, page, 5)).toBeUndefined();
});
