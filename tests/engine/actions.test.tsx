import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import type { Resource } from '../../src/engine/config/resource.ts';
import { chooseOption } from '../support/palette.ts';
import { holdRequests, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
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
  const renderDetails = (options: RenderEngineOptions = {}) =>
    renderEngine({
      resource: specimensWithActions,
      initialPath,
      respond: createResponses(),
      ...options,
    });

  test('are sent after a confirmation', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { screen, sent } = await renderDetails();
    const takeBack = screen.getByRole('button', { name: 'Return' });
    await takeBack.click();
    expect(confirm).toHaveBeenLastCalledWith('Return this specimen?');
    expect(sent()).toHaveLength(1);
    await takeBack.click();
    await expect.element(screen.getByText('Return: done')).toBeVisible();
    expect(sent()).toContain(`POST ${returnPath}`);
  });

  /** Returns the specimen, after which it cannot be returned again. */
  async function returnSpecimen() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const engine = await renderDetails();
    await engine.screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(engine.screen.getByText('stored')).toBeVisible();
    return engine;
  }

  test('read the record again', async () => {
    const { sent } = await returnSpecimen();
    expect(sent()).toEqual(['GET /specimens/12', `POST ${returnPath}`, 'GET /specimens/12']);
  });

  test('leave the focus in their group when the record no longer allows them', async () => {
    const { screen } = await returnSpecimen();
    await expect.element(screen.getByRole('button', { name: 'Return' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'Actions' })).toHaveFocus();
  });

  test('are sent once for a double click', async () => {
    const { hold, release } = holdRequests('PUT');
    const { screen, sent } = await renderDetails({ hold });
    await screen.getByRole('button', { name: 'Print card' }).dblClick();
    release();
    await expect.element(screen.getByText('Card Printed')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('show the error of a failed request', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const respond = ({ method }: Request) => (method === 'POST' ? 'code=409' : undefined);
    const { screen } = await renderDetails({ respond });
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

  test('are those that the row allows', async () => {
    const { screen } = await renderList();
    await button.click();
    await expect.element(menu.getByRole('menuitem', { name: 'Return' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'More actions for specimen Trilobite' }).click();
    await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Print card');
  });

  test('are in a menu that opens into its first item on a card, too', async () => {
    await page.viewport(390, 800);
    await renderList();
    await button.click();
    const view = page.getByRole('link', { name: 'View specimen Ammonite' });
    await expect.element(view).toHaveFocus();
  });

  test('are chosen by keyboard', async () => {
    await renderList();
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
  });

  test('return to their button by Escape', async () => {
    await renderList();
    await button.click();
    await expect.element(menu.getByRole('menuitem', { name: 'Return' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    // The tooltip of the button, a popover, shows after the menu has closed.
    const tooltip = document.querySelector('[popover=manual]');
    await expect.poll(() => tooltip?.matches(':popover-open')).toBe(true);
    expect(tooltip?.textContent).toBe(name);
  });

  /** Returns the specimen of the first row. */
  async function returnSpecimen() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const engine = await renderList();
    await button.click();
    await menu.getByRole('menuitem', { name: 'Return' }).click();
    await expect.element(engine.screen.getByText('Return: done')).toBeVisible();
    return engine;
  }

  test('read the list again', async () => {
    const { screen, sent } = await returnSpecimen();
    await expect.element(screen.getByText('lent', { exact: true })).not.toBeInTheDocument();
    const list = 'GET /specimens?page=1&limit=2';
    expect(sent()).toEqual([list, `POST ${returnPath}`, list]);
  });

  test('return to their button when they are done', async () => {
    await returnSpecimen();
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

describe('An own action of a record', () => {
  const waysToRun: Record<string, () => Promise<unknown>> = {
    'its button': () => page.getByRole('button', { name: 'Duplicate' }).click(),
    'its key': () => userEvent.keyboard('d'),
    'the palette': () => chooseOption('Duplicate'),
  };

  test.each(Object.keys(waysToRun))('is run by %s', async (way) => {
    const { screen } = await renderEngine({ resource, initialPath });
    await expect.element(screen.getByRole('button', { name: 'Duplicate' })).toBeEnabled();
    await waysToRun[way]?.();
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Add Specimen');
    const name = screen.getByRole('textbox', { name: 'Specimen' });
    await expect.element(name).toHaveValue('Ammonite (copy)');
  });
});

describe('An own action of a list', () => {
  test('shows what it throws', async () => {
    const { screen } = await renderEngine({ resource });
    await screen.getByRole('button', { name: 'Count loans' }).click();
    await expect.element(screen.getByText('Nobody has counted them.')).toBeVisible();
  });

  test('is in the sheet of shortcuts with its key', async () => {
    const { screen } = await renderEngine({ resource });
    await expect.element(screen.getByRole('button', { name: 'Count loans' })).toBeVisible();
    await userEvent.keyboard('?');
    const shortcuts = page.getByRole('dialog').getByRole('region', { name: 'On this screen' });
    await expect.element(shortcuts.getByRole('term')).toHaveTextContent('Count loans');
    await expect.element(shortcuts.getByRole('definition')).toMatchTextContent(/^l$/i);
  });
});
