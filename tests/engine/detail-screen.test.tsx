import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const initialPath = '/admin/view/coupon/c1';

describe('The detail screen', () => {
  test('shows the detail fields of the resource', async () => {
    const { screen } = await renderEngine({ initialPath });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
    await expect.poll(() => document.title).toBe('SPRING');
    await expect.element(screen.getByText('Coupon', { exact: true })).toBeVisible();
    const details = screen.getByRole('definition');
    for (const [index, value] of ['SPRING', '20', 'Yes', '2027-03-01'].entries()) {
      await expect.element(details.nth(index)).toHaveTextContent(value);
    }
  });

  test('shows the error in place of the fields', async () => {
    const { screen } = await renderEngine({
      initialPath,
      prefer: () => 'code=404',
    });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This coupon could not be loaded.The till is closed.Retry');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupon');
    await expect.element(screen.getByRole('definition')).not.toBeInTheDocument();
  });

  test('shows two fields with the same label', async () => {
    const detailFields = [
      { key: 'code', label: 'Same' },
      { key: 'kind', label: 'Same' },
    ];
    const { screen } = await renderEngine({ resource: { ...coupons, detailFields }, initialPath });
    // React logs an error for duplicate keys, and a console error fails the test.
    await expect.element(screen.getByRole('term').nth(1)).toHaveTextContent('Same');
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
  });
});
