import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const at = '/admin/view/coupon/c1';

describe('the detail screen of a resource that no one planned for', () => {
  test('shows the details that the resource names', async () => {
    const { screen } = await renderEngine({ resource: coupons, at });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupon');
    const details = screen.getByRole('definition');
    for (const [place, value] of ['SPRING', '20', 'Yes', '2027-03-01'].entries()) {
      await expect.element(details.nth(place)).toHaveTextContent(value);
    }
  });

  test('says what failed in place of the details', async () => {
    const { screen } = await renderEngine({
      resource: coupons,
      at,
      prefer: () => 'code=404',
    });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This coupon could not be loaded.The till is closed.Retry');
    await expect.element(screen.getByRole('definition')).not.toBeInTheDocument();
  });
});
