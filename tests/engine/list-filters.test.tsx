import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Filter } from '../../src/api/paging.ts';
import { readRow } from '../support/read-table.ts';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const text = { type: 'string' };
const filters: Filter[] = [
  { name: 'status', constraints: { ...text, enum: ['open', 'used'] } },
  { name: 'active', constraints: { type: 'boolean' } },
  { name: 'validSince', constraints: { ...text, format: 'date' } },
  { name: 'seenBefore', constraints: { ...text, format: 'date-time' } },
  { name: 'coupon_id', constraints: text },
  { name: 'shopId', constraints: text },
];
const resource = { ...coupons, paging: { ...coupons.paging, filters, filtersRows: false } };

/** Three coupons; one of them is used, and none is both used and active. */
function respond({ url }: Request) {
  const { searchParams } = new URL(url);
  const status = searchParams.get('status');
  const rows = ['SPRING', 'SUMMER', 'AUTUMN'].map((code) => ({ _id: code, code }));
  const shown = status === 'used' ? rows.slice(0, searchParams.has('active') ? 0 : 1) : rows;
  return Response.json({ success: true, length: shown.length, coupons: shown });
}

const renderList = (options: RenderEngineOptions = {}) =>
  renderEngine({ resource, respond, ...options });

const group = page.getByRole('group', { name: 'Filters' });
const status = group.getByRole('combobox', { name: 'Status' });
const active = group.getByRole('combobox', { name: 'Active' });
const clear = group.getByRole('button', { name: 'Clear filters' });

beforeEach(() => page.viewport(1280, 800));

describe('The filters of a list', () => {
  test('are part of the address', async () => {
    const { getPath } = await renderList({ initialPath: '/admin/coupons?page=2' });
    await expect.element(status).toHaveDisplayValue('All');
    await expect.element(clear).not.toBeInTheDocument();
    await status.selectOptions('used');
    await expect.poll(getPath).toBe('/admin/coupons?status=used');
  });

  test('have a word for no choice that no boolean parameter is called by', async () => {
    await renderList();
    await expect.element(active).toHaveDisplayValue('Any');
    const options = active.element().querySelectorAll('option');
    expect([...options].map(({ textContent }) => textContent)).toEqual(['Any', 'Yes', 'No']);
  });

  test('are part of the request', async () => {
    const { screen, sent } = await renderList();
    await status.selectOptions('used');
    await expect.element(screen.getByText('1 of 3 coupons')).toBeVisible();
    expect(sent().at(-1)).toMatch(/\?status=used&currentPage=1&/);
  });

  test('are restored by Back', async () => {
    const { router, getPath } = await renderList();
    await status.selectOptions('used');
    await expect.poll(getPath).toBe('/admin/coupons?status=used');
    await router.navigate(-1);
    await expect.element(status).toHaveDisplayValue('All');
  });

  test('are kept by a search', async () => {
    const { screen, getPath } = await renderList({ initialPath: '/admin/coupons?status=open' });
    await screen.getByPlaceholder('search by code').fill('s');
    await userEvent.keyboard('{Enter}');
    await expect.poll(getPath).toBe('/admin/coupons?q=s&status=open');
  });

  test('are removed together, without the search', async () => {
    const { getPath } = await renderList({ initialPath: '/admin/coupons?q=s&status=open' });
    await active.selectOptions('No');
    await expect.poll(getPath).toBe('/admin/coupons?q=s&status=open&active=false');
    await clear.click();
    await expect.poll(getPath).toBe('/admin/coupons?q=s');
    await expect.element(clear).not.toBeInTheDocument();
  });

  test('that no row matches can be cleared in place of the rows', async () => {
    const { screen } = await renderList({ initialPath: '/admin/coupons?status=used&active=true' });
    await expect.element(screen.getByText('No coupons match the filters.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).nth(1).click();
    await expect.poll(() => readRow(3).slice(0, 2)).toEqual(['3', 'AUTUMN']);
  });

  test('can be a day', async () => {
    const { getPath } = await renderList();
    await group.getByLabelText('Valid Since').fill('2027-03-01');
    await expect.poll(getPath).toBe('/admin/coupons?validSince=2027-03-01');
  });

  test('can be a time in UTC', async () => {
    const { getPath } = await renderList();
    const time = group.getByLabelText('Seen Before (UTC)');
    await time.fill('2027-03-01T18:30');
    await expect.poll(getPath).toBe('/admin/coupons?seenBefore=2027-03-01T18%3A30%3A00Z');
    await clear.click();
    await expect.element(time).toHaveValue('');
  });

  test('wait for the whole year of a day that is typed', async () => {
    const { getPath, sent } = await renderList();
    await expect.element(group).toBeVisible();
    await active.click();
    await userEvent.keyboard('{Escape}{Tab}03012027');
    await expect.poll(getPath).toBe('/admin/coupons?validSince=2027-03-01');
    expect(sent().filter((request) => request.includes('validSince'))).toHaveLength(1);
  });

  test('can be the record of another resource by its name', async () => {
    const { getPath } = await renderList();
    await group.getByRole('combobox', { name: 'Coupon' }).click();
    await page.getByTitle('SUMMER').click();
    await expect.poll(getPath).toBe('/admin/coupons?coupon_id=SUMMER');
    await expect.element(group.getByTitle('SUMMER')).toBeVisible();
  });

  test('leave out the identifier of a record that no resource has', async () => {
    await renderList();
    await expect.element(group.getByRole('combobox', { name: 'Coupon' })).toBeVisible();
    await expect.element(page.getByText('Shop', { exact: false })).not.toBeInTheDocument();
  });

  test('keep the selection when they change', async () => {
    const { screen } = await renderList();
    await screen.getByRole('row').nth(1).getByRole('checkbox').click();
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    await status.selectOptions('open');
    await expect.element(screen.getByText('1 selected')).toBeVisible();
  });

  test('are those of the rows before and after a record', async () => {
    const initialPath = '/admin/coupons?status=open';
    const paging = { ...coupons.paging, filters: filters.slice(0, 1), filtersRows: false };
    const { screen, sent } = await renderList({ resource: { ...coupons, paging }, initialPath });
    await screen.getByRole('link', { name: 'SPRING', exact: true }).click();
    const next = screen.getByRole('link', { name: 'Next record' });
    await expect.element(next).toBeVisible();
    const lists = sent().filter((request) => request.includes('currentPage'));
    expect(lists.every((request) => request.includes('status=open'))).toBe(true);
  });

  test('fit into a narrow window', async () => {
    await page.viewport(320, 800);
    await renderList({ initialPath: '/admin/coupons?status=used' });
    await expect.element(clear).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });

  test('begin with the value that is meant without them', async () => {
    const [first, ...others] = filters;
    const withDefault = [{ ...first, defaultValue: 'open' } as Filter, ...others];
    const paging = { ...coupons.paging, filters: withDefault, filtersRows: false };
    await renderList({ resource: { ...coupons, paging } });
    await expect.element(status).toHaveDisplayValue('open');
    await expect.element(status.getByRole('option', { name: 'All' })).not.toBeInTheDocument();
  });
});
