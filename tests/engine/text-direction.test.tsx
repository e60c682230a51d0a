import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const arabic = 'مرحبا';
const recordPath = '/admin/view/coupon/c1';

describe('Text takes its own direction', () => {
  test('in the title and the details of a record', async () => {
    const { screen } = await renderEngine({ resource: coupons, initialPath: recordPath });
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('SPRING');
    const texts = [title, ...screen.getByRole('definition').all()];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) await expect.element(text).toHaveAttribute('dir', 'auto');
  });

  test('in inputs, and in the value before a change', async () => {
    const { screen } = await renderEngine({ resource: coupons, initialPath: recordPath });
    await screen.getByRole('button', { name: 'Edit coupon SPRING' }).click();
    const box = screen.getByRole('dialog').getByLabelText('Code');
    await expect.element(box).toHaveStyle({ direction: 'ltr' });
    await box.fill(arabic);
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
    const before = screen.getByRole('dialog').getByText('SPRING', { exact: true }).last();
    await expect.element(before).toHaveStyle({ unicodeBidi: 'isolate', direction: 'ltr' });
  });

  test('in the search of a list', async () => {
    const { screen } = await renderEngine({ resource: coupons, initialPath: coupons.routes.list });
    const box = screen.getByRole('searchbox');
    await box.fill(arabic);
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
  });
});
