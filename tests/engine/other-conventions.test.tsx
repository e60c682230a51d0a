import { describe, expect, test, vi } from 'vitest';
import { lastQuery, pathOf } from '../support/engine-requests.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { orders } from './orders/orders.ts';

const { list } = orders.routes;

describe('A contract with page, limit, q, total and a numeric id', () => {
  test('is listed, with the page sizes within the limits of the contract', async () => {
    const { screen, requests } = await renderEngine({ resource: orders, initialPath: list });
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1Ada/);
    await expect.element(screen.getByText('5 orders')).toBeVisible();
    await expect.element(screen.getByLabelText('Rows per page')).toMatchTextContent(/^21025$/);
    expect(lastQuery(requests)).toBe('?page=1&limit=2');
  });

  test('is paged', async () => {
    const { screen, requests, router } = await renderEngine({
      resource: orders,
      initialPath: list,
    });
    await screen.getByRole('button', { name: '3' }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?page=3&limit=2');
    expect(router.state.location.search).toBe('?page=3');
    await screen.getByLabelText('Rows per page').selectOptions('10');
    await expect.poll(() => lastQuery(requests)).toBe('?page=1&limit=10');
  });

  test('is searched', async () => {
    const { screen, requests, router } = await renderEngine({
      resource: orders,
      initialPath: list,
    });
    await screen.getByRole('searchbox').fill('Ada');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?q=Ada&page=1&limit=2');
    expect(router.state.location.search).toBe('?q=Ada');
  });

  test('has neither a search box nor a choice of page sizes where the operation takes none', async () => {
    const { search: _, ...paging } = orders.paging;
    const pageSizes = { options: [2], defaultSize: 2 };
    const { screen } = await renderEngine({
      resource: { ...orders, paging: { ...paging, pageSizes } },
      initialPath: `${list}?q=Ada`,
    });
    await expect.element(screen.getByText('5 orders')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Rows per page')).not.toBeInTheDocument();
  });

  test('opens a record, which is the response itself', async () => {
    const { screen, requests, router } = await renderEngine({
      resource: orders,
      initialPath: list,
    });
    await screen.getByRole('link', { name: 'View order 12' }).click();
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Ada');
    expect(router.state.location.pathname).toBe('/admin/view/order/12');
    expect(new URL(requests.at(-1)?.url ?? '').pathname).toBe('/orders/12');
  });

  test('is edited', async () => {
    const { screen, requests } = await renderEngine({
      resource: orders,
      initialPath: '/admin/view/order/12',
    });
    await screen.getByRole('button', { name: 'Edit order 12' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText('Customer')).toHaveValue('Ada');
    await dialog.getByLabelText('Customer').fill('Alan');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Order Updated')).toBeVisible();
    expect(pathOf(requests, 'PATCH')).toBe('/orders/12');
  });

  test('is deleted', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests } = await renderEngine({ resource: orders, initialPath: list });
    await screen.getByRole('button', { name: 'Delete order 13' }).click();
    await expect.element(screen.getByText('Order Deleted')).toBeVisible();
    expect(pathOf(requests, 'DELETE')).toBe('/orders/13');
  });
});
