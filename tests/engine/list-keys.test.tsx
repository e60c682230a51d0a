import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOption, getOption, openPalette, palette } from '../support/palette.ts';
import {
  holdRequests,
  preferList,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const first = page.getByRole('link', { name: 'SPRING', exact: true });
const second = page.getByRole('link', { name: 'AUTUMN', exact: true });
/** The check box of the second row. */
const box = page.getByRole('checkbox', { name: 'Select AUTUMN' });
const search = page.getByRole('searchbox');

async function openList(options: RenderEngineOptions = {}) {
  const engine = await renderEngine({ respond: preferList, ...options });
  await expect.element(box).toBeVisible();
  // The focus of the test before is restored, because the first entry of each history has the same key.
  (document.activeElement as HTMLElement).blur();
  return engine;
}

test('Keys move between rows, and edit the focused one, to which Cancel returns', async () => {
  const { router, getPath } = await openList({ initialPath: '/admin/coupons?page=2' });
  await userEvent.keyboard('{ArrowDown}e');
  await expect.element(document.body).toHaveFocus();
  expect(getPath()).toBe('/admin/coupons?page=2');
  await userEvent.keyboard('j');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}j');
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}e');
  await expect.poll(getPath).toBe('/admin/view/coupon/c2/edit');
  // A save returns to the page of the list.
  expect(router.state.location.state).toMatchObject({
    listAddress: '/admin/coupons?page=2',
    rowNumber: 4,
  });
  const dialog = page.getByRole('dialog', { name: 'Edit coupon' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
  await expect.element(second).toHaveFocus();
});

test('Keys select the focused row and delete it; with a selection Delete means that', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await openList();
  await userEvent.keyboard('{Delete}');
  expect(confirm).not.toHaveBeenCalled();
  second.element().focus();
  await userEvent.keyboard('{Delete}');
  expect(confirm).toHaveBeenLastCalledWith('Delete this coupon?');
  await userEvent.keyboard('x');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Control>}x{/Control}{Shift>}x{/Shift}');
  await expect.element(box).toBeChecked();
  // A check box takes no letters.
  box.element().focus();
  await userEvent.keyboard('k');
  await page.getByRole('checkbox', { name: 'Select SPRING' }).click();
  await expect.element(page.getByRole('button', { name: 'Delete selected' })).toBeVisible();
  await userEvent.keyboard('{Delete}');
  expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 coupons?');
  await userEvent.keyboard('jx');
  await expect.element(box).not.toBeChecked();
});

test('A key acts at once on the row that has the focus, also after that has moved up, and wherever the focus goes next', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { queryClient, sent, respondWith } = await openList();
  second.element().focus();
  // SPRING was deleted elsewhere.
  const rows = ['AUTUMN', 'WINTER'].map((code, index) => ({ _id: `c${index + 2}`, code }));
  const list = { success: true, length: 8, coupons: rows };
  respondWith(({ method }) => (method === 'GET' ? Response.json(list) : undefined));
  await queryClient.invalidateQueries();
  const winter = page.getByRole('link', { name: 'WINTER', exact: true });
  await expect.element(winter).toBeVisible();
  await expect.element(second).toHaveFocus();
  second.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  // Nothing was loaded or awaited in between.
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Delete this coupon?');
  winter.element().focus();
  await expect.element(page.getByText('Coupon Deleted')).toBeVisible();
  expect(sent('DELETE')).toEqual(['DELETE /api/coupons/c2']);
  // The list is read again.
  await expect.poll(() => sent().at(-1)).toMatch(/^GET/);
});

test('Keys turn pages, search and add; a row that is about to be replaced is dimmed and does nothing', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const { hold, release } = holdRequests(({ url }) => url.includes('currentPage=3'));
  const { getPath } = await openList({ hold });
  await userEvent.keyboard(']');
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
  await userEvent.keyboard('[[');
  await expect.poll(getPath).toBe('/admin/coupons');
  await userEvent.keyboard('[[]');
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  // While something is typed, keys do nothing else.
  await userEvent.keyboard('n]/?');
  await expect.element(search).toHaveValue('n]/?');
  expect(getPath()).toBe('/admin/coupons?page=2');
  first.element().focus();
  await userEvent.keyboard(']');
  await expect.element(first).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('e');
  await first.click({ force: true });
  // Nor does a click on its buttons or its cells do anything.
  const remove = page.getByRole('button', { name: 'Delete coupon SPRING' });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.click({ force: true });
  expect(confirm).not.toHaveBeenCalled();
  await page.getByRole('row').nth(1).getByRole('cell').first().click();
  await expect.element(page.getByRole('rowgroup').nth(1)).toHaveStyle({ opacity: '0.6' });
  expect(getPath()).toBe('/admin/coupons?page=3');
  release();
  await expect.element(first).not.toHaveAttribute('aria-disabled', 'true');
  expect(getPath()).toBe('/admin/coupons?page=3');
  await userEvent.keyboard('n');
  await expect.poll(getPath).toBe('/admin/coupon/add');
});

test('A card whose link is in its menu has the focus on the button of the menu', async () => {
  await page.viewport(390, 800);
  const { getPath } = await openList({
    resource: { ...coupons, columns: coupons.columns.filter(({ label }) => label === 'Offer') },
  });
  const more = page.getByRole('button', { name: 'More actions for coupon SPRING' });
  await userEvent.keyboard('j');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(getPath).toBe('/admin/view/coupon/c1/edit');
});

test('The palette has the actions of the focused row, of the tools and of the selection, until the screen is left', async () => {
  const { router } = await openList();
  second.element().focus();
  await openPalette();
  await expect.element(getOption('Export CSV')).toBeInTheDocument();
  await expect.element(getOption('Clear selection')).not.toBeInTheDocument();
  await getOption('Select row').click();
  await expect.element(box).toBeChecked();
  await expect.element(second).toHaveFocus();
  await chooseOption('Clear selection');
  await expect.element(box).not.toBeChecked();
  await chooseOption('Columns');
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Percentage' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).not.toBeInTheDocument();
  await chooseOption('Select all on this page');
  await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await chooseOption('Clear selection');
  await chooseOption('Search this screen');
  await expect.element(search).toHaveFocus();
  await openPalette();
  await expect.element(getOption('Export CSV')).toBeInTheDocument();
  await router.navigate('/admin/coupon/add');
  await expect.element(getOption('Dashboard')).toBeInTheDocument();
  await expect.element(getOption('Export CSV')).not.toBeInTheDocument();
});

test('Escape closes what is open, and only then clears the selection', async () => {
  await openList();
  second.element().focus();
  await userEvent.keyboard('x{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
  palette.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeChecked();
});
