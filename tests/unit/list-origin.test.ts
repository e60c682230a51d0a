import { describe, expect, test } from 'vitest';
import { createOriginState, readListOrigin } from '../../src/engine/config/list-origin.ts';
import { coupons } from '../engine/coupons/coupons.ts';

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
