import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { holdRequests, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

describe('The address of the edit dialog', () => {
  const recordPath = '/admin/view/coupon/c1';
  const editPath = `${recordPath}/edit`;
  const dialog = page.getByRole('dialog');
  const editButton = page.getByRole('button', { name: 'Edit coupon SPRING' });
  const cancelButton = page.getByRole('button', { name: 'Cancel' });

  /** Opens an address after the list. */
  async function open(path: string, options: RenderEngineOptions = {}) {
    const engine = await renderEngine(options);
    await engine.router.navigate(path);
    return { ...engine, goBack: () => engine.router.navigate(-1) };
  }

  test('opens it over the record', async () => {
    const { screen } = await open(editPath);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(screen.getByText('2027-03-01').first()).toBeInTheDocument();
  });

  test('is replaced by that of the record when Cancel closes it', async () => {
    const { getPath, goBack } = await open(editPath);
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
    // The dialog is not in the history any more.
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('is left by Back', async () => {
    const { getPath, goBack } = await open(recordPath);
    await editButton.click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    expect(getPath()).toBe(editPath);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
  });

  test('is once in the history after a double click on the button', async () => {
    const { getPath, goBack } = await open(recordPath);
    await editButton.dblClick();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(getPath).toBe(recordPath);
    await expect.element(dialog).not.toBeInTheDocument();
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('stays after a click beside the dialog', async () => {
    await open(recordPath);
    await editButton.click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await page.elementLocator(document.body).click({ position: { x: 2, y: 2 }, force: true });
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
  });

  test('is left by Back only if unsaved changes may be lost', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { getPath, goBack } = await open(editPath);
    await dialog.getByLabelText('Percentage').fill('50');
    await goBack();
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    expect(getPath()).toBe(editPath);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
  });

  test('is left by Cancel after one question about unsaved changes', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { getPath } = await open(editPath);
    await dialog.getByLabelText('Percentage').fill('50');
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(getPath).toBe(recordPath);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('sends nothing once Back has left it', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    let isHeld = false;
    const { hold, release } = holdRequests(({ method }) => isHeld && method === 'GET');
    const { goBack, sent, requests } = await open(recordPath, { hold });
    await editButton.click();
    await dialog.getByLabelText('Percentage').fill('50');
    isHeld = true;
    const { length } = requests;
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => requests.length).toBe(length + 1);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    release();
    await expect.element(editButton).not.toHaveAttribute('aria-disabled', 'true');
    expect(sent('PUT')).toEqual([]);
  });

  test('has no dialog for a record that cannot be read', async () => {
    const { screen } = await open(editPath, {
      respond: ({ url }) => (url.endsWith('/c1') ? 'code=404' : undefined),
    });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
