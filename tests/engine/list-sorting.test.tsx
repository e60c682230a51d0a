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

test('A heading sorts upwards, downwards and not at all, as the address says and the server is asked', async () => {
  const { getPath, sent } = await renderList({ sorts }, { initialPath: '/admin/coupons?page=2' });
  await expect.element(page.getByRole('columnheader').getByRole('button')).toHaveLength(1);
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  await button.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(getPath()).toBe('/admin/coupons?sort=percentage');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.element(button).toHaveFocus();
  expect(sent().at(-1)).toContain('?sort=-percentage&');
  await button.click();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  expect(getPath()).toBe('/admin/coupons');
});

test('A list that is read whole is sorted in the page, by every column of plain values', async () => {
  const { requests } = await renderList({ request: { by: 'nothing' } });
  const buttons = page.getByRole('columnheader').getByRole('button');
  await expect.element(buttons).toHaveLength(3);
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
