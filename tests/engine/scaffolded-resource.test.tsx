import { describe, expect, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { operations } from './coupons/generated/operations.ts';
import { coupons as scaffold } from './coupons/scaffold.ts';

const coupons = resolveResource(scaffold, operations);

const { list } = coupons.routes;

async function waitForRedirect(router: { state: { location: { pathname: string } } }) {
  await expect.poll(() => router.state.location.pathname).toBe(list);
}

describe('A resource as scaffolded by npm run resource', () => {
  test('is listed and searched', async () => {
    const { screen, requests } = await renderEngine({ resource: coupons, initialPath: list });
    const rows = screen.getByRole('row');
    await expect
      .element(rows.nth(0))
      .toHaveTextContent('S.noCodePercentageActiveExpiresKindUsesActions');
    await expect.element(rows.nth(1)).toHaveTextContent('1SPRING20Yes2027-03-01—1, 2, 3');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupons');
    await screen.getByPlaceholder('search by code').fill('SPR');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect
      .poll(() => new URL(requests.at(-1)?.url ?? '').searchParams.get('key'))
      .toBe('SPR');
  });

  test('opens from the list with all its details', async () => {
    const { screen, router } = await renderEngine({ resource: coupons, initialPath: list });
    await screen.getByRole('link', { name: 'View coupon SPRING' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/view/coupon/c1');
    const details = screen.getByRole('definition');
    for (const [index, value] of ['SPRING', '20', 'Yes', '2027-03-01', 'gift', '—'].entries()) {
      await expect.element(details.nth(index)).toHaveTextContent(value);
    }
  });

  test('is added within the constraints of the contract', async () => {
    const { screen, router, requests } = await renderEngine({
      resource: coupons,
      initialPath: '/admin/coupon/add',
    });
    const submit = screen.getByRole('button', { name: 'Submit' });
    await screen.getByLabelText('Code').fill('HALF-PRICE');
    await screen.getByLabelText('Percentage').fill('50');
    await submit.click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Code: at least 3 characters, at most 8 characters');
    await screen.getByLabelText('Code').fill('HALF');
    await screen.getByLabelText('Expires').fill('2027-12-31');
    await submit.click();
    await expect.element(screen.getByText('Coupon Added')).toBeVisible();
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(await Promise.all(posts.map((post) => post.json()))).toEqual([
      { code: 'HALF', percentage: 50, active: false, expiresAt: '2027-12-31' },
    ]);
    await waitForRedirect(router);
  });

  test('is edited, starting with the original values', async () => {
    const { screen, router, requests } = await renderEngine({
      resource: coupons,
      initialPath: '/admin/view/coupon/c1',
    });
    await screen.getByRole('button', { name: 'Edit coupon SPRING' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Expires')).toHaveValue('2027-03-01');
    await dialog.getByLabelText('Kind').selectOptions('refund');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    const put = requests.find(({ method }) => method === 'PUT');
    expect(await put?.json()).toEqual({ kind: 'refund' });
    await waitForRedirect(router);
  });

  test('is deleted after confirmation', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, requests } = await renderEngine({ resource: coupons, initialPath: list });
    await screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    expect(window.confirm).toHaveBeenCalledWith('Are you sure you want to delete this coupon?');
    await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
  });
});
