import { describe, expect, test, vi } from 'vitest';
import { openEditDialog } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

describe('The edit dialog', () => {
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

  test('opens with the current values, sends only the changed ones, then shows a toast and redirects', async () => {
    const { screen, getPath, dialog, submit, sent } = await openEditDialog();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Expires')).toHaveValue('2027-03-01');
    await expect.element(dialog.getByLabelText('Kind')).toHaveValue('gift');
    await dialog.getByLabelText('Percentage').fill('50');
    await dialog.getByLabelText('Active').click();
    await dialog.getByLabelText('Kind').selectOptions('refund');
    await submit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(await sent('PUT')[0]?.json()).toEqual({ percentage: 50, active: false, kind: 'refund' });
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test.each(['GET', 'PUT', 'connection'])(
    'stays open with its values when a %s fails, and says why until the next attempt',
    async (failing) => {
      const windowAlert = vi.spyOn(window, 'alert');
      let isFailing = false;
      const { screen, dialog, submit } = await openEditDialog({
        prefer: ({ method }) => (isFailing && method === failing ? 'code=409' : undefined),
        hold: () =>
          isFailing && failing === 'connection' ? Promise.reject(new TypeError('Off')) : undefined,
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
      await expect.element(alert).toHaveTextContent('3 to 8 characters');
      await dialog.getByLabelText('Code').fill('SUMMER');
      isFailing = false;
      await submit();
      await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
      await expect.element(alert).not.toBeInTheDocument();
      expect(windowAlert).not.toHaveBeenCalled();
    },
  );

  test('sends one request for two submits in the same tick', async () => {
    const { screen, dialog, sent } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('SUMMER');
    const form = dialog.getByRole('button', { name: 'Submit' }).element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });
});
