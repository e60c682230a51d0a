import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { holdRequests, preferList, renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

describe('The list screen', () => {
  test('shows the columns of the resource, "—" for an absent value, and links names to records', async () => {
    const { screen } = await renderEngine();
    const rows = screen.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('S.noCodePercentageActiveUsesOfferActions');
    await expect.element(rows.nth(1)).toHaveTextContent('1SPRING20Yes320 % off');
    await expect.element(rows.nth(2)).toHaveTextContent('2—5No—5 % off');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupons');
    await expect.element(screen.getByText('3 coupons')).toBeVisible();
    const view = screen.getByRole('link', { name: 'View coupon SPRING' });
    const name = screen.getByRole('link', { name: 'SPRING', exact: true });
    await expect.element(name).toHaveAttribute('href', view.element().getAttribute('href'));
    const nameless = rows.nth(2).getByRole('link');
    await expect.element(nameless).toHaveAccessibleName('View coupon');
  });

  test('has as many rows while it loads as its page can have', async () => {
    const { hold, release } = holdRequests('GET');
    const { screen } = await renderEngine({ initialPath: '/admin/coupons?size=4', hold });
    const countRows = () => document.querySelectorAll('tbody tr').length;
    await expect.poll(countRows).toBe(4);
    release();
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1SPRING/);
  });

  test('shows two columns with the same label', async () => {
    const columns = [
      { key: 'code', label: 'Same' },
      { key: 'percentage', label: 'Same' },
    ];
    const { screen } = await renderEngine({ resource: { ...coupons, columns } });
    // React logs an error for duplicate keys, and a console error fails the test.
    await expect.element(screen.getByRole('row').nth(0)).toHaveTextContent('S.noSameSameActions');
  });

  test('never replaces a newer page by a late response, whose request is aborted', async () => {
    const isSecond = ({ url }: Request) => url.includes('currentPage=2');
    const { hold, release } = holdRequests(isSecond);
    const { screen, requests } = await renderEngine({ respond: preferList, hold });
    const firstRow = screen.getByRole('row').nth(1);
    await screen.getByRole('button', { name: '2' }).click();
    // With five pages there are only numbers.
    await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expect.poll(() => requests.some(isSecond)).toBe(true);
    await expect.element(firstRow).toMatchTextContent(/^1SPRING/);
    await screen.getByRole('button', { name: '3' }).click();
    await expect.element(firstRow).toMatchTextContent(/^5SPRING/);
    expect(requests.find(isSecond)?.signal.aborted).toBe(true);
    release();
    await expect.element(firstRow).toMatchTextContent(/^5SPRING/);
  });

  test('shows a name in full below the pointer where it is cut off, and only there', async () => {
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

  test('shows one message for an empty list and another for a search without results', async () => {
    const { screen } = await renderEngine({ respond: () => 'example=empty' });
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
    await screen.getByPlaceholder('search by code').fill('zoe');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByText('No coupons match “zoe”.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
  });

  test('numbers its rows across pages, and searches on Enter from page 1; it shows how many rows that has found of all', async () => {
    const { screen, getPath, sent } = await renderEngine({
      respond: preferList,
      initialPath: '/admin/coupons?page=2',
    });
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^3SPRING/);
    await expect.element(screen.getByText('3–4 of 9')).toBeVisible();
    const box = screen.getByPlaceholder('search by code');
    await box.fill('مرحبا');
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
    await box.fill('SPR');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('9 of 9 coupons')).toBeVisible();
    expect(getPath()).toBe('/admin/coupons?q=SPR');
    expect(sent().at(-1)).toBe('GET /api/coupons?key=SPR&currentPage=1&resultPerPage=2');
    await box.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('9 coupons', { exact: true })).toBeVisible();
    await expect.element(box).toHaveFocus();
  });

  test('has neither a search box nor a choice of page sizes where the operation takes none', async () => {
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

  test('shows the error of a failed request, and retries on request', async () => {
    const { screen, requests, respondWith } = await renderEngine({ respond: () => 'code=500' });
    const message = 'The coupons could not be loaded.The till is closed.Retry';
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    expect(requests).toHaveLength(3);
    respondWith(() => undefined);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('SPRING')).toBeVisible();
  });

  test('deletes a record after confirmation; removes the row of one that was gone already, and says so', async () => {
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { screen, requests, respondWith } = await renderEngine();
    const button = screen.getByRole('button', { name: 'Delete coupon SPRING' });
    await button.click();
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    await button.click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    expect(window.confirm).toHaveBeenLastCalledWith('Delete this coupon?');
    await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
    respondWith(({ method }) => (method === 'DELETE' ? 'code=404' : 'example=empty'));
    await button.click();
    await expect.element(screen.getByText('This coupon was gone already.')).toBeVisible();
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
  });

  test('deletes nothing if another tab has signed out meanwhile; what was deleted has its consequences whoever is signed in', async () => {
    const onSuccess = vi.fn();
    const { hold, release } = holdRequests('DELETE');
    const deletion = { ...coupons.mutations.delete, confirm: 'Delete?', onSuccess };
    const mutations = { ...coupons.mutations, delete: deletion } as typeof coupons.mutations;
    const { screen, sent, store } = await renderEngine({
      resource: { ...coupons, mutations },
      hold,
    });
    vi.spyOn(window, 'confirm').mockImplementationOnce(() => {
      // The page learns of it in a task after the question.
      setTimeout(() => localStorage.removeItem('token'));
      return true;
    });
    const button = screen.getByRole('button', { name: 'Delete coupon SPRING' });
    await button.click();
    await expect.poll(store.get).toBeUndefined();
    expect(sent('DELETE')).toEqual([]);
    store.signIn({ token: 'any', user: { email: 'jane@example.com' } });
    vi.mocked(window.confirm).mockReturnValue(true);
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    await expect.poll(() => sent('DELETE')).toHaveLength(1);
    store.signIn({ token: 'other', user: { email: 'zora@example.com' } });
    release();
    await expect.poll(() => onSuccess).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('Coupon Deleted')).not.toBeInTheDocument();
  });
});
