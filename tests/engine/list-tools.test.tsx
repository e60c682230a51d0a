import { type Locator, page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRow } from '../support/read-table.ts';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

beforeEach(() => page.viewport(1024, 800));

describe('The columns menu', () => {
  const button = page.getByRole('button', { name: 'Columns' });
  const menu = page.getByRole('dialog', { name: 'Columns' });

  const readColumns = () => readRow(0).slice(1, -1);
  const columns = ['Code', 'Percentage', 'Active', 'Uses', 'Offer'];
  const fewerColumns = ['Code', 'Active', 'Uses', 'Offer'];

  test('hides a column', async () => {
    const { preferences } = await renderEngine();
    await button.click();
    const percentage = menu.getByRole('checkbox', { name: 'Percentage' });
    await expect.element(percentage).toHaveFocus();
    await percentage.click();
    await expect.poll(readColumns).toEqual(fewerColumns);
    expect(readRow(1).slice(0, -1)).toEqual(['1', 'SPRING', 'Yes', '3', '20 % off']);
    expect(preferences.get().columns.coupons?.hidden).toEqual(['percentage']);
  });

  test('does not hide the column that names the rows', async () => {
    await renderEngine();
    await button.click();
    await expect.element(menu.getByRole('checkbox', { name: 'Code' })).toBeDisabled();
  });

  test('resets the columns of the last visit', async () => {
    const { screen } = await renderEngine();
    await button.click();
    await menu.getByRole('checkbox', { name: 'Percentage' }).click();
    await expect.poll(readColumns).toEqual(fewerColumns);
    await screen.unmount();

    await renderEngine();
    await expect.poll(readColumns).toEqual(fewerColumns);
    await button.click();
    await menu.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(readColumns).toEqual(columns);
    expect(localStorage.getItem('preferences')).toBeNull();
  });

  test('moves a column', async () => {
    await renderEngine();
    await button.click();
    const up = menu.getByRole('button', { name: 'Move Code up' });
    const down = menu.getByRole('button', { name: 'Move Code down' });
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    await down.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(readColumns).toEqual(['Percentage', 'Active', 'Code', 'Uses', 'Offer']);
    await expect.element(down).toHaveFocus();
    // The column of the code still names the rows, and leads to the record.
    const name = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
    await expect.element(name).toHaveTextContent('SPRING');
    await up.click();
    await expect.poll(readColumns).toEqual(['Percentage', 'Code', 'Active', 'Uses', 'Offer']);
  });

  test('is closed by its button', async () => {
    await renderEngine();
    await button.click();
    await expect.element(menu).toBeVisible();
    await button.click();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('is closed by Escape', async () => {
    await renderEngine();
    await button.click();
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

describe('The density', () => {
  const getHeight = (locator: Locator) => locator.element().getBoundingClientRect().height;

  /** Chooses compact rows by keyboard; returns the heights of before. */
  async function chooseCompactRows() {
    const { screen, preferences } = await renderEngine();
    const row = screen.getByRole('row').nth(2);
    const table = screen.getByRole('region', { name: 'Coupons table' });
    await expect.element(row).toBeVisible();
    const [rowHeight, tableHeight] = [getHeight(row), getHeight(table)];
    await screen.getByRole('button', { name: 'Density' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Comfortable' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect.poll(() => getHeight(row)).toBeLessThan(rowHeight);
    return { preferences, table, tableHeight };
  }

  test('changes the height of the rows', async () => {
    const { preferences } = await chooseCompactRows();
    expect(preferences.get().density).toBe('compact');
  });

  test('keeps the height of the table', async () => {
    const { table, tableHeight } = await chooseCompactRows();
    expect(getHeight(table)).toBe(tableHeight);
  });
});

describe('The page size', () => {
  const size = page.getByLabelText('Rows per page');

  test('is remembered', async () => {
    const { router, getPath, preferences, sent } = await renderEngine();
    await expect.element(size).toHaveValue('2');
    await size.selectOptions('4');
    await expect.poll(getPath).toBe('/admin/coupons?size=4');
    expect(preferences.get().pageSize).toBe(4);
    await router.navigate('/admin/coupon/add');
    await router.navigate('/admin/coupons');
    await expect.element(size).toHaveValue('4');
    await expect.poll(() => sent().at(-1)).toBe('GET /api/coupons?currentPage=1&resultPerPage=4');
  });

  test('is restored by Back', async () => {
    const { router } = await renderEngine();
    await size.selectOptions('4');
    await expect.element(size).toHaveValue('4');
    await router.navigate(-1);
    await expect.element(size).toHaveValue('2');
  });

  test('is part of the address of a search', async () => {
    const { screen, getPath } = await renderEngine();
    await size.selectOptions('4');
    await screen.getByPlaceholder('search by code').fill('SPR');
    await userEvent.keyboard('{Enter}');
    await expect.poll(getPath).toBe('/admin/coupons?size=4&q=SPR');
    await size.selectOptions('2');
    await expect.poll(getPath).toBe('/admin/coupons?size=2&q=SPR');
  });

  test('is that of all lists whose contract allows it', async () => {
    const createOther = (name: string, options: number[]) => ({
      ...coupons,
      name,
      routes: {
        list: `/admin/${name}`,
        view: `/admin/view/${name}/:id`,
        edit: `/admin/view/${name}/:id/edit`,
      },
      paging: { ...coupons.paging, pageSizes: { options, defaultSize: 2 } },
    });
    const others = [createOther('vouchers', [2, 4, 8]), createOther('stamps', [2, 8])];
    const { router, getPath } = await renderEngine({ others });
    await size.selectOptions('4');
    await expect.poll(getPath).toBe('/admin/coupons?size=4');
    await router.navigate('/admin/vouchers');
    await expect.element(size).toHaveValue('4');
    await router.navigate('/admin/stamps');
    await expect.element(size).toHaveValue('2');
    expect(getPath()).toBe('/admin/stamps');
  });

  test('that Back restores is that of the page to which a record leads back', async () => {
    const { screen, router } = await renderEngine({ initialPath: '/admin/coupons?page=2' });
    await expect.element(size).toHaveValue('2');
    await size.selectOptions('4');
    await expect.element(size).toHaveValue('4');
    await router.navigate(-1);
    await expect.element(size).toHaveValue('2');
    await screen.getByRole('link', { name: 'SPRING', exact: true }).click();
    const back = screen.getByRole('link', { name: '← Coupons' });
    await expect.element(back).toHaveAttribute('href', '#/admin/coupons?page=2');
    await back.click();
    await expect.element(size).toHaveValue('2');
  });
});

describe('The export', () => {
  test('downloads the whole search with the visible columns', async () => {
    const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { hold, release } = holdRequests(({ url }) => url.includes('resultPerPage=4'));
    const initialPath = '/admin/coupons?q=SPR&page=2';
    const { screen, preferences, sent, jobs } = await renderEngine({ initialPath, hold });
    preferences.set({ columns: { coupons: { order: ['uses', 'code'], hidden: ['active'] } } });
    await expect.element(screen.getByText('SPRING')).toBeVisible();
    await screen.getByRole('button', { name: 'Export CSV' }).dblClick();
    release();
    await expect.poll(() => clickLink.mock.contexts).toHaveLength(1);
    const [link] = clickLink.mock.contexts as HTMLAnchorElement[];
    const text = await (await fetch(link?.href ?? '')).text();
    expect(text.split('\r\n')[0]).toBe('Uses,Code,Percentage,Offer');
    expect(text).toContain('3,SPRING,20,20 % off');
    expect(sent().at(-1)).toBe('GET /api/coupons?key=SPR&currentPage=1&resultPerPage=4');
    await expect
      .poll(() => jobs.getState().map(({ result }) => result?.summary))
      .toMatchObject([expect.stringMatching(/^\d coupons exported/)]);
  });

  test('is not offered for a list without rows', async () => {
    const { screen, jobs } = await renderEngine({ respond: () => 'example=empty' });
    const button = screen.getByRole('button', { name: 'Export CSV' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await page.viewport(360, 800);
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(jobs.getState()).toEqual([]);
  });
});

describe('The menu of tools on a phone', () => {
  const more = page.getByRole('button', { name: 'More', exact: true });
  beforeEach(() => page.viewport(360, 800));

  test('has the export and the page size', async () => {
    const { screen } = await renderEngine();
    await more.click();
    await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await expect.element(screen.getByLabelText('Rows per page')).toBeVisible();
  });

  test('is replaced by the columns until they are closed', async () => {
    const { screen } = await renderEngine();
    await more.click();
    await screen.getByRole('button', { name: 'Columns' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Percentage' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
  });
});
