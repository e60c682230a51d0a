import { describe, expect, test } from 'vitest';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';

const arabic = 'مرحبا';

describe('Text takes its own direction', () => {
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
