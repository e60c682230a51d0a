import { describe, expect, test } from 'vitest';
import type { ConstraintsByName } from '../../src/api/contract.ts';
import { buildListQuery } from '../../src/api/paging.ts';
import { readPaging } from '../../src/api/read-paging.ts';
import { buildListParams, parseListParams } from '../../src/engine/config/list-params.ts';
import { getNextSort, listSorts, sortRows } from '../../src/engine/config/sort-rows.ts';
import { transitionList } from '../../src/engine/list/list-transitions.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

const numbered = { page: integer, limit: integer };
const createEnum = (...words: string[]) => ({ ...text, enum: words });
const described = (description: string) => ({ ...text, description });

const read = (query: ConstraintsByName) => {
  const row = objectOf({ id: integer, name: text, created_at: text });
  const response = objectOf({ rows: listOf(row), total: integer });
  return readPaging('GET /x', { queryConstraints: query, response });
};

const up = { sort: 'name' };
const down = { sort: '-name' };

describe('A list is sorted by', () => {
  test.each<[string, ConstraintsByName, object]>([
    ['words', { sort: createEnum('name', 'popular') }, { name: up }],
    ['words after a minus', { sort: createEnum('name', '-name') }, { name: up, '-name': down }],
    [
      'words with a direction',
      { sortBy: createEnum('name:asc', 'name:desc') },
      { name: { sortBy: 'name:asc' }, '-name': { sortBy: 'name:desc' } },
    ],
    [
      'words with a direction after an underscore',
      { 'order[by]': createEnum('created_at', 'created_at_desc') },
      {
        created_at: { 'order[by]': 'created_at' },
        '-created_at': { 'order[by]': 'created_at_desc' },
      },
    ],
    [
      'words and a direction of its own',
      { order_by: createEnum('name', 'createdAt'), order: createEnum('ASC', 'DESC') },
      {
        name: { order_by: 'name', order: 'ASC' },
        '-name': { order_by: 'name', order: 'DESC' },
        created_at: { order_by: 'createdAt', order: 'ASC' },
        '-created_at': { order_by: 'createdAt', order: 'DESC' },
      },
    ],
    ['a list of such words', { sort: listOf(createEnum('name')) }, { name: up }],
    [
      'words in its description',
      { sort: described('`name` or `-name`.') },
      { name: up, '-name': down },
    ],
    [
      'words that its description lists',
      { sort: described('One of: id, name.') },
      { id: { sort: 'id' }, name: up },
    ],
    [
      'words that its description lists, after a minus',
      { sort: described('By id or name, prefixed with - downwards') },
      { id: { sort: 'id' }, '-id': { sort: '-id' }, name: up, '-name': down },
    ],
  ])('%s', (_, query, sorts) => {
    const paging = read({ ...numbered, ...query });
    expect(paging.sorts).toEqual(sorts);
    expect(paging.filters).toBeUndefined();
  });

  test.each<[string, ConstraintsByName]>([
    ['any text', { sort: text }],
    ['a property that a sentence mentions', { sort: described('Sorts by the name of a field.') }],
    ['what is no property of a row', { sort: createEnum('newest', 'popular') }],
    ['a direction alone', { order: createEnum('asc', 'desc') }],
    ['what has another name', { group: createEnum('name', 'id') }],
  ])('no heading by %s', (_, query) => {
    expect(read({ ...numbered, ...query }).sorts).toBeUndefined();
  });
});

const paging = read({ ...numbered, sort: createEnum('name', '-name', 'id') });
const parse = (address: string) => parseListParams(new URLSearchParams(address), paging);

describe('The order in the address', () => {
  test('is sent as the contract says', () => {
    const params = parse('page=2&sort=-name');
    expect(buildListParams(params, paging.pageSizes).toString()).toBe('page=2&sort=-name');
    expect(buildListQuery(paging, params)).toEqual({ page: 2, limit: 10, sort: '-name' });
  });

  test.each(['sort=-id', 'sort=', 'sort=constructor'])('"%s" is none', (address) => {
    expect(parse(address).sort).toBeUndefined();
  });

  test('opens page 1', () => {
    const params = { pageNumber: 3, pageSize: 10, search: 'jo', sort: 'name' };
    const sortBy = (sort?: string) => transitionList(params, { type: 'sort', sort });
    expect(sortBy('-name')).toEqual({ ...params, pageNumber: 1, sort: '-name' });
    expect(sortBy()).toEqual({ pageNumber: 1, pageSize: 10, search: 'jo' });
  });
});

describe('The heading of a column', () => {
  const list = (column: object) => listSorts(paging, { label: '', ...column });

  test('offers the orders of the contract', () => {
    const offered = list({ key: 'name' });
    expect(offered).toEqual(['name', '-name']);
    expect(getNextSort(offered, undefined)).toBe('name');
    expect(getNextSort(offered, 'id')).toBe('name');
    expect(getNextSort(offered, 'name')).toBe('-name');
    expect(getNextSort(offered, '-name')).toBeUndefined();
    expect(list({ key: 'id' })).toEqual(['id']);
    expect(list({ key: 'created_at' })).toEqual([]);
    expect(list({})).toEqual([]);
  });

  test('offers both if all of the list is loaded', () => {
    const whole = read({});
    const column = { key: 'name', label: 'Name' };
    expect(listSorts(whole, column)).toEqual(['name', '-name']);
    expect(listSorts(whole, { ...column, value: () => '' })).toEqual([]);
    expect(listSorts(whole, { ...column, constraints: {} })).toEqual([]);
    expect(listSorts(whole, { ...column, type: 'image' })).toEqual([]);
  });
});

describe('The rows of a whole list', () => {
  const sort = (values: unknown[], order = 'n') =>
    sortRows(
      values.map((n) => ({ n })),
      order,
    ).map(({ n }) => n);

  test('are sorted by their values', () => {
    expect(sort([10, 9, 100])).toEqual([9, 10, 100]);
    expect(sort(['b', 'A', 'item 10', 'item 9'])).toEqual(['A', 'b', 'item 9', 'item 10']);
    expect(sort(['2027-02-01', '2027-01-03'], '-n')).toEqual(['2027-02-01', '2027-01-03']);
  });

  test('are last without a value', () => {
    expect(sort([null, 2, 0])).toEqual([0, 2, null]);
    expect(sort([null, 2, ''], '-n')).toEqual([2, null, '']);
  });
});
