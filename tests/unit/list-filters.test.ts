import { describe, expect, test } from 'vitest';
import type { ConstraintsByName } from '../../src/api/contract.ts';
import { buildListQuery, type ListParams } from '../../src/api/paging.ts';
import { readPaging } from '../../src/api/read-paging.ts';
import { getCriteriaKey } from '../../src/engine/config/list-page.ts';
import { buildListParams, parseListParams } from '../../src/engine/config/list-params.ts';
import { transitionList } from '../../src/engine/list/list-transitions.ts';
import { coupons } from '../engine/coupons/coupons.ts';
import { integer, listOf, objectOf, text } from '../support/schemas.ts';

const boolean = { type: 'boolean' };
const status = { ...text, enum: ['active', 'closed'] };
const day = { ...text, format: 'date' };
const moment = { ...text, format: 'date-time' };
const numbered = { page: integer, limit: integer };

const read = (query: ConstraintsByName, requiredQuery: string[] = []) => {
  const response = objectOf({
    rows: listOf(objectOf({ id: integer, name: text })),
    total: integer,
  });
  return readPaging('GET /x', { queryConstraints: query, response, requiredQuery });
};

const listNames = (query: ConstraintsByName) => read(query).filters?.map(({ name }) => name);

const first: ListParams = { pageNumber: 1, pageSize: 10, search: '' };

describe('The filters of a list are', () => {
  test.each<[string, ConstraintsByName]>([
    ['enums', { status, rank: { ...integer, enum: [1, 2] } }],
    ['booleans', { active: boolean, archived: { type: ['boolean', 'null'] } }],
    ['dates', { since: day, before: moment }],
    ['identifiers of other records', { list_id: integer, ownerId: text, 'group-id': text }],
    ['formats of what is listed', { format: { ...text, enum: ['hardcover', 'pdf'] } }],
    ['lists of such values', { statuses: listOf(status), list_id: listOf(integer) }],
  ])('%s', (_, query) => {
    expect(listNames({ ...numbered, ...query })).toEqual(Object.keys(query));
  });

  test.each<[string, ConstraintsByName]>([
    ['texts and numbers', { city: text, price: integer, paid: text, tags: listOf(text) }],
    ['its own identifier', { id: integer }],
    ['an enum with one word', { kind: { ...text, enum: ['user'] } }],
    [
      'what chooses properties of a row',
      { fields: { ...text, enum: ['id', 'name'] }, minimal: boolean },
    ],
    [
      'the format of the response',
      { format: { ...text, enum: ['JSON', 'csv'] }, output: { ...text, enum: ['json', 'xml'] } },
    ],
    ['the size of its page', { page: integer, limit: { ...integer, enum: [10, 20] } }],
  ])('not %s', (_, query) => {
    expect(listNames({ ...numbered, ...query })).toBeUndefined();
  });

  test('columns with few values in the list of coupons', () => {
    const { filters, filtersRows } = coupons.paging;
    expect(filters?.map(({ name }) => name)).toEqual(['active']);
    expect(filtersRows).toBe(true);
  });
});

describe('Where no filter is set', () => {
  test('its default applies', () => {
    const query = { status: { ...status, default: 'closed' }, active: boolean, old: boolean };
    const { filters, fixed } = read({ ...numbered, ...query }, ['old']);
    expect(filters?.map(({ defaultValue }) => defaultValue)).toEqual([
      'closed',
      undefined,
      'false',
    ]);
    expect(fixed).toEqual({ old: false });
  });
});

const all = { ...numbered, q: text, status, active: boolean, since: day, before: moment };
const paging = read({ ...all, list_id: integer, size: { ...text, enum: ['small', 'large'] } });

const parse = (address: string) => parseListParams(new URLSearchParams(address), paging);

describe('The filters in the address', () => {
  test.each([
    'status=active',
    'q=jo&status=active&active=false',
    'page=2&since=2027-03-01&before=2027-03-01T18%3A30%3A00Z',
    'list_id=12',
    'size=25&filter.size=large',
  ])('of "%s" come after page, size and search', (address) => {
    const params = parse(address);
    expect(params.filters).toBeDefined();
    expect(buildListParams(params, paging.pageSizes).toString()).toBe(address);
  });

  test.each([
    'status=unknown',
    'status=',
    'active=1',
    'since=2027',
    'since=2027-99-01',
    'before=now',
    'list_id=x',
    'size=large',
    'other=1',
  ])('"%s" is none', (address) => {
    expect(parse(address)).toEqual(first);
  });

  test('are left out where they mean the same as none', () => {
    const { filters, ...others } = read({ status: { ...status, default: 'active' } });
    const found = parseListParams(new URLSearchParams('status=active'), {
      ...others,
      ...(filters && { filters }),
    });
    expect(found.filters).toBeUndefined();
  });
});

describe('The query of a page', () => {
  test('has the filters', () => {
    const params = { ...first, filters: { status: 'closed' } };
    expect(buildListQuery(paging, params)).toEqual({ page: 1, limit: 10, status: 'closed' });
  });

  test('has a filter in place of the value that a required parameter begins with', () => {
    const required = read({ ...numbered, old: boolean }, ['old']);
    expect(buildListQuery(required, first)).toMatchObject({ old: false });
    const params = { ...first, filters: { old: 'true' } };
    expect(buildListQuery(required, params)).toMatchObject({ old: 'true' });
  });
});

describe('A filter', () => {
  const { filters } = paging;
  const shown = { pageNumber: 3, pageSize: 25, search: 'jo', filters: { status: 'active' } };
  const setFilter = (name: string, value: string) =>
    transitionList(shown, { type: 'filter', name, value, filters });

  test('opens page 1 of the same search', () => {
    const next = { ...shown, pageNumber: 1, filters: { status: 'active', active: 'true' } };
    expect(setFilter('active', 'true')).toEqual(next);
  });

  test('that is set to any value is removed', () => {
    expect(setFilter('status', '')).toEqual({ pageNumber: 1, pageSize: 25, search: 'jo' });
  });

  test('is removed with all others', () => {
    const next = transitionList(shown, { type: 'clearFilters' });
    expect(next).toEqual({ pageNumber: 1, pageSize: 25, search: 'jo' });
  });

  test('chooses other rows', () => {
    const key = (values: ListParams['filters']) =>
      getCriteriaKey({ search: '', ...(values && { filters: values }) });
    expect(key(undefined)).toBe('');
    expect(key({ a: '1' })).not.toBe(key({ a: '2' }));
    expect(key({ a: '1', b: '2' })).toBe(key({ b: '2', a: '1' }));
  });
});
