import { describe, expect, test } from 'vitest';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';

const arabic = 'مرحبا';
const recordPath = '/admin/view/coupon/c1';

describe('Text takes its own direction', () => {
  test('in the title and the details of a record', async () => {
    const { screen } = await renderEngine({ initialPath: recordPath });
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('SPRING');
    const texts = [title, ...screen.getByRole('definition').all()];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) await expect.element(text).toHaveAttribute('dir', 'auto');
  });

  test('in inputs, and in the value before a change', async () => {
    const { dialog } = await openEditDialog();
    const box = dialog.getByLabelText('Code');
    await expect.element(box).toHaveStyle({ direction: 'ltr' });
    await box.fill(arabic);
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
    const before = dialog.getByText('SPRING', { exact: true }).last();
    await expect.element(before).toHaveStyle({ unicodeBidi: 'isolate', direction: 'ltr' });
  });

  test('in the search of a list', async () => {
    const { screen } = await renderEngine();
    const box = screen.getByRole('searchbox');
    await box.fill(arabic);
    await expect.element(box).toHaveStyle({ direction: 'rtl' });
  });
});
