import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';

const status = page.getByRole('status');
const dialog = page.getByRole('dialog').first();
const change = dialog.getByRole('button', { name: 'Change 2 coupons' });

/** Selects all coupons of the page, and opens the dialog that changes them. */
async function openDialog(options: RenderEngineOptions = {}) {
  const engine = await renderEngine(options);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  await expect.element(dialog).toMatchTextContent(/^Edit 2 coupons/);
  return engine;
}

describe('The selected records', () => {
  test('get one value of a field in a job', async () => {
    const { sent, readBody } = await openDialog();
    const fields = dialog.getByLabelText('Field').getByRole('option');
    expect(fields.elements().map(({ textContent }) => textContent)).toEqual(['Active', 'Kind']);
    await dialog.getByLabelText('Active').selectOptions('No');
    await change.click();
    await expect.element(status).toHaveTextContent('2 changed');
    expect(sent('PUT')).toEqual(['PUT /api/coupons/c1', 'PUT /api/coupons/c2']);
    expect(await readBody('PUT')).toEqual({ active: false });
    await expect.element(page.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('are not changed without a value', async () => {
    const { sent } = await openDialog();
    await change.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Active is required');
    expect(sent('PUT')).toEqual([]);
  });

  test('are not changed when the dialog is left', async () => {
    const { sent } = await openDialog();
    await dialog.getByLabelText('Active').selectOptions('Yes');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    expect(sent('PUT')).toEqual([]);
  });

  test('are asked about in a dialog whose first field has the focus', async () => {
    await openDialog();
    await expect.element(dialog.getByLabelText('Field')).toHaveFocus();
  });

  test('whose change failed can be changed once more', async () => {
    const { respondWith, sent } = await openDialog();
    respondWith(({ method, url }) =>
      method === 'PUT' && url.endsWith('c1') ? 'code=409' : undefined,
    );
    await dialog.getByLabelText('Active').selectOptions('Yes');
    await change.click();
    await expect.element(status).toHaveTextContent('1 changed, 1 failed');
    await expect.element(page.getByText('The till is closed.')).toBeVisible();
    respondWith(() => undefined);
    await page.getByRole('button', { name: 'Retry failed' }).click();
    await expect.element(status).toHaveTextContent('1 changed');
    expect(sent('PUT').at(-1)).toBe('PUT /api/coupons/c1');
  });
});
