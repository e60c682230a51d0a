import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { readRow } from '../support/read-table.ts';
import { holdRequests, preferList, renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

describe('The list screen', () => {
  test('has the name and the number of the records', async () => {
    const { screen } = await renderEngine();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupons');
    await expect.element(screen.getByText('3 coupons')).toBeVisible();
  });

  test('shows the columns of the resource', async () => {
    await renderEngine();
    const columns = ['Code', 'Percentage', 'Active', 'Uses', 'Offer'];
    await expect.poll(() => readRow(0)).toEqual(['S.no', ...columns, 'Actions']);
    await expect
      .poll(() => readRow(1).slice(0, -1))
      .toEqual(['1', 'SPRING', '20', 'Yes', '3', '20 % off']);
  });

  test('shows "—" for an absent value', async () => {
    await renderEngine();
    await expect.poll(() => readRow(2).slice(0, -1)).toEqual(['2', '—', '5', 'No', '—', '5 % off']);
  });

  test('links the name of a record to it', async () => {
    const { screen } = await renderEngine();
    const view = screen.getByRole('link', { name: 'View coupon SPRING' });
    const name = screen.getByRole('link', { name: 'SPRING', exact: true });
    await expect.element(view).toBeVisible();
    await expect.element(name).toHaveAttribute('href', view.element().getAttribute('href'));
  });

  test('links a record without a name by its actions only', async () => {
    const { screen } = await renderEngine();
    const nameless = screen.getByRole('row').nth(2).getByRole('link');
    await expect.element(nameless).toHaveAccessibleName('View coupon');
  });

  test('has as many rows while it loads as its page can have', async () => {
    const { hold, release } = holdRequests('GET');
    await renderEngine({ initialPath: '/admin/coupons?size=4', hold });
    const countRows = () => document.querySelectorAll('tbody tr').length;
    await expect.poll(countRows).toBe(4);
    release();
    await expect.poll(() => readRow(1).slice(0, 2)).toEqual(['1', 'SPRING']);
  });

  test('shows two columns with the same label', async () => {
    const columns = [
      { key: 'code', label: 'Same' },
      { key: 'percentage', label: 'Same' },
    ];
    await renderEngine({ resource: { ...coupons, columns } });
    // React logs an error for duplicate keys, and a console error fails the test.
    await expect.poll(() => readRow(0)).toEqual(['S.no', 'Same', 'Same', 'Actions']);
  });

  test('aborts the request of a page when another is opened', async () => {
    const isSecond = ({ url }: Request) => url.includes('currentPage=2');
    const { hold } = holdRequests(isSecond);
    const { screen, requests } = await renderEngine({ respond: preferList, hold });
    await screen.getByRole('button', { name: '2' }).click();
    await expect.poll(() => requests.some(isSecond)).toBe(true);
    await screen.getByRole('button', { name: '3' }).click();
    await expect.poll(() => requests.find(isSecond)?.signal.aborted).toBe(true);
  });

  test('never replaces a newer page by a late response', async () => {
    const isSecond = ({ url }: Request) => url.includes('currentPage=2');
    const { hold, release } = holdRequests(isSecond);
    const { screen, requests } = await renderEngine({ respond: preferList, hold });
    const readFirst = () => readRow(1).slice(0, 2);
    await screen.getByRole('button', { name: '2' }).click();
    await expect.poll(() => requests.some(isSecond)).toBe(true);
    await expect.poll(readFirst).toEqual(['1', 'SPRING']);
    await screen.getByRole('button', { name: '3' }).click();
    await expect.poll(readFirst).toEqual(['5', 'SPRING']);
    release();
    await expect.poll(readFirst).toEqual(['5', 'SPRING']);
  });

  test('has only numbers in the pager of five pages', async () => {
    const { screen } = await renderEngine({ respond: preferList });
    await expect.element(screen.getByRole('button', { name: '5' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('shows a name in full below the pointer only where it is cut off', async () => {
    const codes = ['SPRING', 'SUMMER '.repeat(40).trim()];
    const rows = codes.map((code) => ({ _id: code, code }));
    const { screen } = await renderEngine({
      respond: () => Response.json({ success: true, length: 2, coupons: rows }),
    });
    const tooltip = page.elementLocator(document.body).getByText(codes[1] ?? '');
    const [whole, cut] = codes.map((name) => screen.getByRole('rowheader', { name }));
    await cut?.hover();
    await expect.element(tooltip.nth(1)).toBeVisible();
    await whole?.hover();
    await expect.element(tooltip.nth(1)).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
  });

  test('tells an empty list from a search without results', async () => {
    const { screen } = await renderEngine({ respond: () => 'example=empty' });
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
    await screen.getByPlaceholder('search by code').fill('zoe');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByText('No coupons match “zoe”.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
  });

  test('leads from a search without results to the search of everything', async () => {
    const { screen } = await renderEngine({ respond: () => 'example=empty' });
    await screen.getByPlaceholder('search by code').fill('zoe');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByText('Only codes are searched.')).toBeVisible();
    await screen.getByRole('button', { name: 'Find “zoe” everywhere' }).click();
    const everywhere = screen.getByRole('combobox', { name: 'Search or jump to' });
    await expect.element(everywhere).toHaveValue('zoe');
  });

  test('numbers its rows across pages', async () => {
    const { screen } = await renderEngine({
      respond: preferList,
      initialPath: '/admin/coupons?page=2',
    });
    await expect.poll(() => readRow(1).slice(0, 2)).toEqual(['3', 'SPRING']);
    await expect.element(screen.getByText('3–4 of 9')).toBeVisible();
  });

  test('searches from page 1', async () => {
    const { screen, getPath, sent } = await renderEngine({
      respond: preferList,
      initialPath: '/admin/coupons?page=2',
    });
    await screen.getByPlaceholder('search by code').fill('SPR');
    await userEvent.keyboard('{Enter}');
    await expect.poll(getPath).toBe('/admin/coupons?q=SPR');
    await expect
      .poll(() => sent().at(-1))
      .toBe('GET /api/coupons?key=SPR&currentPage=1&resultPerPage=2');
  });

  test('shows how many of all rows a search has found', async () => {
    const { screen } = await renderEngine({ respond: preferList });
    const box = screen.getByPlaceholder('search by code');
    await expect.element(screen.getByText('9 coupons', { exact: true })).toBeVisible();
    await box.fill('SPR');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('9 of 9 coupons')).toBeVisible();
    await box.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('9 coupons', { exact: true })).toBeVisible();
    await expect.element(box).toHaveFocus();
  });

  test('shows a search in the direction of its text', async () => {
    const { screen } = await renderEngine();
    const box = screen.getByPlaceholder('search by code');
    await box.fill('مرحبا');
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
  });

  test('has only the tools that its operation has parameters for', async () => {
    const { search: _, ...paging } = coupons.paging;
    const pageSizes = { options: [2], defaultSize: 2 };
    const { screen } = await renderEngine({
      resource: { ...coupons, paging: { ...paging, pageSizes } },
      initialPath: '/admin/coupons?q=SPRING',
    });
    await expect.element(screen.getByText('3 coupons')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Rows per page')).not.toBeInTheDocument();
  });

  test('can be loaded again after a failed request', async () => {
    const { screen, requests, respondWith } = await renderEngine({ respond: () => 'code=500' });
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('The coupons could not be loaded.')).toBeVisible();
    await expect.element(alert.getByText('The till is closed.')).toBeVisible();
    expect(requests).toHaveLength(3);
    respondWith(() => undefined);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('SPRING')).toBeVisible();
  });
});

describe('The delete button of a row', () => {
  const button = page.getByRole('button', { name: 'Delete coupon SPRING' });

  test('deletes the record only after confirmation', async () => {
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { screen, requests } = await renderEngine();
    const readMethods = () => requests.map(({ method }) => method);
    await button.click();
    expect(readMethods()).toEqual(['GET']);
    await button.click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    expect(window.confirm).toHaveBeenLastCalledWith('Delete this coupon?');
    await expect.poll(readMethods).toEqual(['GET', 'DELETE', 'GET']);
  });

  test('removes the row of a record that was gone already', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, respondWith } = await renderEngine();
    await expect.element(button).toBeVisible();
    respondWith(({ method }) => (method === 'DELETE' ? 'code=404' : 'example=empty'));
    await button.click();
    await expect.element(screen.getByText('This coupon was gone already.')).toBeVisible();
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
  });

  test('deletes nothing if another tab has signed out meanwhile', async () => {
    const { sent, store } = await renderEngine();
    vi.spyOn(window, 'confirm').mockImplementationOnce(() => {
      // The page learns of it in a task after the question.
      setTimeout(() => localStorage.removeItem('token'));
      return true;
    });
    await button.click();
    await expect.poll(store.get).toBeUndefined();
    expect(sent('DELETE')).toEqual([]);
  });

  test('has its consequences, whoever is signed in by then', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const onSuccess = vi.fn();
    const { hold, release } = holdRequests('DELETE');
    const deletion = { ...coupons.mutations.delete, confirm: 'Delete?', onSuccess };
    const mutations = { ...coupons.mutations, delete: deletion } as typeof coupons.mutations;
    const { screen, sent, store } = await renderEngine({
      resource: { ...coupons, mutations },
      hold,
    });
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    await expect.poll(() => sent('DELETE')).toHaveLength(1);
    store.signIn({ token: 'other', user: { email: 'zora@example.com' } });
    release();
    await expect.poll(() => onSuccess).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('Coupon Deleted')).not.toBeInTheDocument();
  });
});
