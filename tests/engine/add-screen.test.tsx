import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

test('The add screen shows an error at each missing field, marks none as changed, sends nothing, and asks before values are discarded by Cancel or the palette', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { screen, sent } = await renderEngine({ initialPath: '/admin/coupon/add' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add Coupon');
  for (const label of ['Code', 'Percentage']) {
    await expect.element(screen.getByLabelText(label)).toBeRequired();
  }
  await expect.element(screen.getByLabelText('Expires')).not.toBeRequired();
  // Only the update takes it.
  await expect.element(screen.getByLabelText('Kind')).not.toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Submit' });
  await submit.click();
  const alerts = screen.getByRole('alert');
  await expect.element(alerts.nth(0)).toHaveTextContent('A coupon needs a code');
  await expect.element(alerts.nth(1)).toHaveTextContent('Required');
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  await screen.getByLabelText('Code').fill('HALF');
  await expect.element(screen.getByText(/^was:|will be saved/)).not.toBeInTheDocument();
  await expect.element(submit).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(alerts).toHaveTextContent('Required');
  await expect.element(screen.getByLabelText('Percentage')).toHaveFocus();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => confirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: /^Users/ }).click();
  await expect.poll(() => confirm).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Code')).toHaveValue('HALF');
  expect(sent('POST')).toHaveLength(0);
});

test('After adding, the list shows its first page without search, and marks the record for two seconds', async () => {
  const { screen, router, getPath } = await renderEngine({
    resource: specimens,
    initialPath: `${specimens.routes.list}?page=2&q=stone`,
  });
  await screen.getByRole('link', { name: 'Add Specimen' }).click();
  await screen.getByLabelText('Specimen', { exact: true }).fill('Trilobite');
  await screen.getByLabelText('Status').selectOptions('shown');
  await screen.getByLabelText('Street').fill('Main Street 1');
  await screen.getByLabelText('City').fill('Berlin');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(getPath).toBe(specimens.routes.list);
  const rows = () => screen.getByRole('row').elements();
  const isMarked = (row: Element) => row.hasAttribute('data-added');
  await expect.poll(() => rows().filter(isMarked).length).toBe(1);
  const row = rows().find(isMarked);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('#/admin/view/specimen/12');
  const [mark] = row?.getAnimations() ?? [];
  expect(mark?.effect?.getTiming().duration).toBe(2000);
  // It is new only once.
  const add = screen.getByRole('link', { name: 'Add Specimen' });
  await router.navigate('/admin/view/specimen/12');
  await expect.element(add).not.toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(add).toBeVisible();
  expect(rows().filter(isMarked)).toEqual([]);
});
