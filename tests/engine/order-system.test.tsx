import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { bodyOf, lastQuery, pathOf } from '../support/engine-requests.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { orderSystem } from './orders/resources/index.ts';

const { customers, orders } = orderSystem;

const openOrders = (initialPath: string) =>
  renderEngine({ resource: orders, others: [customers], initialPath });

const openCustomers = (initialPath: string) => renderEngine({ resource: customers, initialPath });

describe('The orders of an order system, as scaffolded', () => {
  test('are listed with the number of their lines, and paged', async () => {
    const { screen, requests } = await openOrders(orders.routes.list);
    await expect
      .element(screen.getByRole('row').nth(0))
      .toHaveTextContent('S.noCustomerCustomer IDLinesStatusColourNoteActions');
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1Adac72open/);
    await screen.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?page=2&limit=2');
  });

  test('are searched', async () => {
    const { screen, requests } = await openOrders(orders.routes.list);
    await screen.getByPlaceholder('search by customer').fill('Ada');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?q=Ada&page=1&limit=2');
  });

  test('are shown with lines and address, and a link to the customer', async () => {
    const { screen, router } = await openOrders('/admin/view/order/12');
    await expect.element(screen.getByRole('cell', { name: 'Lamp' })).toBeVisible();
    await expect.element(screen.getByText('Main Street 1')).toBeVisible();
    await screen.getByRole('link', { name: 'c7' }).click();
    await expect.element(screen.getByText('ada@example.com')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/view/customer/c7');
  });

  test('are added with lines, an address, and a customer that the server has found', async () => {
    const { screen, requests } = await openOrders('/admin/order/add');
    await screen.getByLabelText('Customer').click();
    await userEvent.keyboard('love');
    await expect.poll(() => lastQuery(requests)).toBe('?q=love&page=1&limit=2');
    await screen.getByTitle('Ada Lovelace').click();
    await screen.getByLabelText('Line', { exact: true }).fill('Lamp');
    await screen.getByLabelText('Line Quantity').fill('2');
    await screen.getByLabelText('Line Price').fill('19.9');
    await screen.getByRole('button', { name: 'Add Line' }).click();
    await screen.getByLabelText('Line', { exact: true }).fill('Shelf');
    await screen.getByLabelText('Line Quantity').fill('1');
    await screen.getByLabelText('Line Price').fill('80');
    await screen.getByLabelText('Street').fill('Main Street 1');
    await screen.getByLabelText('Postcode').fill('10115');
    await screen.getByLabelText('City').fill('Berlin');
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Order Added')).toBeVisible();
    expect(await bodyOf(requests, 'POST')).toEqual({
      customerId: 'c7',
      lines: [
        { product: 'Lamp', quantity: 2, price: 19.9 },
        { product: 'Shelf', quantity: 1, price: 80 },
      ],
      shippingAddress: { street: 'Main Street 1', postcode: '10115', city: 'Berlin' },
    });
  });

  test('are edited: a changed line is sent with the others', async () => {
    const { screen, requests } = await openOrders('/admin/view/order/12');
    await screen.getByRole('button', { name: 'Edit order Ada' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Edit line 2:/ }).click();
    await dialog.getByLabelText('Line 2 Quantity').fill('3');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Order Updated')).toBeVisible();
    expect(await bodyOf(requests, 'PATCH')).toEqual({
      lines: [
        { product: 'Lamp', quantity: 2, price: 19.9 },
        { product: 'Shelf', quantity: 3, price: 80 },
      ],
    });
  });

  test('are approved', async () => {
    const { screen, requests } = await openOrders('/admin/view/order/12');
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('Approve: done')).toBeVisible();
    expect(pathOf(requests, 'POST')).toBe('/orders/12/approve');
  });

  test('are deleted', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests } = await openOrders(orders.routes.list);
    await screen.getByRole('button', { name: 'Delete order Grace' }).click();
    await expect.element(screen.getByText('Order Deleted')).toBeVisible();
    expect(pathOf(requests, 'DELETE')).toBe('/orders/13');
  });
});

describe('The customers of an order system, as scaffolded', () => {
  test('are listed, paged and searched', async () => {
    const { screen, requests } = await openCustomers(customers.routes.list);
    await expect
      .element(screen.getByRole('row').nth(1))
      .toMatchTextContent(/^1Ada Lovelaceada@example\.comYes/);
    await screen.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?page=2&limit=2');
    await screen.getByPlaceholder('search by name').fill('Ada');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => lastQuery(requests)).toBe('?q=Ada&page=1&limit=2');
  });

  test('are added', async () => {
    const { screen, requests } = await openCustomers('/admin/customer/add');
    await screen.getByLabelText('Name').fill('Alan Turing');
    await screen.getByLabelText('Email').fill('alan@example.com');
    await screen.getByLabelText('Newsletter').click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Customer Added')).toBeVisible();
    expect(await bodyOf(requests, 'POST')).toEqual({
      name: 'Alan Turing',
      email: 'alan@example.com',
      newsletter: true,
    });
  });

  test('are shown and edited', async () => {
    const { screen, requests } = await openCustomers('/admin/view/customer/c7');
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Ada Lovelace');
    await screen.getByRole('button', { name: 'Edit customer Ada Lovelace' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Email').fill('countess@example.com');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Customer Updated')).toBeVisible();
    expect(pathOf(requests, 'PUT')).toBe('/customers/c7');
    expect(await bodyOf(requests, 'PUT')).toEqual({ email: 'countess@example.com' });
  });

  test('are deleted by an operation whose response has no body', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests } = await openCustomers(customers.routes.list);
    await screen.getByRole('button', { name: 'Delete customer Grace Hopper' }).click();
    await expect.element(screen.getByText('Customer Deleted')).toBeVisible();
    expect(pathOf(requests, 'DELETE')).toBe('/customers/c8');
  });
});
