import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { installTooltip } from '../../src/ui/tooltip.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { orders } from './orders/orders.ts';

const initialPath = '/admin/view/order/12';
const approvePath = '/orders/12/approve';

/** The mock has no state: after the first approval it is asked for the approved order. */
function createPreferences() {
  let isApproved = false;
  return (request: Request) => {
    isApproved ||= request.method === 'POST';
    return isApproved && request.method === 'GET' ? 'example=approved' : undefined;
  };
}

const describeRequests = (requests: Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

installTooltip();

describe('The actions of a detail page', () => {
  test('are sent after a confirmation, and the record is read again', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { screen, requests } = await renderEngine({
      resource: orders,
      initialPath,
      prefer: createPreferences(),
    });
    const approve = screen.getByRole('button', { name: 'Approve' });
    await approve.click();
    expect(confirm).toHaveBeenLastCalledWith('Approve this order?');
    expect(requests).toHaveLength(1);
    await approve.click();
    await expect.element(screen.getByText('Approve: done')).toBeVisible();
    await expect.element(screen.getByText('shipped')).toBeVisible();
    expect(describeRequests(requests)).toEqual([
      'GET /orders/12',
      `POST ${approvePath}`,
      'GET /orders/12',
    ]);
  });

  test('that the record no longer allows are removed, and the focus stays with the others', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen } = await renderEngine({
      resource: orders,
      initialPath,
      prefer: createPreferences(),
    });
    const approve = screen.getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect.element(approve).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Resend receipt' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Actions' })).toHaveFocus();
  });

  test('are sent once for a double click', async () => {
    const { screen, requests } = await renderEngine({ resource: orders, initialPath });
    await screen.getByRole('button', { name: 'Resend receipt' }).dblClick();
    await expect.element(screen.getByText('Receipt Sent')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('show the error of a failed request', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen } = await renderEngine({
      resource: orders,
      initialPath,
      prefer: ({ method }) => (method === 'POST' ? 'code=409' : undefined),
    });
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('The order is already approved.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
  });
});

describe('The actions of a row', () => {
  const open = async (order: number) => {
    const engine = await renderEngine({
      resource: orders,
      initialPath: orders.routes.list,
      prefer: createPreferences(),
    });
    const name = `More actions for order ${order}`;
    const button = engine.screen.getByRole('button', { name });
    await button.click();
    return { ...engine, button, menu: engine.screen.getByRole('menu', { name }) };
  };

  test('are those that the row allows', async () => {
    const { menu } = await open(13);
    await expect.element(menu.getByRole('menuitem')).toHaveTextContent('Resend receipt');
  });

  test('are chosen by keyboard; Escape returns to the button', async () => {
    const { button, menu } = await open(12);
    const [approve, resend] = [
      menu.getByRole('menuitem').nth(0),
      menu.getByRole('menuitem').nth(1),
    ];
    await expect.element(approve).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(resend).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(approve).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(resend).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(approve).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    // The tooltip of the button, a popover, shows after the menu has closed.
    const tooltip = document.querySelector('[popover=manual]');
    await expect.poll(() => tooltip?.matches(':popover-open')).toBe(true);
    expect(tooltip?.textContent).toBe('More actions for order 12');
    await userEvent.keyboard('{Escape}');
  });

  test('are sent, the list is read again, and the focus returns to the button', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests, button, menu } = await open(12);
    await menu.getByRole('menuitem', { name: 'Approve' }).click();
    await expect.element(screen.getByText('Approve: done')).toBeVisible();
    await expect.element(screen.getByText('open', { exact: true })).not.toBeInTheDocument();
    expect(describeRequests(requests)).toEqual([
      'GET /orders',
      `POST ${approvePath}`,
      'GET /orders',
    ]);
    await expect.element(button).toHaveFocus();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });
});
