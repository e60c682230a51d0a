import { describe, expect, test, vi } from 'vitest';
import { openEditDialog } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

describe('The edit dialog', () => {
  test('opens with the current values, each in the input for its type', async () => {
    const { dialog } = await openEditDialog();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Expires')).toHaveValue('2027-03-01');
    await expect.element(dialog.getByLabelText('Kind')).toHaveValue('gift');
  });

  test('is not changed by a background refetch', async () => {
    let hasChanged = false;
    const { dialog, queryClient, requests } = await openEditDialog({
      prefer: () => (hasChanged ? 'example=other' : undefined),
    });
    await dialog.getByLabelText('Percentage').fill('50');
    hasChanged = true;
    const previousCount = requests.length;
    await queryClient.invalidateQueries();
    expect(requests.length).toBeGreaterThan(previousCount);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
  });

  test('sends only the changed values, with the types of the contract, then shows a toast and redirects', async () => {
    const { screen, getPath, dialog, submit, sent } = await openEditDialog();
    await dialog.getByLabelText('Percentage').fill('50');
    await dialog.getByLabelText('Active').click();
    await dialog.getByLabelText('Kind').selectOptions('refund');
    await submit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(await sent('PUT')[0]?.json()).toEqual({ percentage: 50, active: false, kind: 'refund' });
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('sends nothing and shows a warning if no value has changed; an emptied field keeps its value', async () => {
    const { dialog, submit, sent } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('');
    await submit();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please fill atleast one fieled');
    expect(sent('PUT')).toHaveLength(0);
  });

  test('rejects values that violate the contract, with messages made from the constraints', async () => {
    const { dialog, submit, sent } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('XY');
    await dialog.getByLabelText('Percentage').fill('91');
    await submit();
    await expect
      .element(dialog.getByText('Code: at least 3 characters, at most 8 characters'))
      .toBeVisible();
    await expect.element(dialog.getByText('Percentage: at least 1, at most 90')).toBeVisible();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    expect(sent('PUT')).toHaveLength(0);
  });

  test.each(['GET', 'PUT'])(
    'stays open with its values when a %s fails, and says why until the next attempt',
    async (failing) => {
      let isFailing = false;
      const { screen, dialog, submit } = await openEditDialog({
        prefer: ({ method }) => (isFailing && method === failing ? 'code=409' : undefined),
      });
      await dialog.getByLabelText('Code').fill('SUMMER');
      isFailing = true;
      await submit();
      const alert = dialog.getByRole('alert');
      const toast = screen.getByRole('region', { name: /Notifications/ }).getByRole('alert');
      await expect.element(toast).toMatchTextContent(/\S/);
      await expect.element(alert).toHaveTextContent(toast.element().textContent);
      await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
      await dialog.getByLabelText('Code').fill('S');
      await submit();
      await expect.element(alert).toMatchTextContent(/^Code: at least 3 characters/);
      await dialog.getByLabelText('Code').fill('SUMMER');
      isFailing = false;
      await submit();
      await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
    },
  );

  test('says in the form that there is no connection, by no dialog of the browser', async () => {
    const alert = vi.spyOn(window, 'alert');
    let isOffline = false;
    const { screen, dialog, submit } = await openEditDialog({
      hold: () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    await dialog.getByLabelText('Code').fill('SUMMER');
    isOffline = true;
    await submit();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/\(Failed to fetch\)\.$/);
    await expect.element(screen.getByText(/\(Failed to fetch\)\.$/).nth(1)).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  test('sends one request for two submits in the same tick', async () => {
    const { screen, dialog, sent } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('SUMMER');
    const form = dialog.getByRole('button', { name: 'Submit' }).element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('asks before unsaved changes are discarded', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { router, dialog } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('SUMMER');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await router.navigate(coupons.routes.list);
    await expect.poll(() => confirm.mock.calls.length).toBe(2);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    confirm.mockReturnValue(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
