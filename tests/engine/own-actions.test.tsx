import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Resource } from '../../src/engine/config/resource.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { specimens as scaffold } from './specimens/specimens.ts';

const specimens: Resource = {
  ...scaffold,
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

const expectCopy = async (name: string) => {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add Specimen');
  await expect.element(page.getByRole('textbox', { name: 'Specimen' })).toHaveValue(name);
};

test('An action of its own is a button on a record, with its key and an option of the palette', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const initialPath = '/admin/view/specimen/12';
  const { router, screen } = await renderEngine({ resource: specimens, initialPath });
  const duplicate = screen.getByRole('button', { name: 'Duplicate' });
  await duplicate.click();
  await expectCopy('Ammonite (copy)');
  await router.navigate(initialPath);
  await expect.element(duplicate).toBeEnabled();
  await userEvent.keyboard('d');
  await expectCopy('Ammonite (copy)');
  await router.navigate(initialPath);
  await expect.element(duplicate).toBeEnabled();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: /^Duplicate/ }).click();
  await expectCopy('Ammonite (copy)');
});

test('An action of its own on the list is a button with a key, which the sheet names; what it throws is said', async () => {
  const { screen } = await renderEngine({ resource: specimens });
  await screen.getByRole('button', { name: 'Count loans' }).click();
  await expect.element(screen.getByText('Nobody has counted them.')).toBeVisible();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog').getByRole('region', { name: 'On this screen' });
  await expect.element(keys).toMatchTextContent(/^On this screenCount loansL$/i);
});
