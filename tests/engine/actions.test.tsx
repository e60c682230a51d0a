import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import type { Resource } from '../../src/engine/config/resource.ts';
import { chooseOption } from '../support/palette.ts';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';
import { specimens, specimensWithActions } from './specimens/specimens.ts';

const initialPath = '/admin/view/specimen/12';
const returnPath = '/specimens/12/return';

/** Selects responses of the mock, which has no state: after the return, those of the returned specimen. */
function createResponses() {
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
    const { screen, sent } = await renderEngine({
      resource: specimensWithActions,
      initialPath,
      respond: createResponses(),
      hold,
    });
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
    const { screen } = await renderEngine({ resource: specimensWithActions, initialPath, respond });
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('The specimen was not lent.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Return' })).toHaveFocus();
  });
});

describe('The actions of a row', () => {
  const name = 'More actions for specimen Ammonite';
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('menu', { name });
  const renderList = () =>
    renderEngine({ resource: specimensWithActions, respond: createResponses() });

  test('are those that the row allows, chosen by keyboard; Escape returns to the button', async () => {
    const { screen } = await renderList();
    await button.click();
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
    expect(tooltip?.textContent).toBe(name);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'More actions for specimen Trilobite' }).click();
    await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Print card');
  });

  test('are sent, the list is read again, and the focus returns to the button', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, sent } = await renderList();
    await button.click();
    await menu.getByRole('menuitem', { name: 'Return' }).click();
    await expect.element(screen.getByText('Return: done')).toBeVisible();
    await expect.element(screen.getByText('lent', { exact: true })).not.toBeInTheDocument();
    const list = 'GET /specimens?page=1&limit=2';
    expect(sent()).toEqual([list, `POST ${returnPath}`, list]);
    await expect.element(button).toHaveFocus();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });
});

/** Specimens with an action of their own on a record, and one on the list. */
const resource: Resource = {
  ...specimens,
  actions: [
    {
      label: 'Duplicate',
      keys: ['d'],
      when: ({ status }) => status === 'lent',
      run: ({ name }, { open }) => open('/admin/specimen/add', { name: `${name} (copy)` }),
    },
  ],
  listActions: [
    {
      label: 'Count loans',
      keys: ['l'],
      run() {
        throw new Error('Nobody has counted them.');
      },
    },
  ],
};

test('An action of its own is a button on a record, with its key and an option of the palette', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { router, screen } = await renderEngine({ resource });
  const duplicate = screen.getByRole('button', { name: 'Duplicate' });
  for (const choose of [
    () => duplicate.click(),
    () => userEvent.keyboard('d'),
    () => chooseOption('Duplicate'),
  ]) {
    await router.navigate(initialPath);
    await expect.element(duplicate).toBeEnabled();
    await choose();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Add Specimen');
    const name = screen.getByRole('textbox', { name: 'Specimen' });
    await expect.element(name).toHaveValue('Ammonite (copy)');
  }
});

test('An action of its own on the list is a button with a key, which the sheet names; what it throws is said', async () => {
  const { screen } = await renderEngine({ resource });
  await screen.getByRole('button', { name: 'Count loans' }).click();
  await expect.element(screen.getByText('Nobody has counted them.')).toBeVisible();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog').getByRole('region', { name: 'On this screen' });
  await expect.element(keys).toMatchTextContent(/^On this screenCount loansL$/i);
});
