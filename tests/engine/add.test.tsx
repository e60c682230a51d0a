import { describe, expect, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

async function openForm(prefer?: () => string | undefined) {
  const engine = await renderEngine({
    resource: coupons,
    at: '/admin/coupon/add',
    ...(prefer && { prefer }),
  });
  const { screen, requests } = engine;
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add Coupon');
  const submit = () => screen.getByRole('button', { name: 'Submit' }).click();
  const posts = () => requests.filter(({ method }) => method === 'POST');
  return { ...engine, submit, posts };
}

describe('the add screen of a resource that no one planned for', () => {
  test('is reached from the list', async () => {
    const { screen, router } = await renderEngine({ resource: coupons, at: coupons.path.list });
    await screen.getByRole('link', { name: 'Add Coupon' }).click();
    expect(router.state.location.pathname).toBe('/admin/coupon/add');
  });

  test('has the fields that the new record takes, and no others', async () => {
    const { screen } = await openForm();
    for (const label of ['Code', 'Percentage', 'Active', 'Expires']) {
      await expect.element(screen.getByLabelText(label)).toBeVisible();
    }
    await expect.element(screen.getByLabelText('Kind')).not.toBeInTheDocument();
  });

  test('says what is missing, one at a time and in order, and sends nothing', async () => {
    const { screen, submit, posts } = await openForm();
    await submit();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('A coupon needs a code');
    await expect.element(screen.getByLabelText('Code')).toHaveFocus();
    await screen.getByLabelText('Code').fill('HALF');
    await submit();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Percentage is required');
    expect(posts()).toHaveLength(0);
  });

  test('sends what was typed, a plain no for what was left unticked, says so and redirects', async () => {
    const { screen, router, submit, posts } = await openForm();
    await screen.getByLabelText('Code').fill(' HALF ');
    await screen.getByLabelText('Percentage').fill('50');
    await submit();
    await expect.element(screen.getByText('Coupon Added')).toBeVisible();
    expect(await posts()[0]?.json()).toEqual({ code: 'HALF', percentage: 50, active: false });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(coupons.path.list));
  });

  test('stays with what was typed when the server refuses', async () => {
    let wanted: string | undefined;
    const { screen, submit } = await openForm(() => wanted);
    await screen.getByLabelText('Code').fill('HALF');
    await screen.getByLabelText('Percentage').fill('50');
    wanted = 'code=409';
    await submit();
    await expect.element(screen.getByText('The till is closed.')).toBeVisible();
    await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
  });

  test('asks before what was typed is left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { screen, router } = await openForm();
    await screen.getByLabelText('Code').fill('HALF');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
    confirm.mockReturnValue(true);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(coupons.path.list));
  });
});
