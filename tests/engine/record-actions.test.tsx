import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';
import { specimensWithActions as specimens } from './specimens/specimens.ts';

const initialPath = '/admin/view/specimen/12';
const returnPath = '/specimens/12/return';

/** The mock has no state: after the return it is asked for the returned specimen. */
function createPreferences() {
  let isReturned = false;
  return (request: Request) => {
    isReturned ||= request.method === 'POST';
    return isReturned && request.method === 'GET' ? 'example=returned' : undefined;
  };
}

describe('The actions of a detail page', () => {
  test('are sent after a confirmation, once for a double click, the record is read again, and the focus stays with those that it allows', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { hold, release } = holdRequests('PUT');
    const respond = createPreferences();
    const engine = await renderEngine({ resource: specimens, initialPath, respond, hold });
    const { screen, sent } = engine;
    const takeBack = screen.getByRole('button', { name: 'Return' });
    await takeBack.click();
    expect(confirm).toHaveBeenLastCalledWith('Return this specimen?');
    expect(sent()).toHaveLength(1);
    await takeBack.click();
    await expect.element(screen.getByText('Return: done')).toBeVisible();
    await expect.element(screen.getByText('stored')).toBeVisible();
    expect(sent()).toEqual(['GET /specimens/12', `POST ${returnPath}`, 'GET /specimens/12']);
    // The record no longer allows it.
    await expect.element(takeBack).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'Actions' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Print card' }).dblClick();
    release();
    await expect.element(screen.getByText('Card Printed')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('show the error of a failed request', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const respond = ({ method }: Request) => (method === 'POST' ? 'code=409' : undefined);
    const { screen } = await renderEngine({ resource: specimens, initialPath, respond });
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('The specimen was not lent.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Return' })).toHaveFocus();
  });
});

describe('The actions of a row', () => {
  const open = async () => {
    const engine = await renderEngine({ resource: specimens, respond: createPreferences() });
    const name = 'More actions for specimen Ammonite';
    const button = engine.screen.getByRole('button', { name });
    await button.click();
    return { ...engine, button, menu: engine.screen.getByRole('menu', { name }) };
  };

  test('are those that the row allows, chosen by keyboard; Escape returns to the button', async () => {
    const { button, menu, screen } = await open();
    const takeBack = menu.getByRole('menuitem', { name: 'Return' });
    const print = menu.getByRole('menuitem', { name: 'Print card' });
    await expect.element(takeBack).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(print).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(takeBack).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(print).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(takeBack).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    // The tooltip of the button, a popover, shows after the menu has closed.
    const tooltip = document.querySelector('[popover=manual]');
    await expect.poll(() => tooltip?.matches(':popover-open')).toBe(true);
    expect(tooltip?.textContent).toBe('More actions for specimen Ammonite');
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'More actions for specimen Trilobite' }).click();
    await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Print card');
  });

  test('are sent, the list is read again, and the focus returns to the button', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, sent, button, menu } = await open();
    await menu.getByRole('menuitem', { name: 'Return' }).click();
    await expect.element(screen.getByText('Return: done')).toBeVisible();
    await expect.element(screen.getByText('lent', { exact: true })).not.toBeInTheDocument();
    const list = 'GET /specimens?page=1&limit=2';
    expect(sent()).toEqual([list, `POST ${returnPath}`, list]);
    await expect.element(button).toHaveFocus();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });
});
