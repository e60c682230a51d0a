import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EntitiesSandbox, type Json, startEntities } from './start-entities.ts';

let sandbox: EntitiesSandbox;
beforeAll(async () => {
  sandbox = await startEntities();
});
afterAll(() => sandbox.close());

type Query = Record<string, string | number | boolean>;

async function list(address: string, query: Query = {}) {
  const { body } = await sandbox.request('GET', address, { query });
  const rows = (Array.isArray(body) ? body : (body.coupons ?? body.items)) as Json[];
  const { length, total } = body;
  return { ...body, length, total, rows, ids: rows.map(({ _id, id }) => _id ?? id) };
}

test('A seeded entity has twelve records: the examples of its list first, then generated ones', async () => {
  const { rows, length } = await list('/api/coupons', { resultPerPage: 10 });
  expect(length).toBe(12);
  expect(rows.slice(0, 2)).toMatchObject([
    { _id: '65a000000000000000000001', code: 'SPRING-10' },
    { _id: '65a000000000000000000002', code: 'SUMMER-25' },
  ]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(10);
  // Some properties are absent or null, as in real data.
  expect(rows.some(({ price }) => price === undefined)).toBe(true);
  expect(rows.some(({ price }) => typeof price === 'number')).toBe(true);
});

test('The same contract is seeded with the same records', async () => {
  const other = await startEntities();
  for (const address of ['/api/coupons', '/api/comments', '/api/admin/getAllPhotos']) {
    const [here, there] = [sandbox, other].map(({ request }) => request('GET', address));
    expect((await here)?.body).toEqual((await there)?.body);
  }
  await other.close();
});

test('A list is paged by currentPage and resultPerPage, newest first', async () => {
  const first = await list('/api/coupons');
  const second = await list('/api/coupons', { currentPage: 2 });
  const third = await list('/api/coupons', { currentPage: 3 });
  expect([first, second, third].map(({ rows, length }) => [rows.length, length])).toEqual([
    [5, 12],
    [5, 12],
    [2, 12],
  ]);
  const all = [first, second, third].flatMap(({ ids }) => ids);
  expect(new Set(all).size).toBe(12);
  const ten = await list('/api/coupons', { resultPerPage: 10 });
  expect(ten.ids).toEqual(all.slice(0, 10));
});

test('A search reads every text, and a parameter that is named after a property filters by it', async () => {
  const found = await list('/api/coupons', { key: 'mmer' });
  expect(found).toMatchObject({ length: 1, coupons: [{ title: 'Summer sale' }] });
  expect(await list('/api/coupons', { key: 'summer-25' })).toMatchObject({ length: 1 });
  expect(await list('/api/coupons', { key: '%' })).toMatchObject({ length: 0, coupons: [] });
  // Identifiers and dates are no texts.
  expect(await list('/api/coupons', { key: '65a0000' })).toMatchObject({ length: 0 });

  const [active, inactive] = [
    await list('/api/coupons', { active: true, resultPerPage: 10 }),
    await list('/api/coupons', { active: false, resultPerPage: 10 }),
  ];
  expect(active.rows.every((coupon) => coupon.active)).toBe(true);
  expect(inactive.rows.some((coupon) => coupon.active)).toBe(false);
  expect(inactive.rows.length).toBeGreaterThan(0);
});

test('A list is paged by page and limit, with a total beside its items', async () => {
  const first = await list('/api/comments');
  expect(first).toMatchObject({ total: 12, page: 1, pages: 3, ids: [12, 11, 10, 9] });
  const last = await list('/api/comments', { page: 2, limit: 7 });
  expect(last).toMatchObject({ total: 12, page: 2, pages: 2, ids: [5, 4, 3, 2, 1] });
  const found = await list('/api/comments', { q: 'ending', limit: 50 });
  expect(found.total).toBe(found.rows.length);
  expect(found.rows.every(({ text }) => String(text).includes('ending'))).toBe(true);
  const closed = await list('/api/comments', { status: 'closed', limit: 50 });
  expect(closed.total).toBe(6);
  expect(closed.rows.every(({ status }) => status === 'closed')).toBe(true);
});

test('A list without paging has every record, also as a bare array', async () => {
  expect((await list('/api/admin/getAllPhotos')).rows).toHaveLength(12);
});

test('A nested list has the records of its parent, and adds to it', async () => {
  const { ids: coupons } = await list('/api/coupons');
  const nested = `/api/coupons/${String(coupons[0])}/comments`;
  const before = await list(nested);
  // Generated records refer to existing ones.
  expect(before).toMatchObject({ meta: { count: 4 } });
  expect(before.rows.every(({ couponId }) => couponId === coupons[0])).toBe(true);

  const body = { text: 'Of this coupon' };
  const added = await sandbox.request('POST', nested, { body });
  expect(added.body).toMatchObject({ ...body, couponId: coupons[0] });
  expect(await list(nested)).toMatchObject({ meta: { count: 5 } });
  const page = await list(nested, { offset: 2, limit: 2 });
  expect(page.ids).toEqual([added.body.id, ...before.ids].slice(2, 4));
  const other = await list(`/api/coupons/${String(coupons[1])}/comments`);
  expect(other.ids).not.toContain(added.body.id);
});
