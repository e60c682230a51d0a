import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { createOriginState } from '../../src/engine/config/list-origin.ts';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const recordPath = '/admin/view/coupon/c1';
const editPath = `${recordPath}/edit`;

/** Opens an address after the list. */
async function open(path: string, options: RenderEngineOptions = {}) {
  const rendered = await renderEngine(options);
  const { screen, router } = rendered;
  await router.navigate(path, { state: createOriginState('/admin/coupons?page=2', 3) });
  const dialog = screen.getByRole('dialog');
  return {
    ...rendered,
    dialog,
    editButton: screen.getByRole('button', { name: 'Edit coupon SPRING' }),
    cancelButton: screen.getByRole('button', { name: 'Cancel' }),
    goBack: () => router.navigate(-1),
  };
}

describe('The edit dialog has an address', () => {
  test('that opens it over the record, and Cancel leads to the record', async () => {
    const { dialog, cancelButton, getPath, goBack, editButton, screen } = await open(editPath);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(screen.getByText('2027-03-01').first()).toBeInTheDocument();
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
    // The dialog is not in the history any more.
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('that the button opens; Back closes it', async () => {
    const { dialog, editButton, getPath, goBack } = await open(recordPath);
    await editButton.click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    expect(getPath()).toBe(editPath);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
  });

  test('that leaves no entry when a double click has opened it and Escape closes it', async () => {
    const { dialog, editButton, getPath, goBack } = await open(recordPath);
    await editButton.dblClick();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(getPath).toBe(recordPath);
    await expect.element(dialog).not.toBeInTheDocument();
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('that Back leaves only if unsaved changes may be lost, and Cancel asks once', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { dialog, editButton, cancelButton, getPath, goBack } = await open(recordPath);
    await editButton.click();
    await dialog.getByLabelText('Percentage').fill('50');
    await goBack();
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    expect(getPath()).toBe(editPath);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    confirm.mockReturnValue(true);
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(getPath).toBe(recordPath);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('and a save returns to the page of the list that the record was opened from', async () => {
    const { dialog, screen, router } = await open(editPath);
    await dialog.getByLabelText('Percentage').fill('50');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?page=2');
  });

  test('and nothing is sent once Back has closed it', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    let isHeld = false;
    const { dialog, editButton, goBack, sent, requests } = await open(recordPath, {
      hold: ({ method }) => (isHeld && method === 'GET' ? promise : undefined),
    });
    await editButton.click();
    await dialog.getByLabelText('Percentage').fill('50');
    isHeld = true;
    const { length } = requests;
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => requests.length).toBe(length + 1);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    resolve();
    await expect.element(editButton).not.toHaveAttribute('aria-disabled', 'true');
    expect(sent('PUT')).toEqual([]);
  });

  test('but a record that cannot be read has no dialog there', async () => {
    const { screen, dialog } = await open(editPath, {
      prefer: ({ url }) => (url.endsWith('/c1') ? 'code=404' : undefined),
    });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
