import { page, userEvent } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const rows = [20, 3, undefined].map((percentage, index) => ({
  _id: `c${index}`,
  code: `CODE ${index}`,
  percentage,
}));

const renderList = (paging: Partial<typeof coupons.paging>, options: RenderEngineOptions = {}) =>
  renderEngine({
    resource: { ...coupons, paging: { ...coupons.paging, ...paging } },
    respond: () => Response.json({ success: true, length: 3, coupons: rows }),
    ...options,
  });

const sorts = { percentage: { sort: 'percentage' }, '-percentage': { sort: '-percentage' } };
const heading = page.getByRole('columnheader', { name: 'Percentage' });
const button = heading.getByRole('button');
const names = page.getByRole('rowheader');

beforeEach(() => page.viewport(1280, 800));

test('Only a column that the server sorts can be sorted', async () => {
  await renderList({ sorts });
  await expect.element(page.getByRole('columnheader').getByRole('button')).toHaveLength(1);
  await expect.element(button).toBeVisible();
});

test('A heading sorts upwards, then downwards, then not at all', async () => {
  await renderList({ sorts });
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  await button.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
});

test('The address of a list says how it is sorted, in place of the page', async () => {
  const { getPath } = await renderList({ sorts }, { initialPath: '/admin/coupons?page=2' });
  await button.click();
  await expect.poll(getPath).toBe('/admin/coupons?sort=percentage');
  await button.click();
  await button.click();
  await expect.poll(getPath).toBe('/admin/coupons');
});

test('The server is asked for the order of a list', async () => {
  const { sent } = await renderList({ sorts });
  await button.click();
  await button.click();
  await expect.poll(() => sent().at(-1)).toContain('?sort=-percentage&');
});

test('A list that is read whole can be sorted by every column of plain values', async () => {
  await renderList({ request: { by: 'nothing' } });
  await expect.element(page.getByRole('columnheader').getByRole('button')).toHaveLength(3);
});

test('A list that is read whole is sorted without a request', async () => {
  const { requests } = await renderList({ request: { by: 'nothing' } });
  await expect.element(names).toHaveLength(2);
  const count = requests.length;
  await button.click();
  await expect.element(names.nth(0)).toHaveTextContent('CODE 1');
  await button.click();
  await expect.element(names.nth(0)).toHaveTextContent('CODE 0');
  expect(requests).toHaveLength(count);
});

test('In a narrow window, where headings cannot be seen, a menu sorts', async () => {
  await page.viewport(390, 800);
  const { getPath } = await renderList({ sorts });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabelText('Sort by').selectOptions('Percentage ↓');
  await expect.poll(getPath).toBe('/admin/coupons?sort=-percentage');
  await expect.element(button).not.toBeInTheDocument();
});
