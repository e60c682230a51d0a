import { describe, expect, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

async function openForm(prefer?: () => string | undefined) {
  const engine = await renderEngine({
    initialPath: '/admin/coupon/add',
    ...(prefer && { prefer }),
  });
  const { screen } = engine;
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add Coupon');
  const submit = () => screen.getByRole('button', { name: 'Submit' }).click();
  return { ...engine, submit };
}

describe('The add screen', () => {
  test('has the fields of the request body and no others', async () => {
    const { screen } = await openForm();
    for (const label of ['Code', 'Percentage', 'Active', 'Expires']) {
      await expect.element(screen.getByLabelText(label)).toBeVisible();
    }
    await expect.element(screen.getByLabelText('Kind')).not.toBeInTheDocument();
  });

  test('shows an error at each missing field and sends nothing', async () => {
    const { screen, submit, sent } = await openForm();
    for (const label of ['Code', 'Percentage']) {
      await expect.element(screen.getByLabelText(label)).toBeRequired();
    }
    await expect.element(screen.getByLabelText('Expires')).not.toBeRequired();
    await submit();
    const alerts = screen.getByRole('alert');
    await expect.element(alerts.nth(0)).toHaveTextContent('A coupon needs a code');
    await expect.element(alerts.nth(1)).toHaveTextContent('Percentage is required');
    await expect.element(screen.getByLabelText('Code')).toHaveFocus();
    await screen.getByLabelText('Code').fill('HALF');
    await submit();
    await expect.element(alerts).toHaveTextContent('Percentage is required');
    await expect.element(screen.getByLabelText('Percentage')).toHaveFocus();
    expect(sent('POST')).toHaveLength(0);
  });

  test('sends the values, with false for an unchecked checkbox, then shows a toast and redirects', async () => {
    const { screen, submit, sent, getPath } = await openForm();
    await screen.getByLabelText('Code').fill(' HALF ');
    await screen.getByLabelText('Percentage').fill('50');
    await submit();
    await expect.element(screen.getByText('Coupon Added')).toBeVisible();
    expect(await sent('POST')[0]?.json()).toEqual({ code: 'HALF', percentage: 50, active: false });
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('keeps the values when the server rejects them, and says why until the next attempt', async () => {
    let preference: string | undefined;
    const { screen, submit } = await openForm(() => preference);
    await screen.getByLabelText('Code').fill('HALF');
    await screen.getByLabelText('Percentage').fill('50');
    preference = 'code=409';
    await submit();
    // The alert and the toast.
    const messages = screen.getByText('The till is closed.');
    await expect.element(messages.nth(1)).toBeVisible();
    await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
    preference = undefined;
    await submit();
    await expect.element(screen.getByText('Coupon Added')).toBeVisible();
    await expect.element(messages).not.toBeInTheDocument();
  });

  test('asks before unsaved values are discarded', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { screen, getPath } = await openForm();
    await screen.getByLabelText('Code').fill('HALF');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => confirm).toHaveBeenCalledOnce();
    await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
    confirm.mockReturnValue(true);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });
});
